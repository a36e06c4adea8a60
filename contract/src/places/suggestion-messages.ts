/** What a suggested place is. */
import { type Pair, pair } from '../pair.ts';
import type { PlaceNameType } from './model.ts';

export const prefecture = pair('Νομός', 'Prefecture');
export const municipality = pair('Δήμος', 'Municipality');
export const neighbourhood = pair('Συνοικία', 'Neighbourhood');
export const town = pair('Πόλη', 'Town');
export const unit = pair('Περιοχή', 'Area');

/** Names of what lies inside a place; the others are names of the place itself. */
export const insideNames: Partial<Record<PlaceNameType, Pair>> = {
  settlement: pair('Οικισμός', 'Village'),
  street: pair('Οδός', 'Street'),
  metro: pair('Σταθμός μετρό', 'Metro station'),
  train: pair('Σιδηροδρομικός σταθμός', 'Railway station'),
  tram: pair('Στάση τραμ', 'Tram stop'),
  airport: pair('Αεροδρόμιο', 'Airport'),
  university: pair('Πανεπιστήμιο', 'University'),
  beach: pair('Παραλία', 'Beach'),
  island: pair('Νησί', 'Island'),
  area: unit,
};
