/** Words of the home page: the hero, the discover lists, the promos. */
import { pair } from '../pair.ts';
import { formatPropertyCountEl, formatPropertyCountEn } from './homes-count.ts';

export const heroTitle = pair(
  'Το επόμενο σπίτι σου, με καθαρά νούμερα',
  'Your next home in Greece, with clear numbers',
);
export const heroText = pair(
  (n: number) => `${formatPropertyCountEl(n)} από ιδιώτες και γραφεία, με ιστορικό τιμής και ενεργειακή κλάση.`,
  (n: number) => `${formatPropertyCountEn(n)} from owners and agencies, with price history and energy class.`,
);
export const heroTextPlain = pair(
  'Ακίνητα από ιδιώτες και γραφεία, με ιστορικό τιμής και ενεργειακή κλάση.',
  'Property from owners and agencies, with price history and energy class.',
);
export const homeTitle = pair('Ακίνητα με καθαρά νούμερα', 'Property in Greece with clear numbers');
export const homeDescription = pair(
  'Ακίνητα προς πώληση και ενοικίαση σε όλη την Ελλάδα, από ιδιώτες και μεσιτικά γραφεία.',
  'Property for sale and to rent all over Greece, from private owners and estate agencies.',
);

export const discover = {
  title: pair('Ανακάλυψε σε όλη την Ελλάδα', 'Discover across Greece'),
  'new-properties': pair('Νέα ακίνητα', 'New properties'),
  'top-districts': pair('Κορυφαίες περιοχές', 'Top districts'),
  'recommended-houses': pair('Προτεινόμενα', 'Recommended'),
  'more-views': pair('Με πολλές προβολές', 'Most viewed'),
  'top-searches': pair('Δημοφιλείς αναζητήσεις', 'Top searches'),
  empty: pair('Δεν υπάρχει ακόμη τίποτα εδώ. Δες μια άλλη καρτέλα.', 'There is nothing here yet. Try another tab.'),
  previous: pair('Προηγούμενα', 'Previous'),
  next: pair('Επόμενα', 'Next'),
};

export const valuation = {
  title: pair('Πόσο κάνει το τετραγωνικό στη γειτονιά σου;', 'What is a square metre worth in your neighbourhood?'),
  text: pair(
    'Ζητούμενες τιμές ανά περιοχή, από ολόκληρη την περιφέρεια ως τη συνοικία, με τον αριθμό των αγγελιών πίσω από κάθε νούμερο.',
    'Asking prices by area, from a whole region down to the neighbourhood, with the number of ads behind every figure.',
  ),
  button: pair('Άνοιξε τον χάρτη τιμών', 'Open the price map'),
  legend: pair('Διάμεση ζητούμενη τιμή, €/τ.μ.', 'Median asking price, €/m²'),
  /** The ends of the map's own classes (valuation/ramp.ts). */
  low: pair('έως 750', 'up to 750'),
  high: pair('από 4.000', 'from 4.000'),
};

export const promos = {
  title: pair('Ξεκίνα από εδώ', 'Start here'),
  realtorTitle: pair('Βρες μεσίτη', 'Find an agent'),
  realtorText: pair(
    'Γραφεία με αριθμό ΓΕΜΗ, στην περιοχή που σε ενδιαφέρει.',
    'Agencies listed in the commercial register (GEMI), where you want to live.',
  ),
  realtorLink: pair('Δες γραφεία', 'See agencies'),
  districtsTitle: pair('Κορυφαίες περιοχές', 'Top districts'),
  districtsText: pair(
    'Κατοικίες προς πώληση εκεί όπου ψάχνουν οι περισσότεροι.',
    'Homes for sale where most people search.',
  ),
  myHouseTitle: pair('Το σπίτι μου', 'My House'),
  myHouseText: pair('Έως 250.000 € και 150 τ.μ., χτισμένα ως το 2007.', 'Up to 250.000 € and 150 m², built by 2007.'),
  goldenTitle: pair('Golden Visa', 'Golden Visa'),
  goldenText: pair(
    'Επενδυτικές κατοικίες από 250.000 €, από 120 τ.μ.',
    'Investment homes from 250.000 € and 120 m², towards a residence permit.',
  ),
  link: pair('Δες τα ακίνητα', 'See properties'),
};
