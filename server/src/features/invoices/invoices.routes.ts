import { Readable } from 'node:stream';
import * as calls from '@estia/contract/invoices/calls';
import { athensDay } from '@estia/contract/rules/in-force';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { auditListExport } from '../../platform/list-export.ts';
import { streamInvoicesCsv } from './invoice-csv.service.ts';
import { toInvoiceFilter } from './invoice-filter.ts';
import { getInvoiceFileName } from './invoice-pdf.service.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { isAgencyOwner, maySeeInvoice } from './invoices.policy.ts';
import { findInvoice, listAgencyInvoices, listInvoices } from './invoices.queries.ts';
import { adminInvoiceView, invoiceView } from './invoices.view.ts';
import { getReportingCutoff } from './reporting-deadline.ts';
import { enterMark, retryReporting } from './tax-reporting.service.ts';

/** A page is drawn in the event loop: so many at a time, and no queue behind them. */
const MAX_CONCURRENT_PDFS = 4;
const success = { message: 'Success!' } as const;

export function invoiceRoutes({ serve }: CallServer, deps: Deps): void {
  const { db, clock } = deps;

  serve(calls.listOwnInvoices, async ({ query: { limit, offset } }, { viewer }) => {
    if (!isAgencyOwner(viewer)) throw new AppError('forbidden');
    const { rows, count } = await listAgencyInvoices(db, viewer.worksFor, { limit, offset });
    return { invoices: rows.map(invoiceView), count, pagination: { limit, offset } };
  });

  let drawing = 0;
  serve(calls.downloadInvoice, async ({ params, query }, { viewer, reply }) => {
    const row = await findInvoice(db, params.id);
    if (!row || !maySeeInvoice(viewer, row)) throw new AppError('not_found');
    if (drawing >= MAX_CONCURRENT_PDFS) throw new AppError('overloaded');
    drawing += 1;
    try {
      const locale = query.lang ?? viewer.locale;
      const file = await renderInvoicePdf(row, locale);
      reply?.header('content-disposition', `attachment; filename="${getInvoiceFileName(row, locale)}"`);
      return file;
    } finally {
      drawing -= 1;
    }
  });

  serve(calls.listInvoicesForAdmin, async ({ query: { limit, offset, ...input } }) => {
    const now = clock();
    const { rows, count, late } = await listInvoices(db, toInvoiceFilter(input), getReportingCutoff(now), {
      limit,
      offset,
    });
    return {
      invoices: rows.map((row) => adminInvoiceView(row, now)),
      count,
      late_count: late,
      pagination: { limit, offset },
    };
  });

  serve(calls.exportInvoices, async ({ body: { lang, ...input } }, { viewer, reply }) => {
    const filter = toInvoiceFilter(input);
    const { count } = await listInvoices(db, filter, getReportingCutoff(clock()), { limit: 1, offset: 0 });
    await auditListExport(deps, viewer, { action: 'invoices_exported', rows: count });
    reply?.header('content-disposition', `attachment; filename="estia-invoices-${athensDay(clock())}.csv"`);
    return Readable.from(streamInvoicesCsv(deps, filter, lang));
  });

  serve(calls.setInvoiceMark, async ({ params, body }, { viewer }) => {
    await enterMark(deps, viewer.userId, params.id, body);
    return success;
  });

  serve(calls.retryInvoiceReport, async ({ params, body }, { viewer }) => {
    await retryReporting(deps, viewer.userId, params.id, body.reason);
    return success;
  });
}
