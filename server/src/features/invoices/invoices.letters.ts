/** Letters about invoices. The PDF is drawn when the letter goes, so that it carries the MARK if there is one by then. */
import { invoiceEmailMessages as words } from '@estia/contract/invoices/letter-messages';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import { button, type LetterDraft, type LetterShelf, text } from '../../platform/letter-shelf.ts';
import { orderLetter } from '../../platform/outbox.ts';
import { invoicePdf } from './pdf.service.ts';

export type InvoiceLetters = {
  invoice_issued: { invoice: number };
  credit_note_issued: { invoice: number; reason: string };
  /** Numbers of documents, apart by a comma, and how many there are in all. */
  invoices_unmarked: { documents: string; count: number };
};

export function invoiceLetters({ db }: Pick<Deps, 'db'>): LetterShelf<InvoiceLetters> {
  const pdf = (id: number, locale: Locale): Pick<LetterDraft, 'attachments'> => ({
    attachments: [
      async () => {
        const made = await invoicePdf(db, id, locale);
        return { name: made.name, type: 'application/pdf', bytes: made.bytes };
      },
    ],
  });
  const PAGE = '/dashboard/user/invoices';
  return {
    invoice_issued: ({ invoice }, g) => ({
      words: words.invoice_issued,
      blocks: [text(words.invoice_issued.text[g.locale]), button(words.invoice_issued.button[g.locale], g.page(PAGE))],
      ...pdf(invoice, g.locale),
    }),
    credit_note_issued: ({ invoice, reason }, g) => ({
      words: words.credit_note_issued,
      blocks: [
        text(words.credit_note_issued.text[g.locale]),
        { kind: 'quote', label: words.credit_note_issued.reason[g.locale], text: reason },
        button(words.credit_note_issued.button[g.locale], g.page(PAGE)),
      ],
      ...pdf(invoice, g.locale),
    }),
    invoices_unmarked: ({ documents, count }, g) => ({
      words: words.invoices_unmarked,
      why: words.invoices_unmarked.why,
      blocks: [
        text(words.invoices_unmarked.text[g.locale](count)),
        { kind: 'facts', rows: [[words.invoices_unmarked.which[g.locale], documents]] },
        button(words.invoices_unmarked.button[g.locale], g.page('/dashboard/admin/list-invoices?reporting=late')),
      ],
    }),
  };
}

export type Reader = { id: number; email: string; locale: string; username: string };

/** `db` is the transaction of what the letter tells of. */
export const tell = <T extends keyof InvoiceLetters>(
  db: Db,
  { secrets }: Pick<Deps, 'secrets'>,
  reader: Reader,
  template: T,
  values: InvoiceLetters[T],
  now: Date,
): Promise<void> =>
  orderLetter(db, {
    secrets,
    now,
    order: {
      ...{ accountId: reader.id, to: reader.email, locale: reader.locale as Locale, template },
      values: { name: reader.username, ...values },
    },
  });
