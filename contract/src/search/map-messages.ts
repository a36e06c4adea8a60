/** The words of the map beside the results. */
import { pair } from '../pair.ts';

export const map = pair('Χάρτης αποτελεσμάτων', 'Map of results');
/** The picture itself, inside the map: two regions of one name would be told apart by nobody. */
export const picture = pair('Χάρτης, κινείται με τα βέλη', 'Map, moved with the arrow keys');
export const inList = pair(
  'Κάθε ακίνητο του χάρτη υπάρχει και στη λίστα των αποτελεσμάτων.',
  'Every home on the map is also in the list of results.',
);
export const keys = pair(
  'Με τα βέλη μετακινείς τον χάρτη, με το + και το − αλλάζεις μεγέθυνση.',
  'Arrow keys move the map, + and − zoom.',
);
export const moveSearch = pair('Αναζήτηση καθώς μετακινώ τον χάρτη', 'Search as I move the map');
export const zoomIn = pair('Μεγέθυνση', 'Zoom in');
export const zoomOut = pair('Σμίκρυνση', 'Zoom out');
export const loading = pair('Ο χάρτης φορτώνει', 'The map is loading');
export const noMap = pair(
  'Ο χάρτης δεν ανοίγει σε αυτή τη συσκευή. Η λίστα έχει όλα τα αποτελέσματα.',
  'The map does not open on this device. The list has all results.',
);
export const trouble = pair('Ο χάρτης δεν φορτώθηκε ολόκληρος.', 'Part of the map did not load.');
export const again = pair('Δοκίμασε ξανά', 'Try again');
export const credits = pair('Πηγές του χάρτη', 'Map sources');

export const draw = pair('Σχεδίασε περιοχή', 'Draw an area');
export const drawTools = pair('Σχεδίαση περιοχής', 'Drawing an area');
export const drawHow = pair('Πάτησε στον χάρτη για κάθε γωνία της περιοχής', 'Tap the map at each corner of the area');
export const addAtCentre = pair('Πρόσθεσε σημείο στο κέντρο', 'Add a point at the centre');
export const undo = pair('Αφαίρεσε το τελευταίο σημείο', 'Remove the last point');
export const finish = pair('Τέλος', 'Finish');
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
  (n: number) => `Σβήσε την περιοχή ${n}`,
  (n: number) => `Erase area ${n}`,
);

/** Why a point or a finished area is not taken. */
export const problems = {
  few: pair('Μια περιοχή θέλει τουλάχιστον 3 σημεία', 'An area needs at least 3 points'),
  crosses: pair(
    'Οι πλευρές διασταυρώνονται. Αφαίρεσε το τελευταίο σημείο και δοκίμασε αλλιώς.',
    'The sides cross each other. Remove the last point and try another way.',
  ),
  full: pair('Έως 500 σημεία σε όλες τις περιοχές', 'At most 500 points in all areas'),
  outside: pair('Το σημείο είναι έξω από τον χάρτη μας', 'That point is outside our map'),
} as const;
export const tooMany = pair(
  'Έως 10 περιοχές. Σβήσε μία για να σχεδιάσεις άλλη.',
  'At most 10 areas. Erase one to draw another.',
);
