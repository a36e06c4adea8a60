/** Letters about rules: to admins that some want to be looked at, to owners whose mark has gone. */
import type { Locale } from '@estia/contract/pair';
import { isRuleCode } from '@estia/contract/rules/fields';
import { ruleEmailMessages as words } from '@estia/contract/rules/letter-messages';
import { ruleNames } from '@estia/contract/rules/rule-messages';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import { button, type LetterShelf, text } from '../../platform/letter-shelf.ts';
import { orderLetter } from '../../platform/outbox.ts';

export type RuleLetters = {
  /** Codes, apart by a comma. */
  rules_recheck: { codes: string; days: number };
  visa_mark_dropped: { ads: string; count: number };
};

export const ruleLetters: LetterShelf<RuleLetters> = {
  rules_recheck: ({ codes, days }, g) => ({
    words: words.rules_recheck,
    why: words.rules_recheck.why,
    blocks: [
      text(words.rules_recheck.text[g.locale](days)),
      {
        kind: 'facts',
        rows: codes
          .split(',')
          .filter(isRuleCode)
          .map((code) => [words.rules_recheck.rule[g.locale], ruleNames[code][g.locale]] as const),
      },
      button(words.rules_recheck.button[g.locale], g.page('/dashboard/admin/rules')),
    ],
  }),
  visa_mark_dropped: ({ ads, count }, g) => ({
    words: words.visa_mark_dropped,
    blocks: [
      text(words.visa_mark_dropped.text[g.locale](count)),
      { kind: 'facts', rows: [[words.visa_mark_dropped.ads[g.locale], ads]] },
      text(words.visa_mark_dropped.stands[g.locale]),
      button(words.visa_mark_dropped.button[g.locale], g.page('/golden-visa')),
    ],
  }),
};

export type Reader = { id: number; email: string; locale: string; username: string };

/** `db` is the transaction of what the letter tells of. */
export const tell = <T extends keyof RuleLetters>(
  db: Db,
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  reader: Reader,
  template: T,
  values: RuleLetters[T],
): Promise<void> =>
  orderLetter(db, {
    secrets,
    now: clock(),
    order: {
      ...{ accountId: reader.id, to: reader.email, locale: reader.locale as Locale, template },
      values: { name: reader.username, ...values },
    },
  });
