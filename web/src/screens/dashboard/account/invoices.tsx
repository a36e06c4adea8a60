/** SUBS-4: an agency reads and downloads its invoices. For its owners; agents are told whom to ask. */

import { roleIds } from '@estia/contract/accounts/roles';
import { invoices as words } from '@estia/contract/invoices/invoices-messages';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NotApproved, unapprovedAgency } from '../../../features/accounts/dashboard/NotApproved.tsx';
import { InvoiceTable } from '../../../features/invoices/InvoiceTable.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { parsePageParam } from '../page-param.ts';

const PER_PAGE = 20;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const me = await findSessionUser(context);
  if (me?.role_id !== roleIds.agency) return throwNotFound();
  const page = parsePageParam(url);
  const unapproved = me.agency_role === 'owner' ? unapprovedAgency(me) : null;
  if (me.agency_role !== 'owner' || me.status !== 'approved') return { found: null, unapproved, page };
  const query = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  return { found: await orThrowFailure(getApiClient(context)('GET /user/invoices', { query })), unapproved, page };
}

export const meta = createPrivateMeta(words.title);

export default function Invoices() {
  const { found, unapproved, page } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      {unapproved && <NotApproved locale={locale} agency={unapproved} page="other" />}
      {found === null && !unapproved && (
        <Notice title={words.owners[locale]} text={words.ownersText[locale]}>
          <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/properties')}>
            {words.toProperties[locale]}
          </a>
        </Notice>
      )}
      {found?.invoices.length === 0 && (
        <Notice title={words.none[locale]} text={words.noneText[locale]}>
          <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/user/subscription')}>
            {words.toSubscription[locale]}
          </a>
        </Notice>
      )}
      {found && found.invoices.length > 0 && <InvoiceTable locale={locale} invoices={found.invoices} />}
      {found && <SimplePagination locale={locale} page={page} count={found.count} perPage={PER_PAGE} />}
    </>
  );
}
