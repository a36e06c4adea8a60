/** Fitted by `npm run bench -- matches --fit 1`, which prints them. */
import type { SignalName } from './pair-signals.ts';

export type MatchWeights = Readonly<Record<SignalName | 'bias', number>>;

export const matchWeights: MatchWeights = {
  bias: -3.03,
  near: 0.16,
  far: -2.39,
  street_same: -0.09,
  street_differs: -2.09,
  number_same: 0.26,
  number_differs: -0.07,
  area_equal: -0.51,
  area_differs: -0.77,
  floor_same: 0.56,
  floor_differs: -2.51,
  year_same: 0.11,
  year_differs: -0.31,
  rooms_same: -0.14,
  rooms_differ: -2.29,
  equipment_same: 0.44,
  equipment_differs: -3.04,
  orientation_differs: -1.95,
  price_differs: -4.64,
  photos_shared: 6.94,
  photos_all_differ: -0.17,
  words_shared: 5.61,
  phone_same: 1.47,
};
