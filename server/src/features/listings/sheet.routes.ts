/** What leaves the screen: a sheet to print, a QR. Only of active ads, and only what everyone may read of them. */
import * as calls from '@estia/contract/listings/calls';
import type { Property } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { type Purpose, purposeIds } from '@estia/contract/search/model';
import { renderSVG } from 'uqr';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/serve.ts';
import type { Places } from '../places/index.ts';
import { propertyByOffer } from './listings.queries.ts';
import { propertyView } from './listings.view.ts';
import { drawSheet } from './sheet.draw.ts';
import { sheetPhotos } from './sheet.photos.ts';
import { offerIsActive } from './sheet.queries.ts';

/** A sheet holds a few photos in memory while it is drawn: so many at a time, and no queue behind them. */
const AT_ONCE = 4;

type Which = { for: Purpose; property_id: number; locale: Locale };

export function sheetRoutes({ serve }: CallServer, deps: Deps, places: Places): void {
  const addressOf = ({ for: purpose, property_id, locale }: Which): string =>
    `${deps.config.origin}${locale === 'en' ? '/en' : ''}/properties/for-${purpose}/${property_id}`;

  const draw = async (home: Property, query: Which) => {
    const photos = await sheetPhotos(deps.files, home.pictures);
    return drawSheet({ home, locale: query.locale, url: addressOf(query), now: deps.clock(), photos });
  };

  let drawing = 0;
  serve(calls.downloadListingSheet, async ({ query }, { reply }) => {
    const row = await propertyByOffer(deps.db, query.property_id, purposeIds[query.for]);
    if (!row?.is_active) throw new AppError('not_found');
    if (drawing >= AT_ONCE) throw new AppError('overloaded');
    drawing += 1;
    try {
      const home = propertyView(row, await places(), deps.clock());
      const sheet = await draw(home, query);
      reply?.header('content-disposition', `inline; filename="estia-${home.code}.pdf"`);
      return sheet;
    } finally {
      drawing -= 1;
    }
  });

  serve(calls.getListingQrCode, async ({ query }) => {
    if (!(await offerIsActive(deps.db, query.property_id, purposeIds[query.for]))) throw new AppError('not_found');
    return renderSVG(addressOf(query), { ecc: 'M', border: 2 });
  });
}
