/**
 * Letters about invoices. The PDF is drawn when the letter goes, so that it carries the MARK if there is one by then.
 */
import { invoiceEmailMessages as words } from '@estia/contract/invoices/email-messages';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import {
  buttonBlock,
  type EmailContent,
  type EmailTemplates,
  textBlock,
} from '../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import { createInvoicePdf } from './invoice-pdf.service.ts';

export type InvoiceEmails = {
  invoice_issued: { invoice: number };
  credit_note_issued: { invoice: number; reason: string };
  /** Numbers of documents, apart by a comma, and how many there are in all. */
  invoices_unmarked: { documents: string; count: number };
};

export function createInvoiceEmails({ db }: Pick<Deps, 'db'>): EmailTemplates<InvoiceEmails> {
  const pdf = (id: number, locale: Locale): Pick<EmailContent, 'attachments'> => ({
    attachments: [
      async () => {
        const made = await createInvoicePdf(db, id, locale);
        return { name: made.name, type: 'application/pdf', bytes: made.bytes };
      },
    ],
  });
  const PAGE = '/dashboard/user/invoices';
  return {
    invoice_issued: ({ invoice }, g) => ({
      words: words.invoice_issued,
      blocks: [
        textBlock(words.invoice_issued.text[g.locale]),
        buttonBlock(words.invoice_issued.button[g.locale], g.page(PAGE)),
      ],
      ...pdf(invoice, g.locale),
    }),
    credit_note_issued: ({ invoice, reason }, g) => ({
      words: words.credit_note_issued,
      blocks: [
        textBlock(words.credit_note_issued.text[g.locale]),
        { kind: 'quote', label: words.credit_note_issued.reason[g.locale], text: reason },
        buttonBlock(words.credit_note_issued.button[g.locale], g.page(PAGE)),
      ],
      ...pdf(invoice, g.locale),
    }),
    invoices_unmarked: ({ documents, count }, g) => ({
      words: words.invoices_unmarked,
      why: words.invoices_unmarked.why,
      blocks: [
        textBlock(words.invoices_unmarked.text[g.locale](count)),
        { kind: 'facts', rows: [[words.invoices_unmarked.which[g.locale], documents]] },
        buttonBlock(words.invoices_unmarked.button[g.locale], g.page('/dashboard/admin/list-invoices?reporting=late')),
      ],
    }),
  };
}

export type EmailRecipient = { id: number; email: string; locale: string; username: string };

/** `trx` is the transaction of what the email tells of. */
export const enqueueInvoiceEmail = <T extends keyof InvoiceEmails>(
  trx: Trx,
  deps: Pick<Deps, 'secrets'>,
  reader: EmailRecipient,
  template: T,
  values: InvoiceEmails[T],
  now: Date,
): Promise<void> => enqueueEmailTo(trx, { ...deps, clock: () => now }, reader, { template, values });
