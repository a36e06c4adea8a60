/** What the base map says about itself. */
import { pair } from '../pair.ts';

export const land = pair(
  'Ακτές: © συνεισφέροντες του OpenStreetMap (ODbL)',
  'Coastline: © OpenStreetMap contributors (ODbL)',
);
export const streets = pair(
  'Δρόμοι και ακτές: © συνεισφέροντες του OpenStreetMap (ODbL)',
  'Streets and coastline: © OpenStreetMap contributors (ODbL)',
);
export const noStreets = pair('Χωρίς δρόμους', 'Streets not shown');
export const names = pair('Τοπωνύμια: ΕΛΣΤΑΤ', 'Place names: ELSTAT');
export const approximate = pair('Τα όρια είναι κατά προσέγγιση', 'Boundaries are approximate');
