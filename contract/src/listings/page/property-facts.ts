/** LIST-1: what decides whether one reads on; all other facts are in fact-list.ts. What was not stated is not shown. */
import { formatM2 } from '../../format.ts';
import type { Locale } from '../../pair.ts';
import type { Property } from '../model.ts';
import type { FactIcon } from './fact-icon.ts';
import { factMessages as words } from './fact-messages.ts';

export type Fact = { icon: FactIcon; label: string; value: string };
export type MainFact = { icon: FactIcon; text: string };

/** The line under the title: what decides whether one reads on. */
export function listMainFacts(listing: Property, locale: Locale): MainFact[] {
  const line: MainFact[] = [{ icon: 'area', text: formatM2(listing.area, locale) }];
  if (listing.bed_rooms) line.push({ icon: 'bed', text: words.bedroomCount[locale](listing.bed_rooms) });
  const baths = [
    ...(listing.bath_rooms ? [words.bathCount[locale](listing.bath_rooms)] : []),
    ...(listing.wc_rooms ? [`${listing.wc_rooms} ${words.wcs[locale]}`] : []),
  ];
  if (baths.length > 0) line.push({ icon: 'bath', text: baths.join(', ') });
  if (listing.floor) line.push({ icon: 'floor', text: listing.floor[locale] });
  return line;
}
