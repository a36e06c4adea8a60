/** Emails of lists: an invitation, and one notice of the comments of a day. Neither has anything of a property. */
import { emailFrame as frame } from '@estia/contract/accounts/email-messages';
import { listEmailMessages as words } from '@estia/contract/favorites/list-email-messages';
import type { EmailBlock } from '../../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailTemplates,
  sanitizeDisplayName,
  type TemplateContext,
  textBlock,
} from '../../../platform/email/email-templates.ts';

type ListEmailValues = {
  list_invitation: { list: string; by: string };
  list_comments: { list: string; list_id: number; count: number };
};

/** Names are what somebody typed: one that could be an advertisement is left out. */
function factsBlock({ locale }: TemplateContext, { list, by }: { list: string; by?: string }): EmailBlock[] {
  const rows: [string, string][] = [];
  if (by && sanitizeDisplayName(by)) rows.push([words.from[locale], by]);
  if (sanitizeDisplayName(list)) rows.push([words.list[locale], list]);
  return rows.length > 0 ? [{ kind: 'facts', rows }] : [];
}

export const listEmails: EmailTemplates<ListEmailValues> = {
  list_invitation: (values, context) => ({
    words: words.list_invitation,
    blocks: [
      textBlock(words.list_invitation.text[context.locale]),
      ...factsBlock(context, values),
      buttonBlock(words.list_invitation.button[context.locale], context.page('/dashboard/user/favorites')),
      textBlock(words.list_invitation.sameEmail[context.locale]),
      {
        kind: 'aside',
        title: frame.unexpected[context.locale],
        text: words.list_invitation.notYou[context.locale],
      },
    ],
    reader: 'stranger',
  }),
  list_comments: ({ list, list_id, count }, context) => ({
    words: words.list_comments,
    blocks: [
      textBlock(words.list_comments.text[context.locale](count)),
      ...factsBlock(context, { list }),
      buttonBlock(
        words.list_comments.button[context.locale],
        context.page(`/dashboard/user/favorites/lists/${list_id}`),
      ),
    ],
    why: words.list_comments.why,
  }),
};
