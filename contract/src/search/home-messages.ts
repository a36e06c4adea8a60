/** Words of the home page: the hero, the discover lists, the promos. */
import { pair } from '../pair.ts';
import { formatPropertyCountEl, formatPropertyCountEn } from './property-count.ts';

export const heroTitle = pair(
  'Το επόμενο σπίτι σου, με όλα τα στοιχεία',
  'Your next home in Greece, with all the facts',
);
export const heroText = pair(
  (n: number) => `${formatPropertyCountEl(n)} από ιδιώτες και γραφεία, με ιστορικό τιμής και ενεργειακή κλάση.`,
  (n: number) => `${formatPropertyCountEn(n)} from owners and agencies, with price history and energy class.`,
);
export const heroTextPlain = pair(
  'Ακίνητα από ιδιώτες και γραφεία, με ιστορικό τιμής και ενεργειακή κλάση.',
  'Property from owners and agencies, with price history and energy class.',
);
export const homeTitle = pair('Ακίνητα προς πώληση και ενοικίαση', 'Property for sale and rent in Greece');
export const homeDescription = pair(
  'Ακίνητα προς πώληση και ενοικίαση σε όλη την Ελλάδα, από ιδιώτες και μεσιτικά γραφεία.',
  'Property for sale and rent across Greece, from private owners and agencies.',
);

export const discover = {
  title: pair('Ανακάλυψε σε όλη την Ελλάδα', 'Discover across Greece'),
  'new-properties': pair('Νέα ακίνητα', 'New properties'),
  'top-districts': pair('Δημοφιλείς περιοχές', 'Popular areas'),
  'recommended-houses': pair('Προτεινόμενα', 'Recommended'),
  'more-views': pair('Περισσότερες προβολές', 'Most viewed'),
  'top-searches': pair('Δημοφιλείς αναζητήσεις', 'Popular searches'),
  empty: pair('Δεν υπάρχει ακόμη τίποτα εδώ. Δες μια άλλη καρτέλα.', 'Nothing here yet. Try another tab.'),
  previous: pair('Προηγούμενα', 'Previous'),
  next: pair('Επόμενα', 'Next'),
};

export const valuation = {
  title: pair('Πόσο κάνει το τετραγωνικό στη γειτονιά σου;', 'What’s the price per m² in your neighbourhood?'),
  text: pair(
    'Ζητούμενες τιμές ανά περιοχή, από ολόκληρη την περιφέρεια έως τη συνοικία, με τον αριθμό των αγγελιών από τις οποίες προκύπτουν.',
    'Asking prices by area, from whole regions down to neighbourhoods, with the number of listings behind every figure.',
  ),
  button: pair('Άνοιξε τον χάρτη τιμών', 'Open the price map'),
  legend: pair('Διάμεση ζητούμενη τιμή, €/τ.μ.', 'Median asking price, €/m²'),
  /** The ends of the map's own classes (valuation/price-classes.ts). */
  low: pair('έως 750', 'up to 750'),
  high: pair('από 4.000', 'from 4.000'),
};

export const promos = {
  title: pair('Ξεκίνα από εδώ', 'Start here'),
  realtorTitle: pair('Βρες μεσίτη', 'Find an agent'),
  realtorText: pair(
    'Γραφεία με αριθμό ΓΕΜΗ, στην περιοχή που σε ενδιαφέρει.',
    'Agencies registered with GEMI, in the area you’re interested in.',
  ),
  realtorLink: pair('Δες γραφεία', 'View agencies'),
  districtsTitle: pair('Δημοφιλείς περιοχές', 'Popular areas'),
  districtsText: pair(
    'Κατοικίες προς πώληση στις περιοχές με τις περισσότερες αναζητήσεις.',
    'Homes for sale in the most searched areas.',
  ),
  myHouseTitle: pair('Σπίτι μου', 'My Home'),
  myHouseText: pair(
    'Έως 250.000 € και 150 τ.μ., χτισμένα έως το 2007.',
    'Up to 250.000 € and 150 m², built in 2007 or earlier.',
  ),
  goldenTitle: pair('Golden Visa', 'Golden Visa'),
  goldenText: pair('Επενδυτικές κατοικίες από 250.000 €, από 120 τ.μ.', 'Investment homes from 250.000 € and 120 m².'),
  link: pair('Δες τα ακίνητα', 'View properties'),
};
