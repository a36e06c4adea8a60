/** The listings that do best and those that need a look, each with the reason. */

import { formatEuro } from '@estia/contract/format';
import type { DashboardListing } from '@estia/contract/listings/dashboard/dashboard';
import { staleReasonMessages, dashboardMessages as words } from '@estia/contract/listings/dashboard/dashboard-messages';
import { priceMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import { ListingThumbnail } from '../../../ui/ListingThumbnail.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { myListingPath } from '../my-listings/my-listing-row.ts';
import css from './ListingStatsDashboard.module.css';
import type { ListingStatsProps } from './listing-stats-props.ts';

function Row({ listing, locale, children }: { listing: DashboardListing; locale: Locale; children?: ReactNode }) {
  return (
    <li className={css.ad}>
      <ListingThumbnail photo={listing.photo} />
      <div className={css.what}>
        <p className={css.name}>
          <a href={myListingPath(listing, locale)}>{listing.title[locale]}</a>
        </p>
        <p className={css.small}>
          <span className="num">{listing.code}</span> · <span className="num">{formatEuro(listing.price)}</span>
          {listing.for === 'rent' && ` ${priceMessages.perMonth[locale]}`}
        </p>
        <p className={css.small}>{words.rate[locale](listing.contacts, listing.views)}</p>
        {children}
      </div>
    </li>
  );
}

export function ListingRankings({
  stats: { top_listings: best, stale_listings: stale, stale_count },
  locale,
}: ListingStatsProps) {
  return (
    <div className={css.pair}>
      <div>
        <Panel id="best" flush title={words.best[locale]} lead={words.bestText[locale]}>
          {best.length === 0 ? (
            <p className={css.none}>{words.bestNone[locale]}</p>
          ) : (
            <ul>
              {best.map((listing) => (
                <Row key={listing.listing_id} listing={listing} locale={locale} />
              ))}
            </ul>
          )}
        </Panel>
      </div>
      <div>
        <Panel
          id="stale"
          flush
          title={words.stale[locale]}
          lead={stale_count === 0 ? words.staleNone[locale] : words.staleText[locale](stale_count)}
        >
          {stale.length > 0 && (
            <ul>
              {stale.map((listing) => (
                <Row key={listing.listing_id} listing={listing} locale={locale}>
                  <ul className={css.reasons}>
                    {listing.reasons.map((reason) => (
                      <li key={reason}>
                        <StatusBadge tone="care">
                          {staleReasonMessages[reason][locale](listing.percent_above_median ?? 0)}
                        </StatusBadge>
                      </li>
                    ))}
                  </ul>
                </Row>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </div>
  );
}
