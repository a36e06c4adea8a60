/** ADMN-5: figures of the last 14 days: bars with a sentence for those who do not see them, and all of them in a table. */
import { formatCents, formatCount, formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { dailyStatsMessages as words } from '@estia/contract/work-queue/queue-messages';
import type { ApiReply } from '../../platform/api-client.ts';
import { Disclosure, Panel } from '../../ui/Panel.tsx';
import table from '../../ui/table/table.module.css';
import css from './DailyStats.module.css';

type DayStats = ApiReply<'GET /adminPanel/daily-stats'>['days'][number];
type Stat = keyof typeof words.stats;

const stats: readonly Stat[] = ['listings', 'leads', 'sign_ups', 'paid_cents', 'overdue_cents', 'emails'];
const HEIGHT = 40;
const STEP = 10;
const BAR = 7;

const formatStat = (stat: Stat, value: number, locale: Locale): string =>
  stat === 'paid_cents' || stat === 'overdue_cents' ? formatCents(value) : formatCount(value, locale);

function StatBars({ locale, stat, days }: { locale: Locale; stat: Stat; days: readonly DayStats[] }) {
  const values = days.map((day) => day[stat]);
  const most = Math.max(...values, 1);
  const today = values.at(-1) ?? 0;
  const highest = Math.max(...values);
  return (
    <li className={css.stat}>
      <h3>{words.stats[stat][locale]}</h3>
      <p className={`${css.today} num`}>{formatStat(stat, today, locale)}</p>
      <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {values.map((value, at) => {
          const height = value === 0 ? 0.6 : Math.max((value / most) * HEIGHT, 1.5);
          return (
            <rect
              key={days[at]?.day}
              className={at === values.length - 1 ? css.last : undefined}
              x={at * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          );
        })}
      </svg>
      {highest > 0 && <p className={css.peak}>{words.peak[locale](formatStat(stat, highest, locale))}</p>}
    </li>
  );
}

export function DailyStats({ locale, days }: { locale: Locale; days: readonly DayStats[] }) {
  return (
    <Panel id="days" title={words.title[locale]} lead={words.lead[locale]}>
      <ul className={css.stats}>
        {stats.map((stat) => (
          <StatBars key={stat} locale={locale} stat={stat} days={days} />
        ))}
      </ul>
      <Disclosure summary={words.table[locale]} quiet wide>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className={css.scroll} aria-label={words.table[locale]} tabIndex={0}>
          <table className={css.table}>
            <caption className="vh">{words.title[locale]}</caption>
            <thead>
              <tr>
                <th scope="col">{words.day[locale]}</th>
                {stats.map((stat) => (
                  <th scope="col" key={stat}>
                    {words.stats[stat][locale]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day, at) => (
                <tr key={day.day}>
                  <th scope="row" className="num">
                    {formatShortDate(day.day, locale)}
                    {at === 0 && <span className={table.small}> {words.today[locale]}</span>}
                  </th>
                  {stats.map((stat) => (
                    <td key={stat} className="num">
                      {formatStat(stat, day[stat], locale)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Disclosure>
    </Panel>
  );
}
