/** What an item of the queue is about, in the words of both languages. */
import { approvalKindNames } from '@estia/contract/approvals/messages';
import { formatCents, formatCount, formatShortDate } from '@estia/contract/format';
import { reviewRuleNames } from '@estia/contract/listings/review/review-messages';
import { findLookup } from '@estia/contract/lookups/model';
import { type Locale, type Pair, pair } from '@estia/contract/pair';
import { nameOfFailure } from '@estia/contract/site/failure-messages';
import { restrictionMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import { workItemMessages as words } from '@estia/contract/work-queue/item-messages';
import { composeTitle } from '../listings/index.ts';
import type { Queue, WorkItemRow } from './queue.queries.ts';
import type { NamedListing, NamedParty, WorkSubject } from './work-subjects.queries.ts';

const both = (write: (locale: Locale) => string): Pair => pair(write('el'), write('en'));
const same = (text: string): Pair => pair(text, text);
const join = (...parts: readonly (Pair | null | undefined)[]): Pair =>
  both((locale) => parts.flatMap((part) => (part ? [part[locale]] : [])).join(' · '));

function listingTitle(listing: NamedListing | undefined): Pair {
  if (!listing) return words.deletedListing;
  const composed = composeTitle(listing.type_id, listing.area);
  return { el: listing.title_el ?? composed.el, en: listing.title_en ?? composed.en };
}

const partyName = (party: NamedParty | undefined): Pair =>
  party
    ? both((locale) => (locale === 'en' ? party.name_en : party.name_el) ?? party.name_el ?? party.username)
    : words.deletedAccount;

const advertiser = (listing: NamedListing | undefined): Pair | null =>
  listing ? both((locale) => words.advertiser[locale](listing.username)) : null;

const gemiOf = (party: NamedParty | undefined): Pair | null => {
  const gemi = party?.gemi;
  return gemi ? both((locale) => words.gemi[locale](gemi)) : null;
};

const versus = (one: Pair, other: Pair): Pair => both((locale) => words.versus[locale](one[locale], other[locale]));
const amount = (cents: number | undefined): Pair | null => (cents === undefined ? null : same(formatCents(cents)));

function isBrokerState(state: string | undefined): state is keyof typeof words.brokerStates {
  return state !== undefined && Object.hasOwn(words.brokerStates, state);
}

function isReporting(state: string | undefined): state is keyof typeof words.reporting {
  return state !== undefined && Object.hasOwn(words.reporting, state);
}

type Described = { title: Pair; details: Pair };

function describeDeposit({ state, cents, day, party, matched_by: matchedBy }: WorkSubject): Described {
  const step = state === 'matched' ? words.depositToConfirm : words.depositToMatch;
  return {
    title: join(amount(cents), day ? both((locale) => formatShortDate(day, locale)) : null),
    details: join(
      step,
      party ? partyName(party) : null,
      matchedBy ? both((locale) => words.matchedBy[locale](matchedBy)) : null,
    ),
  };
}

const describers: Readonly<Record<WorkItemRow['kind'], (about: WorkSubject) => Described>> = {
  report: ({ listing, reason_id: reasonId }) => ({
    title: listingTitle(listing),
    details: join(reasonId === undefined ? null : findLookup('report_reasons', reasonId)?.name, advertiser(listing)),
  }),
  listing_review: ({ listing, state, has_change: hasChange, rules }) => ({
    title: listingTitle(listing),
    details: join(
      state === 'hold' ? words.heldUntilReview : null,
      hasChange ? words.changeMade : null,
      ...(rules ?? []).map((rule) => reviewRuleNames[rule]),
      advertiser(listing),
    ),
  }),
  complaint: ({ party }) => ({ title: partyName(party), details: words.complaint }),
  appeal: ({ party, restriction }) => ({
    title: partyName(party),
    details: restriction ? restrictionMessages[restriction].name : words.complaint,
  }),
  agency: ({ party }) => ({ title: partyName(party), details: join(gemiOf(party), party && same(party.username)) }),
  hidden_broker: ({ party, state }) => ({
    title: partyName(party),
    details: isBrokerState(state) ? words.brokerStates[state] : words.brokerStates.new,
  }),
  dispute: ({ listing, other_party: agency }) => ({
    title: versus(listingTitle(listing), partyName(agency)),
    details: join(words.disputeDetails, advertiser(listing)),
  }),
  exclusive_case: ({ party, other_party: other }) => ({
    title: versus(partyName(party), partyName(other)),
    details: words.exclusiveDetails,
  }),
  match: ({ listing, other_listing: other }) => ({
    title: versus(listingTitle(listing), listingTitle(other)),
    details: words.samePropertyQuestion,
  }),
  approval: ({ approval, party, name = '' }) => ({
    title: join(approval && approvalKindNames[approval], party ? partyName(party) : null),
    details: both((locale) => words.askedBy[locale](name)),
  }),
  deposit: describeDeposit,
  invoice: ({ invoice = '', name, state, cents }) => ({
    title: join(same(invoice), name ? same(name) : null),
    details: join(isReporting(state) ? words.reporting[state] : null, amount(cents)),
  }),
  overdue: ({ party, cents = 0 }) => ({
    title: partyName(party),
    details: join(
      both((locale) => words.owes[locale](formatCents(cents))),
      gemiOf(party),
    ),
  }),
  chargeback: ({ party, cents, state }) => ({
    title: join(partyName(party), amount(cents)),
    details: state === 'lost' ? words.chargebackLost : words.chargebackToAnswer,
  }),
  source: ({ name = '', party }) => ({ title: same(name), details: join(words.failing, partyName(party)) }),
  failure: ({ name = '', count = 1 }) => ({
    title: nameOfFailure('job', name) ?? same(name),
    details: both((locale) => words.failures[locale](count, formatCount(count, locale))),
  }),
};

export function workItemView(row: WorkItemRow, { adminId, now, rules }: Queue) {
  const about = row.about ?? {};
  const isHeld = row.admin_id !== null && row.claimed_at !== null && row.active_at !== null;
  return {
    kind: row.kind,
    subject: row.subject,
    ...describers[row.kind](about),
    since: row.since.toISOString(),
    due_at: row.due_at.toISOString(),
    is_late: row.due_at < now,
    needs_other_admin:
      (row.kind === 'deposit' && about.state === 'matched' && about.matched_by_id === adminId) ||
      (row.kind === 'approval' && about.requested_by_id === adminId),
    claim: isHeld
      ? {
          admin_id: row.admin_id ?? 0,
          admin: row.admin ?? '',
          is_mine: row.admin_id === adminId,
          claimed_at: row.claimed_at?.toISOString() ?? '',
          expires_at: new Date((row.active_at?.getTime() ?? 0) + rules.claim_minutes * 60_000).toISOString(),
          handed_by: row.handed_by,
          note: row.note,
        }
      : null,
  };
}
