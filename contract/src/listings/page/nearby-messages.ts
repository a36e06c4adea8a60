/** Words of the places near a property. */
import { pair } from '../../pair.ts';
import type { NearbyKind, StationMode } from '../../places/nearby.ts';

type Words = { readonly el: string; readonly en: string };
type NameWords = { readonly el: (name: string) => string; readonly en: (name: string) => string };

export const nearbyMessages = {
  title: pair('Κοντά', 'Nearby'),
  walk: pair(
    (minutes: number) => (minutes === 1 ? 'περίπου 1 λεπτό με τα πόδια' : `περίπου ${minutes} λεπτά με τα πόδια`),
    (minutes: number) => `about ${minutes} min walk`,
  ),
  walkBetween: pair(
    (from: number, to: number) => `${from}–${to} λεπτά με τα πόδια`,
    (from: number, to: number) => `${from}–${to} min walk`,
  ),
  hidden: pair(
    'Η διεύθυνση δεν εμφανίζεται, γι’ αυτό οι χρόνοι ισχύουν για όλη τη γύρω περιοχή.',
    'The address isn’t shown, so times are for the area around it.',
  ),
  estimated: pair(
    'Οι χρόνοι υπολογίζονται από την απόσταση σε ευθεία και είναι ενδεικτικοί.',
    'Times are estimates from straight-line distance.',
  ),
  source: pair('Σημεία: © συνεισφέροντες του OpenStreetMap', 'Places: © OpenStreetMap contributors'),
};

/** Above the places of a kind. */
export const nearbyGroupNames: Readonly<Record<NearbyKind, Words>> = {
  station: pair('Μετρό, τρένο και τραμ', 'Metro, train and tram'),
  sea: pair('Θάλασσα', 'Sea'),
  school: pair('Σχολεία', 'Schools'),
  supermarket: pair('Σούπερ μάρκετ', 'Supermarkets'),
  pharmacy: pair('Φαρμακεία', 'Pharmacies'),
  stop: pair('Στάσεις λεωφορείου', 'Bus stops'),
  park: pair('Πάρκα', 'Parks'),
  playground: pair('Παιδικές χαρές', 'Playgrounds'),
  beach: pair('Παραλίες', 'Beaches'),
};

/** Of a place without a name. */
export const nearbyKindNames: Readonly<Record<NearbyKind, Words>> = {
  station: pair('Σταθμός', 'Station'),
  sea: pair('Ακτή', 'Shore'),
  school: pair('Σχολείο', 'School'),
  supermarket: pair('Σούπερ μάρκετ', 'Supermarket'),
  pharmacy: pair('Φαρμακείο', 'Pharmacy'),
  stop: pair('Στάση', 'Bus stop'),
  park: pair('Πάρκο', 'Park'),
  playground: pair('Παιδική χαρά', 'Playground'),
  beach: pair('Παραλία', 'Beach'),
};

export const stationNames: Readonly<Record<StationMode, NameWords>> = {
  metro: pair(
    (name: string) => `Μετρό ${name}`,
    (name: string) => `${name} metro`,
  ),
  suburban: pair(
    (name: string) => `Προαστιακός ${name}`,
    (name: string) => `${name} suburban railway`,
  ),
  tram: pair(
    (name: string) => `Τραμ ${name}`,
    (name: string) => `${name} tram stop`,
  ),
  rail: pair(
    (name: string) => `Σιδηροδρομικός σταθμός ${name}`,
    (name: string) => `${name} railway station`,
  ),
};
