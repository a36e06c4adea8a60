/** What is near a listing, in words and drawn: whatever a place is called, it is text. */
import type { Property } from '@estia/contract/listings/model';
import type { NearbyPlace } from '@estia/contract/places/nearby';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NearbyPlaces } from './NearbyPlaces.tsx';
import { createNearbyView } from './nearby-view.ts';

const station: NearbyPlace = {
  kind: 'station',
  mode: 'metro',
  name: { el: 'Χαλάνδρι', en: 'Chalandri' },
  lines: [{ label: 'M3', color: '#0057b8' }],
  minutes: { from: 8, to: 8 },
};
const park: NearbyPlace = { kind: 'park', mode: null, name: null, lines: [], minutes: { from: 1, to: 1 } };
const build = (nearby: NearbyPlace[], hidden = false) => ({ nearby, location: { hidden } }) as unknown as Property;

it('[NEAR-1] a station is named with its line and about how long the walk is, in both languages', () => {
  expect(createNearbyView(build([station]), 'en')?.groups).toEqual([
    {
      name: 'Metro, train and tram',
      places: [{ name: 'Chalandri metro', walk: 'about 8 min walk', lines: station.lines }],
    },
  ]);
  const [group] = createNearbyView(build([station, park]), 'el')?.groups ?? [];
  expect(group?.places[0]).toMatchObject({ name: 'Μετρό Χαλάνδρι', walk: 'περίπου 8 λεπτά με τα πόδια' });
});

it('[NEAR-1] of a hidden address a range is told, and why', () => {
  const view = createNearbyView(build([{ ...station, minutes: { from: 4, to: 22 } }], true), 'en');
  expect(view?.groups[0]?.places[0]?.walk).toBe('4–22 min walk');
  expect(view?.note).toContain('The address isn’t shown');
});

it('[NEAR-1] OpenStreetMap is named where something came from it, and nothing is shown where nothing is near', () => {
  expect(createNearbyView(build([station]), 'en')?.note).not.toContain('OpenStreetMap');
  expect(createNearbyView(build([park]), 'en')?.note).toContain('© OpenStreetMap');
  expect(createNearbyView(build([park]), 'en')?.groups[0]?.places[0]).toMatchObject({ name: 'Park', lines: [] });
  expect(createNearbyView(build([]), 'en')).toBeNull();
});

it('[NEAR-1] a name is text, a line is drawn in its colour with its name for screen readers', () => {
  const named = { ...station, name: { el: '<img src=x>', en: '<img src=x>' } };
  const view = createNearbyView(build([named]), 'en');
  if (!view) throw new Error('Nothing is near');
  const html = renderToStaticMarkup(createElement(NearbyPlaces, view));
  expect(html).not.toContain('<img');
  expect(html).toContain('fill="#0057b8"');
  expect(html).toContain('aria-label="M3"');
  expect(html).not.toContain('style=');
});
