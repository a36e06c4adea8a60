import { describe, expect, it } from 'vitest';
import { mapNames } from '../map-names.ts';
import { dayFilters, mostFilters } from './bounds.ts';
import { filterGroupFields, filterGroups } from './choices.ts';
import { type FilterFields, filterFieldNames, filterToQuery, paramsToFields } from './codec.ts';
import { describeSearch, listFilterChips } from './describe-search.ts';
import { walkFilters } from './walks.ts';

const names = {
  categories: { 1: 'Κατοικία' },
  types: { 1: 'Διαμέρισμα', 3: 'Μεζονέτα' },
  places: { 'municipality_id-4612': 'Χαλάνδρι', 'municipality_id-4606': 'Μαρούσι' },
  floors: { 7: '1ος όροφος', 9: '3ος όροφος' },
  heatings: { 4: 'Αυτόνομη - φυσικό αέριο' },
  energy: { 4: 'Β' },
  conditions: { 1: 'Νεόδμητο' },
  extras: { 1: 'Επιπλωμένο', 27: 'Θέση στάθμευσης' },
  terms: { pets_allowed: 'Δέχεται κατοικίδια' },
};

/** Every field set once. */
const full: FilterFields = {
  for: 'sale',
  category_id: 1,
  type_ids: [1, 3],
  prefecture_ids: [33],
  municipality_ids: [4612, 4606],
  district_ids: [450131],
  near: '38.02,23.8,2000',
  shape: 'AAAA',
  view: '23.7,38,23.9,38.1',
  text: 'θέα θάλασσα',
  priceMin: 100_000,
  priceMax: 250_000,
  areaMin: 70,
  areaMax: 120,
  pricePerM2Min: 1_000,
  pricePerM2Max: 3_000,
  yearMin: 1990,
  yearMax: 2007,
  bedRoomsMin: 2,
  bedRoomsMax: 3,
  bathRoomsMin: 2,
  floorMin: 7,
  floorMax: 9,
  heating_ids: [4],
  energy: 4,
  condition_ids: [1],
  extras: [1, 27],
  terms: ['pets_allowed'],
  ...mapNames(mostFilters, () => 2),
  ...mapNames(dayFilters, () => '2027-03-01'),
  ...mapNames(walkFilters, () => 15),
  photos: true,
  owner: 'private',
  updatedDays: 7,
  unstated: ['year', 'floor'],
  sort: 'price_asc',
};

describe('[SRCH-8] a search in words', () => {
  it('reads as the history writes it', () => {
    const filter: FilterFields = {
      for: 'sale',
      category_id: 1,
      type_ids: [1],
      municipality_ids: [4612, 4606],
      priceMax: 250_000,
    };
    expect(describeSearch(filter, names, 'el').join(' · ')).toBe(
      'Αγορά · Διαμέρισμα · Χαλάνδρι, Μαρούσι · έως 250.000\u00A0€',
    );
    expect(describeSearch({ ...filter, type_ids: [] }, names, 'el').slice(0, 2)).toEqual(['Αγορά', 'Κατοικία']);
  });

  it.each<[FilterFields, string]>([
    [{ priceMin: 100_000, priceMax: 450_000 }, '100.000 – 450.000\u00A0€'],
    [{ areaMin: 70 }, 'από 70\u00A0τ.μ.'],
    [{ bedRoomsMin: 2 }, '2+ υ/δ'],
    [{ bedRoomsMin: 2, bedRoomsMax: 2 }, '2 υ/δ'],
    [{ bedRoomsMax: 3 }, 'έως 3 υ/δ'],
    [{ yearMax: 2007 }, 'χτισμένο έως το 2007'],
    [{ floorMin: 7 }, '1ος όροφος και πάνω'],
    [{ floorMax: 9 }, '3ος όροφος και κάτω'],
    [{ energy: 4 }, 'ενεργειακή κλάση Β ή καλύτερη'],
    [{ near: '38.02,23.8,2000' }, 'Έως 2 χλμ. από ένα σημείο'],
    [{ near: '38.02,23.8,750' }, 'Έως 750 μ. από ένα σημείο'],
    [{ near: '38.02,23.8,1500' }, 'Έως 1,5 χλμ. από ένα σημείο'],
    [{ shape: 'x' }, 'Σχεδιασμένη περιοχή'],
    [{ view: '1,2,3,4' }, 'Στον χάρτη'],
    [{ text: 'θέα' }, '«θέα»'],
    [{ updatedDays: 1 }, 'ενημέρωση το τελευταίο 24ωρο'],
    [{ owner: 'agency' }, 'από μεσιτικό γραφείο'],
    [{ terms: ['pets_allowed'] }, 'Δέχεται κατοικίδια'],
    [{ depositMax: 1 }, 'Εγγύηση: έως 1 μίσθωμα'],
    [{ depositMax: 0 }, 'Χωρίς εγγύηση'],
    [{ availableBy: '2027-03-01' }, 'Διαθέσιμο έως 1/3/2027'],
    [{ stationMinutes: 10 }, 'σταθμός έως 10΄ με τα πόδια'],
    [{ seaMinutes: 5 }, 'θάλασσα έως 5΄ με τα πόδια'],
    [{ extras: [1, 27] }, 'Επιπλωμένο, Θέση στάθμευσης'],
    // A name that could not be loaded: the group is named, so that the filter can still be taken off.
    [{ heating_ids: [9] }, 'Θέρμανση'],
    [{ type_ids: [8, 9] }, 'Τύπος'],
  ])('%j → %s', (filter, text) => {
    expect(describeSearch(filter, names, 'el')).toEqual([text]);
  });

  it('names every field in both languages', () => {
    for (const locale of ['el', 'en'] as const) {
      const pieces = listFilterChips(full, names, locale);
      expect(pieces.every((piece) => piece.text.trim() !== '' && !piece.text.includes('undefined'))).toBe(true);
      expect(new Set(pieces.map((piece) => piece.key)).size).toBe(pieces.length);
      for (const name of filterFieldNames) {
        if (name === 'sort') continue;
        const before = filterToQuery({ [name]: full[name] });
        const dropped = pieces.some((piece) => filterToQuery({ [name]: piece.without[name] }) !== before);
        expect(dropped, `${name} can be taken off`).toBe(true);
      }
    }
  });

  it('taking everything off leaves only the order', () => {
    let filter = full;
    for (let guard = 0; guard < 60; guard += 1) {
      const [first] = listFilterChips(filter, names, 'el');
      if (!first) break;
      filter = first.without;
    }
    expect(filterToQuery(filter)).toBe('sort=price_asc');
  });

  it('dropping a filter drops the leave to keep listings that do not state it', () => {
    const filter: FilterFields = { yearMin: 1990, floorMin: 7, unstated: ['year', 'floor'] };
    const year = listFilterChips(filter, names, 'el').find((piece) => piece.kind === 'year');
    expect(year?.without).toEqual({ floorMin: 7, unstated: ['floor'] });
  });
});

it('every field of a group belongs to one group', () => {
  const fields = filterGroups.flatMap((group) => filterGroupFields[group]);
  expect(new Set(fields).size).toBe(fields.length);
});

it('[SRCH-6] a link to listings of agencies works under the older word for them', () => {
  expect(paramsToFields([['owner', 'office']])).toEqual({ owner: 'agency' });
  expect(paramsToFields([['text', 'office']])).toEqual({ text: 'office' });
});
