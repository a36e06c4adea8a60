/** What each further choice would leave. Counts of a group leave the group's own filter aside. */
import { z } from 'zod';
import { mapNames } from '../map-names.ts';
import { boundFacts } from './bounds.ts';
import { filterGroups } from './choices.ts';
import { optionalFacts } from './model.ts';
import { walkTargets } from './walks.ts';

const option = z.object({ id: z.int(), count: z.int() });
export type FacetOption = z.infer<typeof option>;

/** `from` is included, `to` is not. */
const bin = z.object({ from: z.int(), to: z.int(), count: z.int() });
export type HistogramBin = z.infer<typeof bin>;

export const facets = z.object({
  count: z.int(),
  /** Set when there are too many rows to count each: 1 in so many was counted and the counts are multiplied. */
  sampled: z.int().nullable(),
  options: z.object({
    types: z.array(option),
    /** id = at least so many */
    bedRooms: z.array(option),
    bathRooms: z.array(option),
    /** id = built in that year or later */
    yearFrom: z.array(option),
    /** id = that floor or higher */
    floorFrom: z.array(option),
    heatings: z.array(option),
    /** id = that class or better */
    energy: z.array(option),
    conditions: z.array(option),
    /** With this amenity added to those already chosen. */
    extras: z.array(option),
    /** id = mark of the term, added to those already chosen */
    terms: z.array(option),
    /** Of a bound of a number: id = at most so much. Of a day: id = free by that day, as the number yyyymmdd. */
    ...mapNames(boundFacts, () => z.array(option)),
    /** id = within so many minutes on foot */
    ...mapNames(walkTargets, () => z.array(option)),
    /** 1 = with photos */
    photos: z.array(option),
    /** 1 private, 2 agency */
    owners: z.array(option),
    /** id = updated in the last so many days */
    updated: z.array(option),
  }),
  /** Listings that pass every other filter and do not state the fact. */
  unstated: z.object(mapNames(optionalFacts, () => z.int())),
  histograms: z.object({ price: z.array(bin), area: z.array(bin) }),
  /** Filters in force, and how many results there would be without each: what to relax when nothing is found. */
  relaxed: z.array(z.object({ group: z.enum(filterGroups), count: z.int() })),
});
export type Facets = z.infer<typeof facets>;
