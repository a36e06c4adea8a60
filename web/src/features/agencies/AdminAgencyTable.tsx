/** ADMN-1: agencies as a table of admins; on a phone each row becomes a card. */
import type { AgencySort } from '@estia/contract/admin-lists/list-choices';
import { adminListMessages } from '@estia/contract/admin-lists/messages';
import { adminAgenciesMessages as words } from '@estia/contract/agencies/admin-messages';
import { formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ApiReply } from '../../platform/api-client.ts';
import { localizePath } from '../../platform/locale.ts';
import { adminUserPath } from '../../platform/paths/admin-paths.ts';
import { BulkCheckbox } from '../../ui/bulk/BulkBar.tsx';
import { SortHeader, type SortOrder, sortedHref } from '../../ui/table/SortHeader.tsx';
import css from '../../ui/table/table.module.css';

type Row = ApiReply<'GET /adminPanel/agencies'>['agencies'][number];
type Props = {
  locale: Locale;
  agencies: readonly Row[];
  sorted: { sort: AgencySort; order: SortOrder };
  planName: (id: number) => string;
  statusBadge: (status: Row['status']) => ReactNode;
};

export function AdminAgencyTable({ locale, agencies, sorted, planName, statusBadge }: Props) {
  const url = useLocation();
  const head = (sort: AgencySort, text: string) => {
    const order = sorted.sort === sort ? sorted.order : null;
    return (
      <SortHeader
        text={text}
        label={adminListMessages.sortBy[locale](text)}
        href={sortedHref(url, { sort, order: order === 'asc' ? 'desc' : 'asc' })}
        order={order}
      />
    );
  };
  return (
    <div className={css.box}>
      <table className={css.table}>
        <thead>
          <tr>
            {head('name', words.agency[locale])}
            <th scope="col">{words.status[locale]}</th>
            <th scope="col">{words.municipality[locale]}</th>
            <th scope="col">{words.plan[locale]}</th>
            {head('listings', words.listings[locale])}
            {head('created', words.since[locale])}
          </tr>
        </thead>
        <tbody>
          {agencies.map((agency) => (
            <tr key={agency.agency_id}>
              <th scope="row">
                <BulkCheckbox locale={locale} id={agency.user_id} name={agency.name[locale]} />
                <a className={css.name} href={localizePath(locale, adminUserPath(agency.user_id))}>
                  {agency.name[locale]}
                </a>
                <p className={css.small}>{agency.email}</p>
                <p className={css.small}>
                  {words.gemi[locale]} <span className="num">{agency.general_commercial_agency_id}</span>
                  {agency.tax_number && (
                    <>
                      {' · '}
                      {words.taxNumber[locale]} <span className="num">{agency.tax_number}</span>
                    </>
                  )}
                </p>
              </th>
              <td data-label={words.status[locale]}>{statusBadge(agency.status)}</td>
              <td data-label={words.municipality[locale]}>{(agency.municipality ?? words.nothing)[locale]}</td>
              <td data-label={words.plan[locale]}>
                {agency.plan_id === null ? words.nothing[locale] : planName(agency.plan_id)}
              </td>
              <td data-label={words.listings[locale]}>
                <div>
                  <span className="num">{agency.for_sale + agency.for_rent}</span>
                  <p className={css.small}>
                    {words.sale[locale]} <span className="num">{agency.for_sale}</span> · {words.rent[locale]}{' '}
                    <span className="num">{agency.for_rent}</span>
                  </p>
                </div>
              </td>
              <td data-label={words.since[locale]} className="num">
                {formatShortDate(agency.created_at, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
