/** The card of a draft, as far as it is answered. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DraftController } from './draft/use-draft.ts';
import { ListingPreview } from './ListingPreview.tsx';

const empty = { value: () => '', what: { for: 'sale', category_id: 1, type_id: 1 } } as unknown as DraftController;
const advertiser = { agencyId: null, name: 'Άννα' };

it('[POST-1] an energy class not given yet is asked for with the question mark of the language', () => {
  const cardIn = (locale: 'el' | 'en') =>
    renderToStaticMarkup(createElement(ListingPreview, { locale, draft: empty, place: null, photos: [], advertiser }));
  expect(cardIn('en')).toContain('aria-hidden="true">?</span>');
  expect(cardIn('en')).not.toContain('>;<');
  expect(cardIn('el')).toContain('aria-hidden="true">;</span>');
});
