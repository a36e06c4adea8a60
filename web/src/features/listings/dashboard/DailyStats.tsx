/** Views and contacts day by day: two pictures and the table behind them. */

import { formatCount, formatLongDate, formatShortDate } from '@estia/contract/format';
import { dashboardMessages as words } from '@estia/contract/listings/dashboard/dashboard-messages';
import { DailyChart } from '../../../ui/chart/DailyChart.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import css from './ListingStatsDashboard.module.css';
import type { ListingStatsProps } from './listing-stats-props.ts';

const DAY = 86_400_000;

export function DailyStats({ stats, locale }: ListingStatsProps) {
  const { views, contacts, messages, phone_reveals: reveals } = stats;
  const first = Date.parse(stats.from);
  const dates = views.daily.map((_, at) => new Date(first + at * DAY).toISOString());
  const labels = dates.map((date) => formatShortDate(date, locale).slice(0, 5));
  const describeDays = (what: string, { current: now, daily: days }: typeof views): string => {
    const max = Math.max(...days);
    const on = dates[days.indexOf(max)];
    return max === 0 || on === undefined
      ? words.chartNone[locale](what)
      : words.chartDescription[locale](what, now, max, formatLongDate(on, locale));
  };
  const charts = [
    [words.views[locale], views],
    [words.contacts[locale], contacts],
  ] as const;
  return (
    <Panel id="days" title={words.chart[locale]}>
      <div className={css.charts}>
        {charts.map(([title, dailyCount]) => (
          <DailyChart
            key={title}
            title={title}
            altText={describeDays(title, dailyCount)}
            values={dailyCount.daily}
            labels={labels}
            figures={dates.map(
              (date, at) => `${formatLongDate(date, locale)}: ${formatCount(dailyCount.daily[at] ?? 0, locale)}`,
            )}
            choose={words.chartDay[locale](title)}
          />
        ))}
      </div>
      <details className={css.figuresTable}>
        <summary>{words.table[locale]}</summary>
        <section
          className={css.scroll}
          aria-label={words.table[locale]}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          <table className={css.table}>
            <caption className="vh">{words.chart[locale]}</caption>
            <thead>
              <tr>
                <th scope="col">{words.day[locale]}</th>
                <th scope="col">{words.views[locale]}</th>
                <th scope="col">{words.messages[locale]}</th>
                <th scope="col">{words.reveals[locale]}</th>
              </tr>
            </thead>
            <tbody>
              {dates.map((date, at) => (
                <tr key={date}>
                  <th scope="row">{formatShortDate(date, locale)}</th>
                  <td>{formatCount(views.daily[at] ?? 0, locale)}</td>
                  <td>{formatCount(messages.daily[at] ?? 0, locale)}</td>
                  <td>{formatCount(reveals.daily[at] ?? 0, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Panel>
  );
}
