/** What belongs to a user, the newest of each kind; whatever has a page is a link to it. */
import { caseKindNames, userHistoryMessages as words } from '@estia/contract/accounts/user-history-messages';
import { formatCents, formatDateTime, formatEuro, formatShortDate } from '@estia/contract/format';
import { shownListingStateMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { findLookup } from '@estia/contract/lookups/lookups';
import { reports as reportMessages } from '@estia/contract/moderation/reports-messages';
import type { Locale, Pair } from '@estia/contract/pair';
import { decisionListMessages } from '@estia/contract/statements-of-reasons/messages';
import { restrictionMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import { chargeMessages, paymentMethodMessages, phaseMessages } from '@estia/contract/subscriptions/admin-messages';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { ReactNode } from 'react';
import type { ApiReply } from '../../../platform/api-client.ts';
import { localizePath } from '../../../platform/locale.ts';
import {
  adminCasePath,
  adminInvoicePath,
  adminListingPath,
  adminReportPath,
} from '../../../platform/paths/admin-paths.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Panel } from '../../../ui/Panel.tsx';
import table from '../../../ui/table/table.module.css';

type History = ApiReply<'GET /adminPanel/users/{id}/history'>;
type Props = { locale: Locale; history: History };

type TableProps = {
  locale: Locale;
  id: string;
  title: Pair;
  heads: readonly Pair[];
  lead?: ReactNode;
  children: ReactNode;
};

function HistoryTable({ locale, id, title, heads, lead, children }: TableProps) {
  return (
    <Panel id={id} flush title={title[locale]}>
      {lead}
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
    </Panel>
  );
}

const link = (locale: Locale, path: string, text: string) => (
  <a className={table.name} href={localizePath(locale, path)}>
    {text}
  </a>
);

function Listings({ locale, history: { listings } }: Props) {
  return (
    <HistoryTable
      locale={locale}
      id="listings"
      title={words.listings}
      heads={[words.listing, words.price, words.state, words.changed]}
    >
      {listings.map((listing) => (
        <tr key={listing.listing_id}>
          <th scope="row">
            {link(locale, adminListingPath(listing), listing.code)}
            <p className={table.small}>{listing.title[locale]}</p>
          </th>
          <td data-label={words.price[locale]} className="num">
            {formatEuro(listing.price)}
          </td>
          <td data-label={words.state[locale]}>{shownListingStateMessages[listing.shown_state][locale]}</td>
          <td data-label={words.changed[locale]} className="num">
            {formatShortDate(listing.updated_at, locale)}
          </td>
        </tr>
      ))}
    </HistoryTable>
  );
}

type Subscription = NonNullable<History['subscription']>;

function SubscriptionLead({
  locale,
  userId,
  subscription,
}: {
  locale: Locale;
  userId: number;
  subscription: Subscription;
}) {
  const plan = findLookup('subscription_plans', subscription.plan_id)?.name[locale] ?? subscription.plan_id;
  return (
    <p className={table.note}>
      {phaseMessages[subscription.phase][locale]} · {plan} · {paymentMethodMessages[subscription.payment][locale]} ·{' '}
      {words.until[locale]} {formatShortDate(addDays(subscription.period_to, -1), locale)} ·{' '}
      {link(locale, `/dashboard/admin/subscriptions/${userId}`, words.toSubscription[locale])}
    </p>
  );
}

function Charges({ locale, userId, history: { subscription, charges } }: Props & { userId: number }) {
  return (
    <HistoryTable
      locale={locale}
      id="subscription"
      title={words.subscription}
      lead={subscription && <SubscriptionLead locale={locale} userId={userId} subscription={subscription} />}
      heads={charges.length > 0 ? [words.charge, words.period, words.sum, words.state, words.invoice] : []}
    >
      {charges.map((charge) => (
        <tr key={charge.id}>
          <th scope="row">
            {chargeMessages.kinds[charge.kind][locale]} <span className="num">#{charge.id}</span>
          </th>
          <td data-label={words.period[locale]} className="num">
            {formatShortDate(charge.period_from, locale)} – {formatShortDate(addDays(charge.period_to, -1), locale)}
          </td>
          <td data-label={words.sum[locale]} className="num">
            {formatCents(charge.gross_cents)}
          </td>
          <td data-label={words.state[locale]}>{chargeMessages.states[charge.state][locale]}</td>
          <td data-label={words.invoice[locale]}>
            {charge.invoices.length === 0 && words.noInvoice[locale]}
            {charge.invoices.map(({ id, series, number }) => (
              <span key={id}>{link(locale, adminInvoicePath(id), `${series} ${number}`)} </span>
            ))}
          </td>
        </tr>
      ))}
    </HistoryTable>
  );
}

function Sessions({ locale, history: { sessions } }: Props) {
  return (
    <HistoryTable
      locale={locale}
      id="sessions"
      title={words.sessions}
      heads={[words.device, words.since, words.lastSeen]}
    >
      {sessions.map((session) => (
        <tr key={session.id}>
          <th scope="row">
            {session.device || words.unknownDevice[locale]}
            {session.second_factor && <p className={table.small}>{words.twoSteps[locale]}</p>}
          </th>
          <td data-label={words.since[locale]} className="num">
            {formatDateTime(session.created_at, locale)}
          </td>
          <td data-label={words.lastSeen[locale]} className="num">
            {formatDateTime(session.last_seen_at, locale)}
          </td>
        </tr>
      ))}
    </HistoryTable>
  );
}

function Decisions({ locale, history: { decisions } }: Props) {
  return (
    <HistoryTable
      locale={locale}
      id="decisions"
      title={words.decisions}
      heads={[decisionListMessages.decision, decisionListMessages.about, words.report, words.state, words.date]}
    >
      {decisions.map((each) => (
        <tr key={each.id}>
          <th scope="row">{restrictionMessages[each.kind].name[locale]}</th>
          <td data-label={decisionListMessages.about[locale]} translate="no">
            {each.codes.join(', ') || each.subject_name || words.noInvoice[locale]}
          </td>
          <td data-label={words.report[locale]}>
            {each.report_id === null
              ? words.noInvoice[locale]
              : link(locale, adminReportPath(each.report_id), String(each.report_id))}
          </td>
          <td data-label={words.state[locale]}>
            {(each.lifted_at === null ? decisionListMessages.inForce : decisionListMessages.lifted)[locale]}
          </td>
          <td data-label={words.date[locale]} className="num">
            {formatDateTime(each.decided_at, locale)}
          </td>
        </tr>
      ))}
    </HistoryTable>
  );
}

type ReportsProps = { locale: Locale; id: string; title: Pair; reports: History['reports_about'] };

function Reports({ locale, id, title, reports }: ReportsProps) {
  return (
    <HistoryTable
      locale={locale}
      id={id}
      title={title}
      heads={[words.report, words.reason, words.listing, words.state, words.date]}
    >
      {reports.map((report) => (
        <tr key={report.id}>
          <th scope="row">{link(locale, adminReportPath(report.id), reportMessages.number[locale](report.id))}</th>
          <td data-label={words.reason[locale]}>{report.reason[locale]}</td>
          <td data-label={words.listing[locale]}>{report.listing?.code ?? words.noInvoice[locale]}</td>
          <td data-label={words.state[locale]}>
            {reportMessages[report.state][locale]}
            {report.is_reversed && <p className={table.small}>{reportMessages.reversedShort[locale]}</p>}
          </td>
          <td data-label={words.date[locale]} className="num">
            {formatDateTime(report.created_at, locale)}
          </td>
        </tr>
      ))}
    </HistoryTable>
  );
}

function Cases({ locale, history: { cases } }: Props) {
  return (
    <HistoryTable locale={locale} id="cases" title={words.cases} heads={[words.case, words.state, words.date]}>
      {cases.map((each) => (
        <tr key={`${each.kind} ${each.id} ${each.opened_at}`}>
          <th scope="row">{link(locale, adminCasePath(each), caseKindNames[each.kind][locale])}</th>
          <td data-label={words.state[locale]}>{(each.closed_at === null ? words.open : words.closed)[locale]}</td>
          <td data-label={words.date[locale]} className="num">
            {formatShortDate(each.opened_at, locale)}
          </td>
        </tr>
      ))}
    </HistoryTable>
  );
}

export function UserHistory({ locale, userId, history }: Props & { userId: number }) {
  const { listings, subscription, charges, sessions, reports_about: about, reports_by: by, cases } = history;
  return (
    <>
      {listings.length > 0 && <Listings locale={locale} history={history} />}
      {(subscription !== null || charges.length > 0) && <Charges locale={locale} userId={userId} history={history} />}
      {about.length > 0 && <Reports locale={locale} id="reports-about" title={words.reportsAbout} reports={about} />}
      {by.length > 0 && <Reports locale={locale} id="reports-by" title={words.reportsBy} reports={by} />}
      {history.decisions.length > 0 && <Decisions locale={locale} history={history} />}
      {cases.length > 0 && <Cases locale={locale} history={history} />}
      {sessions.length > 0 && <Sessions locale={locale} history={history} />}
    </>
  );
}

export const AlertEmailLink = ({ locale, userId }: { locale: Locale; userId: number }) => (
  <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/admin/users/:id/alert-email', { id: userId })}>
    {words.alertEmail[locale]}
  </a>
);
