/** Words of the mark on the page of a listing. Never more than "may". */
import { formatEuro, formatLongDate } from '../format.ts';
import { pair } from '../pair.ts';

export const goldenVisaBadgeMessages = {
  title: pair('Ενδέχεται να πληροί τις προϋποθέσεις της Golden Visa', 'May qualify for the Golden Visa'),
  short: pair('Ενδέχεται να πληροί τις προϋποθέσεις', 'May qualify'),
  text: pair(
    (price: number, day: string) =>
      `Με βάση τα στοιχεία της αγγελίας και τα όρια που ισχύουν από ${formatLongDate(day, 'el')} (από ${formatEuro(price)}). Για την άδεια διαμονής αποφασίζει μόνο το κράτος.`,
    (price: number, day: string) =>
      `Based on the listing and the rules in effect since ${formatLongDate(day, 'en')} (from ${formatEuro(price)}). Only the state decides on residence permits.`,
  ),
  link: pair('Οι όροι της Golden Visa', 'Golden Visa rules'),
} as const;
