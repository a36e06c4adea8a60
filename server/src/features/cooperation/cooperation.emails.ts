/** Emails of cooperation: which there are, what each needs, and how one is ordered. */
import {
  cooperationEmailFrame as frame,
  cooperationEmailMessages as words,
} from '@estia/contract/cooperation/email-messages';
import { cooperationLimits } from '@estia/contract/cooperation/model';
import { formatLongDate } from '@estia/contract/format';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import type { EmailBlock, FactRow } from '../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailTemplates,
  sanitizeDisplayName,
  type TemplateContext,
  textBlock,
} from '../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import { type CooperationRow, listRecipients } from './cooperation.queries.ts';
import { composeTitle } from './listing-title.ts';

/** Agencies by name and number, as they are on every listing of theirs. A private owner has neither here. */
type Parties = {
  code: string;
  title: string;
  /** Where its page is; null while it is not on offer. */
  listing_path: string | null;
  agency: string;
  gemi: string;
  advertiser: string | null;
  advertiser_gemi: string | null;
};
type CooperationEmailValues = {
  cooperation_proposed: Parties & { to: 'advertiser' | 'agency'; answer_by: string };
  cooperation_accepted: Parties & { from: string; terms: string | null };
  cooperation_declined: Parties;
  cooperation_expired: Parties;
  cooperation_ended: Parties & { until: string };
};

function partiesBlock(
  { locale, page }: TemplateContext,
  { code, title, listing_path, agency, gemi, advertiser, advertiser_gemi }: Parties,
  dates: readonly FactRow[] = [],
): EmailBlock {
  const advertiserRows: FactRow[] =
    advertiser === null
      ? [[frame.advertiser[locale], frame.individual[locale]]]
      : [
          [frame.advertiser[locale], advertiser],
          [frame.gemi[locale], advertiser_gemi ?? ''],
        ];
  const name = `${title} · ${code}`;
  return {
    kind: 'facts',
    rows: [
      listing_path ? [frame.listing[locale], name, page(listing_path)] : [frame.listing[locale], name],
      ...advertiserRows,
      [frame.agency[locale], agency],
      [frame.gemi[locale], gemi],
      ...dates,
    ],
  };
}

const cooperationsButton = (context: TemplateContext, list: string): EmailBlock =>
  buttonBlock(frame.button[context.locale], context.page(`/dashboard/cooperation?list=${list}`));

export const cooperationEmails: EmailTemplates<CooperationEmailValues> = {
  cooperation_proposed: ({ to, answer_by, ...parties }, context) => {
    const { locale } = context;
    const text = to === 'advertiser' ? words.cooperation_proposed.toAdvertiser : words.cooperation_proposed.toAgency;
    return {
      words: words.cooperation_proposed,
      blocks: [
        textBlock(text[locale]),
        partiesBlock(context, parties, [[frame.answerBy[locale], formatLongDate(answer_by, locale)]]),
        ...(to === 'advertiser' ? [textBlock(words.cooperation_proposed.ifAccepted[locale])] : []),
        buttonBlock(words.cooperation_proposed.button[locale], context.page('/dashboard/cooperation')),
        ...(to === 'advertiser' && parties.advertiser === null
          ? [textBlock(words.cooperation_proposed.noProposals[locale])]
          : []),
      ],
    };
  },
  cooperation_accepted: ({ from, terms, ...parties }, context) => {
    const { locale } = context;
    return {
      words: words.cooperation_accepted,
      blocks: [
        textBlock(words.cooperation_accepted.text[locale]),
        partiesBlock(context, parties, [[frame.from[locale], formatLongDate(from, locale)]]),
        ...(terms ? [{ kind: 'quote' as const, label: frame.terms[locale], text: terms }] : []),
        cooperationsButton(context, 'in_force'),
      ],
    };
  },
  cooperation_declined: (parties, context) => ({
    words: words.cooperation_declined,
    blocks: [
      textBlock(words.cooperation_declined.text[context.locale](cooperationLimits.declinedDays)),
      partiesBlock(context, parties),
      cooperationsButton(context, 'outgoing'),
    ],
  }),
  cooperation_expired: (parties, context) => ({
    words: words.cooperation_expired,
    blocks: [
      textBlock(words.cooperation_expired.text[context.locale]),
      partiesBlock(context, parties),
      cooperationsButton(context, 'outgoing'),
    ],
  }),
  cooperation_ended: ({ until, ...parties }, context) => ({
    words: words.cooperation_ended,
    blocks: [
      textBlock(words.cooperation_ended.text[context.locale]),
      ...(parties.advertiser === null ? [textBlock(words.cooperation_ended.fiveDays[context.locale])] : []),
      partiesBlock(context, parties, [[frame.until[context.locale], formatLongDate(until, context.locale)]]),
    ],
  }),
};

const nameIn = (locale: string, { el, en }: { el: string; en: string }): string => (locale === 'el' ? el : en);

/** A title is what somebody typed: one that could be an advertisement is not mailed, the facts are. */
const getTitle = (row: CooperationRow, locale: string): string =>
  sanitizeDisplayName(nameIn(locale, { el: row.title_el ?? '', en: row.title_en ?? '' })) ||
  nameIn(locale, composeTitle(row));

const partiesIn = (row: CooperationRow, locale: string): Parties => ({
  code: formatListingCode(row.property_id, row.purpose),
  title: getTitle(row, locale),
  listing_path: row.is_active ? `/properties/for-${purposeNames[row.purpose]}/${row.property_id}` : null,
  agency: nameIn(locale, { el: row.agency_el, en: row.agency_en }),
  gemi: row.agency_gemi,
  advertiser: row.advertiser_agency && nameIn(locale, row.advertiser_agency),
  advertiser_gemi: row.advertiser_agency?.gemi ?? null,
});

/** `trx` is the transaction of what the email tells of. */
export async function enqueueCooperationEmail<T extends keyof CooperationEmailValues>(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  email: {
    template: T;
    cooperation: CooperationRow;
    to: readonly ('advertiser' | 'agency')[];
    values: Omit<CooperationEmailValues[T], keyof Parties>;
  },
): Promise<void> {
  const { template, cooperation, to, values } = email;
  const accountOf = { advertiser: cooperation.advertiser_id, agency: cooperation.agency_account_id };
  for (const reader of await listRecipients(
    trx,
    to.map((side) => accountOf[side]),
  ))
    await enqueueEmailTo(trx, deps, reader, {
      template,
      values: { ...partiesIn(cooperation, reader.locale), ...values },
    });
}
