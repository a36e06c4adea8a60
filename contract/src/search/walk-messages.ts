/** Words of the filters of walks.ts, by target. */
import { pair } from '../pair.ts';
import type { WalkTarget } from './walks.ts';

type Words = { readonly el: string; readonly en: string };
type CountWords = { readonly el: (n: number) => string; readonly en: (n: number) => string };

/** Above the options of the filter. */
export const walkNames: Readonly<Record<WalkTarget, Words>> = {
  station: pair('Μετρό, τρένο ή τραμ με τα πόδια', 'Walk to metro, train or tram'),
  school: pair('Σχολείο με τα πόδια', 'Walk to a school'),
  sea: pair('Θάλασσα με τα πόδια', 'Walk to the sea'),
};

/** «Χωρίς το φίλτρο …» */
export const relaxedWalkNames: Readonly<Record<WalkTarget, Words>> = {
  station: pair('σταθμού', 'station'),
  school: pair('σχολείου', 'school'),
  sea: pair('θάλασσας', 'sea'),
};

/** Of a search: what it asks for. */
export const walkWithin: Readonly<Record<WalkTarget, CountWords>> = {
  station: pair(
    (n: number) => `σταθμός έως ${n}΄ με τα πόδια`,
    (n: number) => `within a ${n} min walk of a station`,
  ),
  school: pair(
    (n: number) => `σχολείο έως ${n}΄ με τα πόδια`,
    (n: number) => `within a ${n} min walk of a school`,
  ),
  sea: pair(
    (n: number) => `θάλασσα έως ${n}΄ με τα πόδια`,
    (n: number) => `within a ${n} min walk of the sea`,
  ),
};

export const upToMinutes = pair(
  (n: number) => `Έως ${n} λεπτά`,
  (n: number) => `Up to ${n} min`,
);
