/** Letters of ads: which there are, what each needs, and how one is ordered. */
import { emailContact, emailFrame as frame } from '@estia/contract/accounts/letter-messages';
import { listingEmailFrame as adFrame, listingEmailMessages as words } from '@estia/contract/listings/letter-messages';
import { confirmationDays, type ListingAction } from '@estia/contract/listings/states';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import type { Block } from '../../platform/letter.ts';
import { button, type Ground, type LetterShelf, text } from '../../platform/letter-shelf.ts';
import { orderLetter } from '../../platform/outbox.ts';

/** `codes`: of the first few ads, as people know them; `count`: of all that the letter speaks of. */
type Ads = { codes: string; count: number };

export type ListingLetters = {
  ad_up: { code: string; for: string; property_id: number };
  ad_reminder: Ads;
  ad_reminder_last: Ads;
  ad_paused: Ads;
  ad_changed_by_admin: Ads & { act: ListingAction; reason: string };
};

const NAMED = 5;

/** One letter for all ads of a person that the same thing happened to. */
export const adsNamed = (codes: readonly string[]): Ads => ({
  codes: codes.slice(0, NAMED).join(', '),
  count: codes.length,
});

const which = (g: Ground, { codes, count }: Ads): Block => ({
  kind: 'facts',
  rows: [[adFrame.ads[g.locale], adFrame.more[g.locale](codes, count - codes.split(', ').length)]],
});
const toMine = (g: Ground, words: string) => button(words, g.page('/dashboard/properties'));

export const listingLetters: LetterShelf<ListingLetters> = {
  ad_up: ({ code, for: purpose, property_id }, g) => ({
    words: words.ad_up,
    blocks: [
      text(words.ad_up.text[g.locale]),
      { kind: 'facts', rows: [[adFrame.code[g.locale], code]] },
      button(words.ad_up.button[g.locale], g.page(`/properties/for-${purpose}/${property_id}`)),
    ],
  }),
  ad_reminder: (ads, g) => ({
    words: words.ad_reminder,
    blocks: [
      text(words.ad_reminder.text[g.locale](ads.count, confirmationDays.firstReminder - 1)),
      which(g, ads),
      toMine(g, words.ad_reminder.button[g.locale]),
    ],
  }),
  ad_reminder_last: (ads, g) => ({
    words: words.ad_reminder_last,
    blocks: [
      text(words.ad_reminder_last.text[g.locale](ads.count, confirmationDays.pause - confirmationDays.secondReminder)),
      which(g, ads),
      toMine(g, words.ad_reminder_last.button[g.locale]),
    ],
  }),
  ad_paused: (ads, g) => ({
    words: words.ad_paused,
    blocks: [
      text(words.ad_paused.text[g.locale](confirmationDays.pause)),
      which(g, ads),
      toMine(g, words.ad_paused.button[g.locale]),
    ],
  }),
  ad_changed_by_admin: ({ act, reason, ...ads }, g) => ({
    words: words.ad_changed_by_admin,
    blocks: [
      text(words.ad_changed_by_admin.acts[act][g.locale]),
      which(g, ads),
      { kind: 'quote', label: frame.reason[g.locale], text: reason },
      {
        kind: 'aside',
        title: frame.objectTitle[g.locale],
        text: frame.object[g.locale],
        link: { text: emailContact, href: `mailto:${emailContact}` },
      },
    ],
  }),
};

export type Owner = { id: number; email: string; locale: string; username: string };

/** `db` is the transaction of what the letter tells of. */
export const tellOwner = <T extends keyof ListingLetters>(
  db: Db,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  owner: Owner,
  template: T,
  values: ListingLetters[T],
): Promise<void> =>
  orderLetter(db, {
    secrets: deps.secrets,
    now: deps.clock(),
    order: {
      accountId: owner.id,
      to: owner.email,
      locale: owner.locale as Locale,
      template,
      values: { name: owner.username, ...values },
    },
  });
