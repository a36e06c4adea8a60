/** Words of the mark on the page of an ad. Never more than "may". */
import { formatEuro, formatLongDate } from '../numbers.ts';
import { pair } from '../pair.ts';

export const goldenVisaBadgeMessages = {
  title: pair('Ενδέχεται να πληροί τα όρια της Golden Visa', 'May qualify under the Golden Visa thresholds'),
  short: pair('Ενδέχεται να πληροί', 'May qualify'),
  text: pair(
    (price: number, day: string) =>
      `Με όσα λέει η αγγελία και με τον κανόνα που ισχύει από ${formatLongDate(day, 'el')} (από ${formatEuro(price)}). Την άδεια διαμονής την κρίνει μόνο το κράτος.`,
    (price: number, day: string) =>
      `By what the ad says and the rule as of ${formatLongDate(day, 'en')} (from ${formatEuro(price)}). Only the state decides on a residence permit.`,
  ),
  link: pair('Οι όροι της Golden Visa', 'The terms of the Golden Visa'),
} as const;
