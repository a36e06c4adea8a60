/** Emails of listings: which there are, what each needs, and how one is ordered. */
import { emailFrame as frame } from '@estia/contract/accounts/email-messages';
import { formatDateTime } from '@estia/contract/format';
import { listingEmailFrame, listingEmailMessages as words } from '@estia/contract/listings/email-messages';
import type { ReviewReason } from '@estia/contract/listings/review/review-choices';
import { reviewReasonMessages } from '@estia/contract/listings/review/review-messages';
import { confirmationDays, type ListingAction } from '@estia/contract/listings/states';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import type { EmailBlock } from '../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import { quoteBlock, type StatementValues, statementBlocks } from '../statements-of-reasons/index.ts';

/** `codes`: of the first few listings, as people know them; `count`: of all that the email speaks of. */
type ListingsSummary = { codes: string; count: number };

export type ListingEmailValues = {
  listing_published: { code: string; for: string; property_id: number; needs_document?: boolean };
  listing_reminder: ListingsSummary;
  listing_reminder_last: ListingsSummary;
  listing_paused: ListingsSummary & { statement: StatementValues };
  mandate_expiring: ListingsSummary & { days: number };
  mandate_expired: ListingsSummary & { statement: StatementValues };
  listing_changed_by_admin: ListingsSummary & { act: ListingAction; reason: string; statement: StatementValues | null };
  listing_held: ListingsSummary & { due_at: string; statement: StatementValues };
  listing_review_approved: ListingsSummary & { waits: 'plan' | 'mandate' | 'account' | null };
  listing_change_requested: ReviewedListing & {
    due_at: string;
    reason: ReviewReason;
    text: string;
    /** Where it is not shown meanwhile. */
    statement: StatementValues | null;
  };
  listing_change_missed: ReviewedListing & { statement: StatementValues };
  listing_review_stopped: ListingsSummary & { reason: ReviewReason; statement: StatementValues };
};
type ReviewedListing = ListingsSummary & { property_id: number; for: string };

const MAX_NAMED_LISTINGS = 5;

/** One email for all listings of a person that the same thing happened to. */
export const summarizeListings = (codes: readonly string[]): ListingsSummary => ({
  codes: codes.slice(0, MAX_NAMED_LISTINGS).join(', '),
  count: codes.length,
});

const listingsBlock = (context: TemplateContext, { codes, count }: ListingsSummary): EmailBlock => ({
  kind: 'facts',
  rows: [
    [
      listingEmailFrame.listings[context.locale],
      listingEmailFrame.more[context.locale](codes, count - codes.split(', ').length),
    ],
  ],
});
const myListingsButton = (context: TemplateContext, words: string) =>
  buttonBlock(words, context.page('/dashboard/properties'));

const editPath = ({ for: purpose, property_id }: { for: string; property_id: number }): string =>
  `/dashboard/properties/edit-new-property?for=${purpose}&property_id=${property_id}`;
const reasonBlock = (context: TemplateContext, reason: ReviewReason): EmailBlock => ({
  kind: 'facts',
  rows: [[frame.reason[context.locale], reviewReasonMessages[reason].name[context.locale]]],
});

export const listingEmails: EmailTemplates<ListingEmailValues> = {
  listing_published: ({ code, for: purpose, property_id, needs_document }, context) => ({
    words: words.listing_published,
    blocks: [
      textBlock(words.listing_published.text[context.locale]),
      { kind: 'facts', rows: [[listingEmailFrame.code[context.locale], code]] },
      buttonBlock(
        words.listing_published.button[context.locale],
        context.page(`/properties/for-${purpose}/${property_id}`),
      ),
      ...(needs_document
        ? [
            {
              kind: 'aside' as const,
              title: words.listing_published.documentTitle[context.locale],
              text: words.listing_published.document[context.locale],
              link: {
                text: words.listing_published.documentButton[context.locale],
                href: context.page(`/dashboard/mandates?search=${code}`),
              },
            },
          ]
        : []),
    ],
  }),
  listing_reminder: (listings, context) => ({
    words: words.listing_reminder,
    blocks: [
      textBlock(words.listing_reminder.text[context.locale](listings.count, confirmationDays.firstReminder - 1)),
      listingsBlock(context, listings),
      myListingsButton(context, words.listing_reminder.button[context.locale]),
    ],
  }),
  listing_reminder_last: (listings, context) => ({
    words: words.listing_reminder_last,
    blocks: [
      textBlock(
        words.listing_reminder_last.text[context.locale](
          listings.count,
          confirmationDays.pause - confirmationDays.secondReminder,
        ),
      ),
      listingsBlock(context, listings),
      myListingsButton(context, words.listing_reminder_last.button[context.locale]),
    ],
  }),
  listing_paused: ({ statement }, context) => ({
    words: words.listing_paused,
    blocks: [
      textBlock(words.listing_paused.text[context.locale](confirmationDays.pause)),
      myListingsButton(context, words.listing_paused.button[context.locale]),
      ...statementBlocks(context, statement),
    ],
  }),
  mandate_expiring: ({ days, ...listings }, context) => ({
    words: words.mandate_expiring,
    blocks: [
      textBlock(words.mandate_expiring.text[context.locale](listings.count, days)),
      listingsBlock(context, listings),
      myListingsButton(context, words.mandate_expiring.button[context.locale]),
    ],
  }),
  mandate_expired: ({ statement }, context) => ({
    words: words.mandate_expired,
    blocks: [
      textBlock(words.mandate_expired.text[context.locale]),
      myListingsButton(context, words.mandate_expired.button[context.locale]),
      ...statementBlocks(context, statement),
    ],
  }),
  listing_held: ({ due_at, statement, ...listings }, context) => ({
    words: words.listing_held,
    blocks: [
      textBlock(words.listing_held.text[context.locale](listings.count, formatDateTime(due_at, context.locale))),
      myListingsButton(context, words.listing_held.button[context.locale]),
      ...statementBlocks(context, statement),
    ],
  }),
  listing_review_approved: ({ waits, ...listings }, context) => ({
    words: words.listing_review_approved,
    blocks: [
      textBlock(words.listing_review_approved.text[context.locale]),
      listingsBlock(context, listings),
      ...(waits ? [textBlock(words.listing_review_approved.waits[waits][context.locale])] : []),
      myListingsButton(context, words.listing_review_approved.button[context.locale]),
    ],
  }),
  listing_change_requested: ({ due_at, reason, text, statement, ...listing }, context) => ({
    words: words.listing_change_requested,
    blocks: [
      textBlock(
        words.listing_change_requested.text[context.locale](formatDateTime(due_at, context.locale), statement !== null),
      ),
      reasonBlock(context, reason),
      ...(statement === null
        ? [listingsBlock(context, listing), quoteBlock(context.locale, listingEmailFrame.fromUs, text)]
        : []),
      buttonBlock(words.listing_change_requested.button[context.locale], context.page(editPath(listing))),
      ...(statement === null ? [] : statementBlocks(context, statement)),
    ],
  }),
  listing_change_missed: ({ statement, ...listing }, context) => ({
    words: words.listing_change_missed,
    blocks: [
      textBlock(words.listing_change_missed.text[context.locale]),
      buttonBlock(words.listing_change_missed.button[context.locale], context.page(editPath(listing))),
      ...statementBlocks(context, statement),
    ],
  }),
  listing_review_stopped: ({ reason, statement }, context) => ({
    words: words.listing_review_stopped,
    blocks: [
      textBlock(words.listing_review_stopped.text[context.locale]),
      reasonBlock(context, reason),
      myListingsButton(context, words.listing_review_stopped.button[context.locale]),
      ...statementBlocks(context, statement),
    ],
  }),
  listing_changed_by_admin: ({ act: action, reason, statement, ...listings }, context) => ({
    words: words.listing_changed_by_admin,
    blocks: [
      textBlock(words.listing_changed_by_admin.actions[action][context.locale]),
      ...(statement
        ? statementBlocks(context, statement)
        : [
            listingsBlock(context, listings),
            { kind: 'quote' as const, label: frame.reason[context.locale], text: reason },
          ]),
    ],
  }),
};

export type EmailRecipient = { id: number; email: string; locale: string; username: string };

/** `trx` is the transaction of what the email tells of. */
export const enqueueListingEmail = <T extends keyof ListingEmailValues>(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  owner: EmailRecipient,
  template: T,
  values: ListingEmailValues[T],
): Promise<void> => enqueueEmailTo(trx, deps, owner, { template, values });
