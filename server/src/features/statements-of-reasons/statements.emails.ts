/** The statement of reasons in an email: one of its own, or as blocks of the email that tells of the restriction. */
import { contractEndRows, noticeExceptionMessages } from '@estia/contract/contract-ends/messages';
import { formatLongDate } from '@estia/contract/format';
import { findLookup } from '@estia/contract/lookups/model';
import type { Locale, Pair } from '@estia/contract/pair';
import {
  statementEmailMessages as words,
  writtenInMessages,
} from '@estia/contract/statements-of-reasons/email-messages';
import {
  decidedMessages,
  groundMessages,
  lawMessages,
  restrictionMessages,
  statementMessages as rows,
} from '@estia/contract/statements-of-reasons/restriction-messages';
import { detectTextLocale } from '@estia/contract/text-locale';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import type { EmailBlock } from '../../platform/email/email-layout.ts';
import { type EmailTemplates, type TemplateContext, textBlock } from '../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import type { StatementValues } from './statement-writer.service.ts';

const MAX_NAMED_LISTINGS = 5;

/** What a person wrote is in one language: who reads the other one is told which. */
export function quoteBlock(locale: Locale, label: Pair, text: string): EmailBlock {
  const written = detectTextLocale(text);
  const note = written === locale ? '' : ` (${writtenInMessages[written][locale]})`;
  return { kind: 'quote', label: label[locale] + note, text };
}

function describeGround({ ground, reason_id }: StatementValues, locale: Locale): string {
  const reason = reason_id === null ? undefined : findLookup('report_reasons', reason_id);
  const law = ground === 'illegal_content' && reason ? lawMessages[reason.code] : undefined;
  return [(law ?? groundMessages[ground])[locale], ...(reason ? [reason.name[locale]] : [])].join(' · ');
}

const describeCodes = (codes: readonly string[], locale: Locale): string =>
  codes.length <= MAX_NAMED_LISTINGS
    ? codes.join(', ')
    : words.more[locale](codes.slice(0, MAX_NAMED_LISTINGS).join(', '), codes.length - MAX_NAMED_LISTINGS);

/** How to object, and where else to go: of an email that says all the rest itself. */
export const statementRedress = (context: TemplateContext, { complain_by, code }: StatementValues): EmailBlock[] => {
  const { locale } = context;
  return [
    {
      kind: 'aside',
      title: rows.disagreeTitle[locale],
      text: `${words.complain[locale](formatLongDate(complain_by, locale))} ${rows.elsewhere[locale]}`,
      // Behind the #, which no server and no log ever sees.
      link: { text: words.complainLink[locale], href: context.page(`/auth/account-complaint#${code}`) },
    },
    { kind: 'code', label: words.code[locale], code },
  ];
};

/** All that article 17 asks for. Where the email says itself what was done, it need not be repeated. */
export function statementBlocks(context: TemplateContext, statement: StatementValues): EmailBlock[] {
  const { locale } = context;
  const { kind, found_by, is_automatic, codes, subject_name, facts, until } = statement;
  const { effective_on: effective, notice_exception: exception } = statement;
  const facts_rows: (readonly [string, string])[] = [
    [rows.number[locale], String(statement.id)],
    [rows.measure[locale], restrictionMessages[kind].measure[locale]],
    ...(codes.length > 0 ? ([[rows.listings[locale], describeCodes(codes, locale)]] as const) : []),
    ...(subject_name ? ([[rows.subject[locale], subject_name]] as const) : []),
    [rows.ground[locale], describeGround(statement, locale)],
    [rows.decided[locale], (is_automatic ? decidedMessages.automatic : decidedMessages[found_by])[locale]],
    ...(effective ? ([[contractEndRows.effective[locale], formatLongDate(effective, locale)]] as const) : []),
    ...(exception ? ([[contractEndRows.noNotice[locale], noticeExceptionMessages[exception][locale]]] as const) : []),
    [rows.scope[locale], rows.everywhere[locale]],
    [
      rows.duration[locale],
      until === null ? restrictionMessages[kind].duration[locale] : rows.until[locale](formatLongDate(until, locale)),
    ],
  ];
  return [
    { kind: 'facts', rows: facts_rows },
    ...(facts ? [quoteBlock(locale, rows.facts, facts)] : []),
    ...statementRedress(context, statement),
  ];
}

export type StatementEmailValues = { statement_of_reasons: { statement: StatementValues } };

export const statementEmails: EmailTemplates<StatementEmailValues> = {
  statement_of_reasons: ({ statement }, context) => ({
    words: { title: restrictionMessages[statement.kind].name },
    blocks: [
      textBlock(words.text[context.locale]),
      ...statementBlocks(context, statement),
      {
        kind: 'button',
        link: {
          text: words.button[context.locale],
          href: context.page(`/dashboard/decisions/${statement.id}`),
        },
      },
    ],
  }),
};

type Recipient = { id: number; email: string; locale: string; username: string };

/** Where no other email tells of the restriction. `trx` is its transaction. */
export const enqueueStatementEmail = (
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  recipient: Recipient,
  statement: StatementValues,
): Promise<void> => enqueueEmailTo(trx, deps, recipient, { template: 'statement_of_reasons', values: { statement } });
