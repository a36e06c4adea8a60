/** Four figures of thirty days, each with the thirty before and a small line drawn by the server. */

import { formatCount } from '@estia/contract/format';
import { ownListingsMessages as words } from '@estia/contract/listings/dashboard/own-listings-messages';
import { percent } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import css from './MyListingsStats.module.css';
import { createSparklinePath } from './sparkline-path.ts';

export type ListingTotals = ApiReply<'GET /property/mine'>['totals'];
type Stat = ListingTotals['views'];

const order = ['views', 'messages', 'phone_reveals', 'favorites'] as const;
/** Under so many a percentage says less than the number itself. */
const MIN_FOR_PERCENT = 20;

function Change({ dailyCount: { current: now, previous: before }, locale }: { dailyCount: Stat; locale: Locale }) {
  const by = now - before;
  if (by === 0) return <>{words.same[locale]}</>;
  const size =
    before >= MIN_FOR_PERCENT
      ? percent[locale](Math.round((Math.abs(by) / before) * 100))
      : formatCount(Math.abs(by), locale);
  return (
    <>
      <b className={by > 0 ? css.up : css.down}>
        <span aria-hidden="true">{by > 0 ? '↑' : '↓'}</span>
        <span className="vh">{(by > 0 ? words.up : words.down)[locale]}</span> {size}
      </b>{' '}
      {words.in30[locale]}
    </>
  );
}

export function MyListingsStats({ totals, locale }: { totals: ListingTotals; locale: Locale }) {
  return (
    <section aria-label={words.stats[locale]}>
      <dl className={css.figures}>
        {order.map((name) => {
          const dailyCount = totals[name];
          const drawn = createSparklinePath(dailyCount.daily);
          return (
            <div key={name}>
              <dt>{words[name][locale]}</dt>
              <dd>
                <span className={css.number}>{formatCount(dailyCount.current, locale)}</span>
                <span className={css.change}>
                  <Change dailyCount={dailyCount} locale={locale} />
                </span>
                {drawn && (
                  <svg className={css.spark} viewBox="0 0 120 32" preserveAspectRatio="none" aria-hidden="true">
                    <path className={css.ground} d={drawn.ground} />
                    <path className={css.line} d={drawn.line} />
                  </svg>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
