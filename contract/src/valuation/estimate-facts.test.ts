import { expect, it } from 'vitest';
import { getListingKind, parseAnswers } from '../listings/draft/listing-fields.ts';
import type { ListingFieldName } from '../listings/fields.ts';
import {
  createDraftAnswers,
  type EstimateFacts,
  estimateFactNames,
  isFactAsked,
  listShownFactors,
  roundComparedPrice,
} from './estimate-facts.ts';

const nothing = {
  ...Object.fromEntries(estimateFactNames.map((name) => [name, ''])),
  for: 'sale',
  extras: [],
} as unknown as EstimateFacts;
const flat: EstimateFacts = {
  ...nothing,
  for: 'sale',
  type_id: '1',
  district_id: '461200',
  street: 'Ίριδος',
  lat: '38.02',
  lon: '23.79',
  area: '92',
  floor_id: '9',
  land_area: '400',
  year_built: '1985',
  extras: ['40', '27'],
};

it('[VALU-2] each type is asked what a listing of it would say: no floor of a house, no plot of a flat, land by itself', () => {
  expect(isFactAsked('floor_id', 'sale', 1)).toBe(true);
  expect(isFactAsked('floor_id', 'sale', 4)).toBe(false);
  expect(isFactAsked('land_area', 'sale', 1)).toBe(false);
  expect(isFactAsked('land_area', 'sale', 4)).toBe(true);
  expect(estimateFactNames.filter((name) => isFactAsked(name, 'sale', 36))).toEqual([
    'view_id',
    'within_city_plan',
    'building_access_id',
    'leaning_id',
  ]);
});

const rules = { photosMin: 3, mandateMonths: 8, mandateExtension: 4 };

it('[VALU-2] facts become answers of a listing, those of another type stay behind, the estimate is the price', () => {
  const answers = createDraftAnswers(flat, 308_000);
  expect(answers).toMatchObject({
    category_id: '1',
    type_id: '1',
    district_id: '461200',
    price: '308000',
    floor_id: '9',
  });
  expect(answers).not.toHaveProperty('land_area');
  const { values, errors } = parseAnswers(answers, getListingKind('sale', answers), {
    advertiser_kind: 'individual',
    rules,
    only: 'general',
  });
  expect(values).toMatchObject({ area: 92, price: 308_000, floor_id: 9, year_built: 1985, extras: [27, 40] });
  const mine: ListingFieldName[] = ['type_id', 'district_id', 'area', 'price', 'floor_id', 'year_built', 'lat'];
  expect(mine.filter((name) => errors[name])).toEqual([]);
  expect(createDraftAnswers({ ...flat, lon: '' }, null)).not.toHaveProperty('lat');
  expect(createDraftAnswers({ ...flat, type_id: '36', within_city_plan: 'true' }, null).within_city_plan).toBe('on');
});

it('[VALU-2] what moves the price: strongest first, nothing unnoticeable, a missing plot counted to the type', () => {
  const factors = [
    { factor: 'land' as const, share: -0.1 },
    { factor: 'type' as const, share: 0.1 },
    { factor: 'place' as const, share: 0.5 },
    { factor: 'view' as const, share: 0.001 },
  ];
  expect(listShownFactors(factors, 'sale', 4).map(({ factor }) => factor)).toEqual(['place', 'land', 'type']);
  const told = listShownFactors(factors, 'sale', 1);
  expect(told.map(({ factor }) => factor)).toEqual(['place', 'type']);
  expect(told[1]?.share).toBeCloseTo(-0.01);
});

it.each([
  [340_859, 341_000],
  [755, 755],
  [1_234, 1_230],
])('[VALU-2] a compared price of %s is told as %s', (price, rough) => expect(roundComparedPrice(price)).toBe(rough));
