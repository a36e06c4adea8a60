/** Who advertises: an office with its registry number and the way to its other ads, or a private owner. */

import type { Property } from '@estia/contract/listings/model';
import { listingPageMessages as words } from '@estia/contract/listings/page-messages';
import type { Locale } from '@estia/contract/pair';
import { to } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import css from './Advertiser.module.css';
import { AdvertiserKind, advertiserName } from './Offer.tsx';
import { AdvertiserMark } from './Office.tsx';

export function Advertiser({ home, locale }: { home: Property; locale: Locale }) {
  const { kind, agency_id, logo } = home.advertiser;
  return (
    <div className={css.advertiser}>
      <AdvertiserMark office={agency_id} name={advertiserName(home, locale)} logo={logo} size="large" />
      <div>
        <h3>{advertiserName(home, locale)}</h3>
        <AdvertiserKind home={home} locale={locale} />
        {kind === 'private' && <p className={css.note}>{words.privateNote[locale]}</p>}
      </div>
      {agency_id !== null && (
        <a className={buttonClass('line')} href={to(locale, `/agency/${agency_id}?for=${home.for}`)}>
          {words.officeAds[locale]}
        </a>
      )}
    </div>
  );
}
