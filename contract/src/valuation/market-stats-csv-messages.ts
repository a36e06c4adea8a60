/** Heads of the file of area figures. Every one of a price says that it is an asking price; the day comes behind it. */
import { pair } from '../pair.ts';

export const csvHeadings = {
  area: pair('Περιοχή', 'Area'),
  municipality: pair('Δήμος', 'Municipality'),
  prefecture: pair('Νομός', 'Prefecture'),
  region: pair('Περιφέρεια', 'Region'),
  listing_count: pair('Αγγελίες', 'Listings'),
  q1: pair('Ζητούμενη τιμή, κάτω τεταρτημόριο (€/τ.μ.)', 'Asking price, lower quartile (€/m²)'),
  median: pair('Διάμεση ζητούμενη τιμή (€/τ.μ.)', 'Median asking price (€/m²)'),
  q3: pair('Ζητούμενη τιμή, άνω τεταρτημόριο (€/τ.μ.)', 'Asking price, upper quartile (€/m²)'),
  trend: pair('Μεταβολή 12 μηνών (%)', '12-month change (%)'),
  days: pair('Διάμεσες ημέρες στην αγορά', 'Median days on market'),
  price_cut_share: pair('Αγγελίες με μείωση τιμής (%)', 'Listings with a price cut (%)'),
  rent_yield: pair('Μικτή απόδοση ενοικίου (%)', 'Gross rental yield (%)'),
} as const;
