/** Emails about rules: to admins that some want to be looked at, to owners whose mark has gone. */
import { ruleEmailMessages as words } from '@estia/contract/rules/email-messages';
import { ruleNames } from '@estia/contract/rules/rule-messages';
import { isRuleCode } from '@estia/contract/rules/rule-params';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import { buttonBlock, type EmailTemplates, textBlock } from '../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';

export type RuleEmails = {
  /** Codes, apart by a comma. */
  rules_recheck: { codes: string; days: number };
  visa_mark_dropped: { ads: string; count: number };
};

export const ruleEmails: EmailTemplates<RuleEmails> = {
  rules_recheck: ({ codes, days }, g) => ({
    words: words.rules_recheck,
    why: words.rules_recheck.why,
    blocks: [
      textBlock(words.rules_recheck.text[g.locale](days)),
      {
        kind: 'facts',
        rows: codes
          .split(',')
          .filter(isRuleCode)
          .map((code) => [words.rules_recheck.rule[g.locale], ruleNames[code][g.locale]] as const),
      },
      buttonBlock(words.rules_recheck.button[g.locale], g.page('/dashboard/admin/rules')),
    ],
  }),
  visa_mark_dropped: ({ ads: listingCount, count }, g) => ({
    words: words.visa_mark_dropped,
    blocks: [
      textBlock(words.visa_mark_dropped.text[g.locale](count)),
      { kind: 'facts', rows: [[words.visa_mark_dropped.listings[g.locale], listingCount]] },
      textBlock(words.visa_mark_dropped.stands[g.locale]),
      buttonBlock(words.visa_mark_dropped.button[g.locale], g.page('/golden-visa')),
    ],
  }),
};

export type EmailRecipient = { id: number; email: string; locale: string; username: string };

/** `trx` is the transaction of what the email tells of. */
export const enqueueRuleEmail = <T extends keyof RuleEmails>(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  reader: EmailRecipient,
  template: T,
  values: RuleEmails[T],
): Promise<void> => enqueueEmailTo(trx, deps, reader, { template, values });
