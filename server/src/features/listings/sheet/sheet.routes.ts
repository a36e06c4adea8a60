/** What leaves the screen: a sheet to print, a QR. Only of active listings, and only what everyone may read of them. */
import * as calls from '@estia/contract/listings/calls';
import type { Property } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { type Purpose, purposeIds } from '@estia/contract/search/model';
import { renderSVG } from 'uqr';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { findListingPage } from '../listings.queries.ts';
import { propertyView } from '../listings.view.ts';
import { isListingActive } from './sheet.queries.ts';
import { renderListingSheet } from './sheet-pdf.ts';
import { readSheetPhotos } from './sheet-photos.ts';

/** A sheet holds a few photos in memory while it is drawn: so many at a time, and no queue behind them. */
const MAX_CONCURRENT = 4;

type ListingRef = { for: Purpose; property_id: number; locale: Locale };

export function listingSheetRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  const addressOf = ({ for: purpose, property_id, locale }: ListingRef): string =>
    `${deps.config.origin}${locale === 'en' ? '/en' : ''}/properties/for-${purpose}/${property_id}`;

  const draw = async (property: Property, query: ListingRef) => {
    const photos = await readSheetPhotos(deps.files, property.pictures);
    return renderListingSheet({
      property,
      locale: query.locale,
      url: addressOf(query),
      now: deps.clock(),
      photos,
    });
  };

  let drawing = 0;
  serve(calls.downloadListingSheet, async ({ query }, { reply }) => {
    const row = await findListingPage(deps.db, query.property_id, purposeIds[query.for]);
    if (!row?.is_active) throw new AppError('not_found');
    if (drawing >= MAX_CONCURRENT) throw new AppError('overloaded');
    drawing += 1;
    try {
      const property = propertyView(row, await getPlaceTree(), deps.clock());
      const sheet = await draw(property, query);
      reply?.header('content-disposition', `inline; filename="estia-${property.code}.pdf"`);
      return sheet;
    } finally {
      drawing -= 1;
    }
  });

  serve(calls.getListingQrCode, async ({ query }) => {
    if (!(await isListingActive(deps.db, query.property_id, purposeIds[query.for]))) throw new AppError('not_found');
    return renderSVG(addressOf(query), { ecc: 'M', border: 2 });
  });
}
