/** [VALU-2] The estimate on paper: both languages, two pages, nothing exact of where the property stands. */
import { formatEuro } from '@estia/contract/format';
import { type Estimate, type EstimatedValue, estimateInput } from '@estia/contract/valuation/estimate';
import { valuationReportMessages as words } from '@estia/contract/valuation/report-messages';
import { describe, expect, it } from 'vitest';
import { extractPdfText } from '../../../../testing/environment/pdf-text.ts';
import { createReportRenderer } from './report.service.ts';
import { renderReport } from './report-pdf.ts';

const at = new Date('2026-11-15T10:00:00Z');
const valuedSubject = estimateInput.parse({
  for: 'sale',
  type_id: 4,
  lat: 38.021987,
  lon: 23.798123,
  street: 'Αριστοτέλους',
  area: 92,
  land_area: 410,
  year_built: 1978,
  condition_id: 7,
  energy_class_id: 5,
  view_id: 1,
  bed_rooms: 2,
  bath_rooms: 1,
  extras: Array.from({ length: 30 }, (_, n) => n + 1),
});

const comparable = (n: number): EstimatedValue['comparables'][number] => ({
  property_id: n,
  for: 'sale',
  type_id: 11,
  area: 90 + n,
  floor_id: 27,
  year_built: 1970 + n,
  condition_id: 7,
  price: 251_000 + n,
  price_per_m2: 2_717,
  distance_m: 1_200 + n * 100,
  weight: 0.1,
  adjusted_price: 248_000 + n,
  district: { el: 'Άγιος Παντελεήμονας Αχαρνών και Κολωνού', en: 'Agios Panteleimonas of Acharnes and Kolonos' },
  reasons: ['same_district', 'similar_area', 'same_condition', 'same_floor'],
  adjustments: [{ factor: 'area', share: -0.03 }],
});

const valued: EstimatedValue = {
  state: 'valued',
  value: 250_000,
  low: 215_000,
  high: 290_000,
  price_per_m2: 2_717,
  listing_count: 38,
  place: { district: { el: 'Άνω Χαλάνδρι', en: 'Ano Chalandri' }, municipality: { el: 'Χαλάνδρι', en: 'Chalandri' } },
  comparables: Array.from({ length: 10 }, (_, n) => comparable(n)),
  factors: (['place', 'area', 'land', 'floor', 'year', 'condition', 'energy', 'rooms', 'view', 'extras'] as const).map(
    (factor, n) => ({ factor, share: 0.12 - n * 0.027 }),
  ),
  model: { version: 12, trained_at: '2026-11-14T02:10:00Z', listing_count: 41_200 },
};

const pagesOf = (pdf: Uint8Array): number =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b/g),
  ].length;
const plain = (text: string): string => text.replace(/\s+/g, ' ');

describe.each(['el', 'en'] as const)('in %s', (locale) => {
  it('[VALU-2] says facts, value, range, listings, method and that prices are asked, on two pages at most', async () => {
    const pdf = await renderReport({ property: valuedSubject, estimate: valued, at, locale });
    expect(pagesOf(pdf)).toBe(2);
    const text = plain(extractPdfText(Buffer.from(pdf)));
    for (const part of [words.title, words.property, words.value, words.moves, words.comparables, words.method])
      expect(text).toContain(part[locale]);
    for (const amount of [250_000, 215_000, 290_000, 251_009, 248_000])
      expect(text).toContain(plain(formatEuro(amount)));
    expect(text).toContain(words.notice[locale].slice(0, 40));
    expect(text).not.toContain('\ufffd');
    expect(text).not.toMatch(/38[.,]02|23[.,]79/);
  });
});

it('[VALU-2] who gets no estimate gets no report', async () => {
  const refused: Estimate = {
    state: 'refused',
    reason: 'few_listings',
    place: null,
    listing_count: 2,
    required_listing_count: 5,
  };
  const report = createReportRenderer({ clock: () => at }, async () => refused);
  await expect(report(valuedSubject, 'el')).rejects.toMatchObject({ code: 'not_in_this_state' });
});

it('[VALU-2] many at once are turned away, and the next is served again', async () => {
  let free: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    free = resolve;
  });
  const report = createReportRenderer({ clock: () => at }, () => gate.then(() => valued));
  const waiting = Array.from({ length: 4 }, () => report(valuedSubject, 'en'));
  await expect(report(valuedSubject, 'en')).rejects.toMatchObject({ code: 'overloaded' });
  free();
  await Promise.all(waiting);
  expect((await report(valuedSubject, 'en')).length).toBeGreaterThan(5_000);
});
