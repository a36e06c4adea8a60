/** Who advertises: an agency with its registry number and the way to its other listings, or a private owner. */

import type { Property } from '@estia/contract/listings/model';
import { listingPageMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { AdvertiserAvatar } from '../../../ui/AdvertiserAvatar.tsx';
import { buttonClass } from '../../../ui/button.ts';
import css from './AdvertiserSection.module.css';
import { AdvertiserType, getAdvertiserName } from './ListingSidebar.tsx';

/** `activity`: how soon they answer and since when they are here, as the loader wrote it. */
type Props = { listing: Property; locale: Locale; activity: string; cooperation: string | undefined };

export function AdvertiserSection({ listing, locale, activity, cooperation }: Props) {
  const { kind, agency_id, logo } = listing.advertiser;
  return (
    <div className={css.advertiser}>
      <AdvertiserAvatar agencyId={agency_id} name={getAdvertiserName(listing, locale)} logo={logo} size="large" />
      <div>
        <h3>{getAdvertiserName(listing, locale)}</h3>
        <AdvertiserType listing={listing} locale={locale} />
        <p className={css.note}>{activity}</p>
        {kind === 'individual' && <p className={css.note}>{words.privateNote[locale]}</p>}
        {cooperation && <p className={css.note}>{cooperation}</p>}
      </div>
      {agency_id !== null && (
        <a
          className={buttonClass('outline')}
          href={`${pathTo(locale, '/agency/:agency_id', { agency_id })}?for=${listing.for}`}
        >
          {words.agencyListings[locale]}
        </a>
      )}
    </div>
  );
}
