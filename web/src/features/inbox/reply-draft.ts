/** A visitor's reply that is not sent yet survives a reload, in this tab alone. */
import { REPLY_KEY, readFromTab, removeFromTab, storeInTab } from '../../platform/tab-storage.ts';

type ReplyDraft = { conversation: number; body: string };

export function storeReplyDraft(draft: ReplyDraft): void {
  if (draft.body.trim() === '') removeFromTab(REPLY_KEY);
  else storeInTab(REPLY_KEY, JSON.stringify(draft));
}

/** Empty where nothing was typed, or it was meant for another conversation. */
export function readReplyDraft(conversation: number): string {
  try {
    const draft = JSON.parse(readFromTab(REPLY_KEY) ?? 'null') as Partial<ReplyDraft> | null;
    return draft?.conversation === conversation && typeof draft.body === 'string' ? draft.body : '';
  } catch {
    return '';
  }
}

export const removeReplyDraft = (): void => removeFromTab(REPLY_KEY);
