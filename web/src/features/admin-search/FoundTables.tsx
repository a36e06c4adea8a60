/** What the search of admins found: each thing leads to its page, and so does whoever it belongs to. */
import { roles, statuses } from '@estia/contract/accounts/admin-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { searchedFieldNames, adminSearchMessages as words } from '@estia/contract/admin-search/messages';
import { formatCents, formatEuro, formatPhone, formatShortDate } from '@estia/contract/format';
import {
  ownListingsMessages,
  shownListingStateMessages,
} from '@estia/contract/listings/dashboard/own-listings-messages';
import type { Locale, Pair } from '@estia/contract/pair';
import { workKindNames } from '@estia/contract/work-queue/item-messages';
import type { ReactNode } from 'react';
import type { ApiReply } from '../../platform/api-client.ts';
import { localizePath } from '../../platform/locale.ts';
import {
  adminCasePath,
  adminComplaintPath,
  adminInvoicePath,
  adminListingPath,
  adminReportPath,
  adminUserPath,
} from '../../platform/paths/admin-paths.ts';
import { Panel } from '../../ui/Panel.tsx';
import table from '../../ui/table/table.module.css';

type Found = ApiReply<'POST /adminPanel/search'>;
type Props = { locale: Locale; found: Found };

type SectionProps = {
  locale: Locale;
  id: string;
  title: Pair;
  heads: readonly Pair[];
  hasMore: boolean;
  children: ReactNode;
};

function Section({ locale, id, title, heads, hasMore, children }: SectionProps) {
  return (
    <Panel id={id} flush title={title[locale]}>
      <div className={table.box}>
        <table className={table.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th scope="col" key={head.en}>
                  {head[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
      {hasMore && <p className={table.note}>{words.more[locale]}</p>}
    </Panel>
  );
}

const getRoleName = (id: number): Pair =>
  id === roleIds.admin ? roles.admin : id === roleIds.agency ? roles.professional : roles.individual;

const link = (locale: Locale, path: string, text: string) => (
  <a className={table.name} href={localizePath(locale, path)}>
    {text}
  </a>
);

function FoundUsers({ locale, found: { users, has_more } }: Props) {
  return (
    <Section
      locale={locale}
      id="users"
      title={words.users}
      heads={[words.user, words.contact, words.agency, words.status, words.matched]}
      hasMore={has_more.users}
    >
      {users.map((user) => (
        <tr key={user.user_id}>
          <th scope="row">
            {link(locale, adminUserPath(user.user_id), user.username)}
            <p className={table.small}>
              <span className="num">#{user.user_id}</span>
            </p>
          </th>
          <td data-label={words.contact[locale]}>
            <div>
              {user.email}
              {user.mobile && <p className={`${table.small} num`}>{formatPhone(user.mobile)}</p>}
            </div>
          </td>
          <td data-label={words.agency[locale]}>
            {user.agency ? (
              <div>
                {user.agency.name[locale]}
                <p className={table.small}>
                  {words.gemi[locale]} <span className="num">{user.agency.general_commercial_agency_id}</span>
                  {user.agency.tax_number && (
                    <>
                      {' · '}
                      {words.taxNumber[locale]} <span className="num">{user.agency.tax_number}</span>
                    </>
                  )}
                </p>
              </div>
            ) : (
              getRoleName(user.role_id)[locale]
            )}
          </td>
          <td data-label={words.status[locale]}>{statuses[user.status][locale]}</td>
          <td data-label={words.matched[locale]}>{searchedFieldNames[user.matched][locale]}</td>
        </tr>
      ))}
    </Section>
  );
}

function FoundListings({ locale, found: { listings, has_more } }: Props) {
  return (
    <Section
      locale={locale}
      id="listings"
      title={words.listings}
      heads={[words.listing, words.place, words.price, words.advertiser, words.status, words.matched]}
      hasMore={has_more.listings}
    >
      {listings.map((listing) => (
        <tr key={listing.listing_id}>
          <th scope="row">
            {link(locale, adminListingPath(listing), listing.code)}
            <p className={table.small}>{listing.title[locale]}</p>
          </th>
          <td data-label={words.place[locale]}>
            <div>
              {listing.address}
              <p className={table.small}>{listing.place[locale]}</p>
            </div>
          </td>
          <td data-label={words.price[locale]} className="num">
            {formatEuro(listing.price)}
          </td>
          <td data-label={words.advertiser[locale]}>
            {link(locale, adminUserPath(listing.user.user_id), listing.user.username)}
          </td>
          <td data-label={words.status[locale]}>
            <div>
              {shownListingStateMessages[listing.shown_state][locale]}
              <p className={table.small}>{ownListingsMessages[listing.for][locale]}</p>
            </div>
          </td>
          <td data-label={words.matched[locale]}>{searchedFieldNames[listing.matched][locale]}</td>
        </tr>
      ))}
    </Section>
  );
}

function FoundInvoices({ locale, found: { invoices, has_more } }: Props) {
  return (
    <Section
      locale={locale}
      id="invoices"
      title={words.invoices}
      heads={[words.invoice, words.customer, words.date, words.amount, words.matched]}
      hasMore={has_more.invoices}
    >
      {invoices.map((invoice) => (
        <tr key={invoice.id}>
          <th scope="row">{link(locale, adminInvoicePath(invoice.id), `${invoice.series} ${invoice.number}`)}</th>
          <td data-label={words.customer[locale]}>{link(locale, adminUserPath(invoice.user_id), invoice.customer)}</td>
          <td data-label={words.date[locale]} className="num">
            {formatShortDate(invoice.issued_on, locale)}
          </td>
          <td data-label={words.amount[locale]} className="num">
            {formatCents(invoice.gross_cents)}
          </td>
          <td data-label={words.matched[locale]}>{searchedFieldNames[invoice.matched][locale]}</td>
        </tr>
      ))}
    </Section>
  );
}

const casePath = ({ kind, id }: Found['cases'][number]): string => {
  if (kind === 'report') return adminReportPath(id);
  return kind === 'appeal' ? adminComplaintPath(id) : adminCasePath({ kind, id });
};

function FoundCases({ locale, found: { cases } }: Props) {
  return (
    <Section
      locale={locale}
      id="cases"
      title={words.cases}
      heads={[words.case, words.about, words.opened, words.status]}
      hasMore={false}
    >
      {cases.map((each) => (
        <tr key={`${each.kind}-${each.id}`}>
          <th scope="row">{link(locale, casePath(each), `${workKindNames[each.kind][locale]} #${each.id}`)}</th>
          <td data-label={words.about[locale]}>{each.title[locale]}</td>
          <td data-label={words.opened[locale]} className="num">
            {formatShortDate(each.opened_at, locale)}
          </td>
          <td data-label={words.status[locale]}>{(each.is_open ? words.openCase : words.closedCase)[locale]}</td>
        </tr>
      ))}
    </Section>
  );
}

export function FoundTables({ locale, found }: Props) {
  return (
    <>
      {found.users.length > 0 && <FoundUsers locale={locale} found={found} />}
      {found.listings.length > 0 && <FoundListings locale={locale} found={found} />}
      {found.invoices.length > 0 && <FoundInvoices locale={locale} found={found} />}
      {found.cases.length > 0 && <FoundCases locale={locale} found={found} />}
    </>
  );
}
