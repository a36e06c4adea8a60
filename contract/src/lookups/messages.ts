/** Plurals of what the lists name in the singular, for headings: «Διαμερίσματα προς πώληση». */
import { type Pair, pair } from '../pair.ts';

export const categoryPlural: Readonly<Record<number, Pair>> = {
  1: pair('Κατοικίες', 'Homes'),
  2: pair('Επαγγελματικοί χώροι', 'Commercial property'),
  3: pair('Γη', 'Land'),
  4: pair('Λοιπά ακίνητα', 'Other property'),
};

/** By the code of the type; a type that is not here is named by its category. */
export const typePlural: Readonly<Record<string, Pair>> = {
  apartment: pair('Διαμερίσματα', 'Apartments'),
  studio: pair('Στούντιο και γκαρσονιέρες', 'Studios'),
  maisonette: pair('Μεζονέτες', 'Maisonettes'),
  detached_house: pair('Μονοκατοικίες', 'Detached houses'),
  villa: pair('Βίλες', 'Villas'),
  loft: pair('Loft', 'Lofts'),
  penthouse: pair('Ρετιρέ', 'Penthouses'),
  floor_apartment: pair('Οροφοδιαμερίσματα', 'Whole-floor apartments'),
  bungalow: pair('Μπανγκαλόου', 'Bungalows'),
  building: pair('Κτίρια', 'Buildings'),
  apartment_complex: pair('Συγκροτήματα διαμερισμάτων', 'Apartment complexes'),
  farmhouse: pair('Αγροικίες', 'Farmhouses'),
  stone_house: pair('Πετρόκτιστες κατοικίες', 'Stone houses'),
  neoclassical: pair('Νεοκλασικά', 'Neoclassical houses'),
  room: pair('Δωμάτια', 'Rooms'),
  houseboat: pair('Πλωτές κατοικίες', 'Houseboats'),
  office: pair('Γραφεία', 'Offices'),
  store: pair('Καταστήματα', 'Shops'),
  warehouse: pair('Αποθήκες', 'Warehouses'),
  hotel: pair('Ξενοδοχεία', 'Hotels'),
  plot: pair('Οικόπεδα', 'Plots'),
  parcel: pair('Αγροτεμάχια', 'Agricultural parcels'),
  farm: pair('Αγροκτήματα', 'Farms'),
  island: pair('Νησιά', 'Islands'),
  parking_space: pair('Θέσεις στάθμευσης', 'Parking spaces'),
  garage: pair('Κλειστά γκαράζ', 'Garages'),
  storage_room: pair('Αποθήκες', 'Storage rooms'),
};
