import { Readable } from 'node:stream';
import * as calls from '@estia/contract/invoices/calls';
import { createPhoneticKey } from '@estia/contract/places/fold';
import { athensDay } from '@estia/contract/rules/in-force';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/serve.ts';
import { memberOf } from '../../platform/viewer.ts';
import { exportInvoices } from './invoices.export.ts';
import { isOwner, maySeeInvoice } from './invoices.policy.ts';
import { allInvoices, findInvoice, type InvoiceFilter, ownInvoices } from './invoices.queries.ts';
import { adminInvoiceView, invoiceView } from './invoices.view.ts';
import { lateBefore } from './late.ts';
import { drawInvoice } from './pdf.draw.ts';
import { fileNameOf } from './pdf.service.ts';
import { retry, typeMark } from './report.service.ts';

/** A page is drawn in the event loop: so many at a time, and no queue behind them. */
const AT_ONCE = 4;
const success = { message: 'Success!' } as const;

type Wish = Omit<InvoiceFilter, 'office'> & { office?: string | undefined };
const filterOf = ({ reporting, kind, office, from, to }: Wish): InvoiceFilter => ({
  ...{ reporting, kind, from, to },
  office: createPhoneticKey(office ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8),
});

export function invoiceRoutes({ serve }: CallServer, deps: Deps): void {
  const { db, clock } = deps;

  serve(calls.listOwnInvoices, async ({ query: { limit, offset } }, asker) => {
    const viewer = memberOf(asker);
    if (!isOwner(viewer)) throw new AppError('forbidden');
    const { rows, count } = await ownInvoices(db, viewer.worksFor, { limit, offset });
    return { invoices: rows.map(invoiceView), count, pagination: { limit, offset } };
  });

  let drawing = 0;
  serve(calls.downloadInvoice, async ({ params, query }, asker) => {
    const viewer = memberOf(asker);
    const row = await findInvoice(db, params.id);
    if (!row || !maySeeInvoice(viewer, row)) throw new AppError('not_found');
    if (drawing >= AT_ONCE) throw new AppError('overloaded');
    drawing += 1;
    try {
      const locale = query.lang ?? viewer.locale;
      const file = await drawInvoice(row, locale);
      asker.reply?.header('content-disposition', `attachment; filename="${fileNameOf(row, locale)}"`);
      return file;
    } finally {
      drawing -= 1;
    }
  });

  serve(calls.listInvoicesForAdmin, async ({ query: { limit, offset, ...wish } }) => {
    const now = clock();
    const { rows, count, late } = await allInvoices(db, filterOf(wish), lateBefore(now), { limit, offset });
    return { invoices: rows.map((row) => adminInvoiceView(row, now)), count, late, pagination: { limit, offset } };
  });

  serve(calls.exportInvoices, async ({ query: { lang, ...wish } }, { reply }) => {
    reply?.header('content-disposition', `attachment; filename="estia-invoices-${athensDay(clock())}.csv"`);
    return Readable.from(exportInvoices(deps, filterOf(wish), lang));
  });

  serve(calls.setInvoiceMark, async ({ params, body }, asker) => {
    await typeMark(deps, memberOf(asker).userId, params.id, body);
    return success;
  });

  serve(calls.retryInvoiceReport, async ({ params, body }, asker) => {
    await retry(deps, memberOf(asker).userId, params.id, body.reason);
    return success;
  });
}
