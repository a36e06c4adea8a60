/** The words of the map beside the results. */
import { pair } from '../pair.ts';

export const map = pair('Χάρτης αποτελεσμάτων', 'Map of results');
/** The picture itself, inside the map: two regions of one name would be told apart by nobody. */
export const picture = pair('Χάρτης, κινείται με τα βέλη', 'Map. Use the arrow keys to move it');
export const inList = pair(
  'Κάθε ακίνητο του χάρτη υπάρχει και στη λίστα των αποτελεσμάτων.',
  'Every property on the map is also in the results list.',
);
export const keys = pair(
  'Με τα βέλη μετακινείς τον χάρτη, με το + και το − αλλάζεις μεγέθυνση.',
  'Arrow keys move the map, + and − zoom.',
);
export const moveSearch = pair('Αναζήτηση καθώς μετακινώ τον χάρτη', 'Search as I move the map');
export const zoomIn = pair('Μεγέθυνση', 'Zoom in');
export const zoomOut = pair('Σμίκρυνση', 'Zoom out');
export const loading = pair('Φόρτωση χάρτη…', 'Loading map…');
export const noMap = pair(
  'Ο χάρτης δεν υποστηρίζεται σε αυτή τη συσκευή. Η λίστα έχει όλα τα αποτελέσματα.',
  'The map isn’t supported on this device. The list has all the results.',
);
export const trouble = pair('Ο χάρτης δεν φορτώθηκε ολόκληρος.', 'Couldn’t load part of the map.');
export const again = pair('Δοκίμασε ξανά', 'Try again');
export const credits = pair('Πηγές του χάρτη', 'Map sources');

export const draw = pair('Σχεδίασε περιοχή', 'Draw an area');
export const drawTools = pair('Σχεδίαση περιοχής', 'Drawing an area');
export const drawHow = pair('Πάτησε στον χάρτη για κάθε γωνία της περιοχής', 'Tap the map at each corner of the area');
export const addAtCentre = pair('Πρόσθεσε σημείο στο κέντρο', 'Add a point at the centre');
export const undo = pair('Αφαίρεσε το τελευταίο σημείο', 'Remove the last point');
export const finish = pair('Ολοκλήρωση', 'Done');
export const cancel = pair('Ακύρωση', 'Cancel');
export const nthPoint = pair(
  (n: number) => `Σημείο ${n}`,
  (n: number) => `Point ${n}`,
);
export const nthShape = pair(
  (n: number) => `Περιοχή ${n}`,
  (n: number) => `Area ${n}`,
);
export const removeShape = pair(
  (n: number) => `Διαγραφή περιοχής ${n}`,
  (n: number) => `Delete area ${n}`,
);

/** Why a point or a finished area is not taken. */
export const problems = {
  few: pair('Χρειάζονται τουλάχιστον 3 σημεία', 'An area needs at least 3 points'),
  crosses: pair(
    'Οι γραμμές διασταυρώνονται. Αφαίρεσε το τελευταίο σημείο και δοκίμασε ξανά.',
    'The lines cross. Remove the last point and try again.',
  ),
  full: pair('Μπορείς να προσθέσεις έως 500 σημεία συνολικά', 'You can use up to 500 points in total'),
  outside: pair('Το σημείο είναι εκτός χάρτη', 'That point is off the map'),
} as const;
export const tooMany = pair(
  'Μπορείς να σχεδιάσεις έως 10 περιοχές. Διάγραψε μία για να σχεδιάσεις άλλη.',
  'You can draw up to 10 areas. Delete one to draw another.',
);
