/** What can be taken along: the PDF sheet, and a QR that brings a phone here. */

import type { Property } from '@estia/contract/listings/model';
import { listingPageMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import { buttonClass } from '../../../ui/button.ts';
import { PropertyIcon } from '../../../ui/icon/PropertyIcon.tsx';
import css from './ListingDownloads.module.css';

export function ListingDownloads({ listing, locale }: { listing: Property; locale: Locale }) {
  const which = `for=${listing.for}&property_id=${listing.property_id}&locale=${locale}`;
  return (
    <div className={css.along}>
      <img
        className={css.qr}
        src={`/api/property/qr?${which}`}
        width="88"
        height="88"
        alt={words.qr[locale]}
        loading="lazy"
        decoding="async"
      />
      <div>
        <p className={css.note}>{words.qrNote[locale]}</p>
        <a className={buttonClass('text', css.sheet)} href={`/api/property/sheet?${which}`} rel="nofollow">
          <PropertyIcon name="print" />
          {words.sheet[locale]}
        </a>
      </div>
    </div>
  );
}
