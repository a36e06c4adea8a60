/**
 * DASH-1: how the listings are doing. An agency sees all of it, a person with a few listings the figures and the chart.
 */

import { formatCount, formatShortDate } from '@estia/contract/format';
import { dashboardPeriods } from '@estia/contract/listings/dashboard/dashboard-choices';
import { formatReplyTime, dashboardMessages as words } from '@estia/contract/listings/dashboard/dashboard-messages';
import type { ReactNode } from 'react';
import { localizePath } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { DailyStats } from './DailyStats.tsx';
import { ListingRankings } from './ListingRankings.tsx';
import css from './ListingStatsDashboard.module.css';
import type { ListingStatsProps } from './listing-stats-props.ts';

function StatTile({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className={css.number}>{value}</span>
        {children}
      </dd>
    </div>
  );
}

type Unapproved = {
  /** Why an agency may not have any listings yet: shown instead of how many it may have. */
  unapproved: string | null;
  /** The limit comes from the account review, and no plan lifts it. */
  isLimitedByReview: boolean;
};

function ListingQuota({
  stats: { plan_usage },
  locale,
  unapproved,
  isLimitedByReview,
}: ListingStatsProps & Unapproved) {
  const { active_listings: used, max_active_listings: listingCount, is_expired: expired } = plan_usage;
  if (unapproved !== null)
    return (
      <StatTile label={words.room[locale]} value={formatCount(used, locale)}>
        <span>{unapproved}</span>
      </StatTile>
    );
  const full = !expired && listingCount !== null && used >= listingCount;
  return (
    <StatTile label={words.room[locale]} value={formatCount(used, locale)}>
      <span>{listingCount === null ? words.roomFree[locale] : words.roomOf[locale](listingCount)}</span>
      {listingCount !== null && listingCount > 0 && (
        <meter
          className={css.meter}
          min={0}
          max={listingCount}
          value={Math.min(used, listingCount)}
          aria-label={words.room[locale]}
        >
          {used}/{listingCount}
        </meter>
      )}
      {(full || expired) && (
        <span className={css.care}>
          {(expired ? words.roomExpired : words.roomFull)[locale]}{' '}
          {isLimitedByReview ? (
            <a href={pathTo(locale, '/dashboard/account-review')}>{words.seeReview[locale]}</a>
          ) : (
            <a href={pathTo(locale, '/dashboard/user/subscription')}>{words.seePlans[locale]}</a>
          )}
        </span>
      )}
    </StatTile>
  );
}

function ReplyTime({ stats: { replies: answers }, locale }: ListingStatsProps) {
  const { median_minutes: median, previous_median_minutes: before, conversations, answered, waiting } = answers;
  return (
    <StatTile label={words.answer[locale]} value={median === null ? '–' : formatReplyTime[locale](median)}>
      <span>{conversations === 0 ? words.answerNothing[locale] : words.answerOf[locale](answered, conversations)}</span>
      {median !== null && before !== null && median !== before && (
        <span>
          {formatReplyTime[locale](Math.abs(median - before))} {(median < before ? words.faster : words.slower)[locale]}
        </span>
      )}
      {waiting > 0 && (
        <a className={css.waiting} href={`${pathTo(locale, '/dashboard/inbox')}?box=waiting`}>
          {words.waiting[locale](waiting)}
        </a>
      )}
    </StatTile>
  );
}

function TeamTable({ stats: { team }, locale }: ListingStatsProps) {
  if (!team) return null;
  return (
    <Panel id="team" title={words.team[locale]} lead={words.teamText[locale]}>
      <table className={css.table}>
        <caption className="vh">{words.team[locale]}</caption>
        <thead>
          <tr>
            <th scope="col">{words.name[locale]}</th>
            <th scope="col">{words.answered[locale]}</th>
            <th scope="col">{words.howFast[locale]}</th>
          </tr>
        </thead>
        <tbody>
          {team.map((each) => (
            <tr key={each.user_id}>
              <th scope="row">{each.name}</th>
              <td>{formatCount(each.answered, locale)}</td>
              <td>{each.median_minutes === null ? '–' : formatReplyTime[locale](each.median_minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

export function ListingStatsDashboard({
  stats,
  locale,
  isAgency,
  ...quota
}: ListingStatsProps & Unapproved & { isAgency: boolean }) {
  const { days, views, contacts, messages, phone_reveals: reveals } = stats;
  const changed = (dailyCount: { current: number; previous: number }) =>
    words.change[locale](dailyCount.current, dailyCount.previous, days);
  return (
    <section className={css.stats} aria-labelledby="listing-stats">
      <div className={css.head}>
        <div>
          <h2 id="listing-stats">{words.title[locale]}</h2>
          <p>{words.range[locale](formatShortDate(stats.from, locale), formatShortDate(stats.to, locale))}</p>
        </div>
        <div className={css.actions}>
          <Tabs
            label={words.periods[locale]}
            pill
            tabs={dashboardPeriods.map((each) => ({
              href: localizePath(locale, each === '30' ? '/dashboard' : `/dashboard?days=${each}`),
              text: words.days[locale](Number(each)),
              current: Number(each) === days,
            }))}
          />
          <a
            className={buttonClass('outline', css.export)}
            href={`/api/property/dashboard/export?days=${days}&locale=${locale}`}
            download
          >
            {words.export[locale]}
            <span className="vh">: {words.exportWhat[locale]}</span>
          </a>
        </div>
      </div>
      <dl className={isAgency ? css.figures : `${css.figures} ${css.three}`} aria-label={words.stats[locale]}>
        <ListingQuota stats={stats} locale={locale} {...quota} />
        <StatTile label={words.views[locale]} value={formatCount(views.current, locale)}>
          <span>{changed(views)}</span>
        </StatTile>
        <StatTile label={words.contacts[locale]} value={formatCount(contacts.current, locale)}>
          <span>{words.contactsOf[locale](messages.current, reveals.current)}</span>
          <span>{changed(contacts)}</span>
        </StatTile>
        {isAgency && <ReplyTime stats={stats} locale={locale} />}
      </dl>
      <DailyStats stats={stats} locale={locale} />
      {isAgency && (
        <>
          <ListingRankings stats={stats} locale={locale} />
          <TeamTable stats={stats} locale={locale} />
        </>
      )}
    </section>
  );
}
