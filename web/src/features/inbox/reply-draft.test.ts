import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONVERSATION_KEY, clearTabStorage, storeInTab } from '../../platform/tab-storage.ts';
import { readReplyDraft, removeReplyDraft, storeReplyDraft } from './reply-draft.ts';

describe('[LIST-6] a reply that is not sent yet', () => {
  beforeEach(() => {
    const values = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    });
  });

  it('comes back to its own conversation and to no other', () => {
    storeReplyDraft({ conversation: 7, body: 'On Friday at 6?' });
    expect(readReplyDraft(7)).toBe('On Friday at 6?');
    expect(readReplyDraft(8)).toBe('');
  });

  it('is forgotten once it is sent, emptied, or somebody logs in', () => {
    storeReplyDraft({ conversation: 7, body: 'On Friday' });
    removeReplyDraft();
    expect(readReplyDraft(7)).toBe('');
    storeReplyDraft({ conversation: 7, body: 'On Friday' });
    storeReplyDraft({ conversation: 7, body: ' ' });
    expect(readReplyDraft(7)).toBe('');
    storeReplyDraft({ conversation: 7, body: 'On Friday' });
    storeInTab(CONVERSATION_KEY, 'code');
    clearTabStorage();
    expect(readReplyDraft(7)).toBe('');
  });

  it('is nothing where the tab stores something else', () => {
    sessionStorage.setItem('estia:reply', '{');
    expect(readReplyDraft(7)).toBe('');
  });
});
