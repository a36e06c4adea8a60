// The pictures the demo world chooses from: drawn once, used by many listings. Seeds were picked by eye so that no two
// neighbours on a results page look alike.
import type { PictureKind } from './draw.ts';

type PictureRole = 'exterior' | 'interior' | 'plan';
export type PropertyStyle =
  | 'apartment'
  | 'studio'
  | 'loft'
  | 'penthouse'
  | 'maisonette'
  | 'detached'
  | 'villa'
  | 'stone'
  | 'neoclassical'
  | 'building'
  | 'office'
  | 'shop'
  | 'plot';
export type CatalogPicture = {
  readonly key: string;
  readonly kind: PictureKind;
  readonly seed: number;
  readonly role: PictureRole;
  readonly suits: readonly PropertyStyle[];
  readonly alt: { readonly el: string; readonly en: string };
};

const flats = ['apartment', 'studio', 'loft'] as const;
const block = ['apartment', 'studio', 'loft', 'building'] as const;
const upperFlats = ['apartment', 'penthouse', 'building'] as const;
const dwellings = [...flats, 'penthouse', 'maisonette', 'detached', 'villa', 'stone', 'neoclassical'] as const;
const houses = ['maisonette', 'detached', 'villa', 'stone', 'neoclassical'] as const;

const picture =
  (role: PictureRole) =>
  (kind: PictureKind, seed: number, suits: readonly PropertyStyle[], el: string, en: string): CatalogPicture => ({
    key: `${kind}-${seed}`,
    kind,
    seed,
    role,
    suits,
    alt: { el, en },
  });
const outside = picture('exterior');
const inside = picture('interior');
const plan = picture('plan');

const blocks: readonly CatalogPicture[] = [
  outside(
    'polykatoikia',
    1,
    block,
    'Λευκή πολυκατοικία με κόκκινα μπαλκόνια',
    'White apartment block with red balconies',
  ),
  outside(
    'polykatoikia',
    20,
    block,
    'Πράσινη πολυκατοικία με μαγαζιά στο ισόγειο',
    'Green apartment block with shops below',
  ),
  outside('polykatoikia', 17, block, 'Πολυκατοικία στο ηλιοβασίλεμα', 'Apartment block at sunset'),
  outside(
    'corner-block',
    10,
    block,
    'Γωνιακή πολυκατοικία στο απογευματινό φως',
    'Corner apartment block in evening light',
  ),
  outside('corner-block', 15, block, 'Γωνιακή λευκή πολυκατοικία με κυπαρίσσια', 'White corner block with cypresses'),
  outside(
    'infill-block',
    10,
    flats,
    'Στενή κίτρινη πολυκατοικία ανάμεσα σε δύο άλλες',
    'Narrow yellow block between two others',
  ),
  outside('infill-block', 15, flats, 'Στενή πολυκατοικία τη νύχτα', 'Narrow apartment block at night'),
  outside('slab-block', 4, block, 'Μεγάλη ροζ πολυκατοικία με δέντρα', 'Long pink apartment block with trees'),
  outside(
    'slab-block',
    7,
    block,
    'Φωτισμένη πολυκατοικία με μαγαζιά, βράδυ',
    'Lit apartment block with shops, at night',
  ),
  outside(
    'terraced-block',
    2,
    upperFlats,
    'Πολυκατοικία με ρετιρέ και φυτεμένες βεράντες',
    'Block with set-back floors and planted terraces',
  ),
  outside('pilotis-block', 4, block, 'Πολυκατοικία από τούβλο σε πυλωτή', 'Brick apartment block raised on columns'),
  outside('pilotis-block', 10, block, 'Κίτρινη πολυκατοικία σε πυλωτή', 'Yellow apartment block raised on columns'),
  outside(
    'interwar-block',
    4,
    [...block, 'neoclassical'],
    'Πολυκατοικία του μεσοπολέμου στο ηλιοβασίλεμα',
    'Interwar apartment block at sunset',
  ),
  outside(
    'interwar-block',
    20,
    block,
    'Πολυκατοικία του μεσοπολέμου με πράσινα παντζούρια',
    'Interwar block with green shutters',
  ),
  outside('new-block', 16, upperFlats, 'Νεόδμητη πολυκατοικία σε σκούρο γκρι', 'New apartment block in dark grey'),
  outside('new-block', 14, upperFlats, 'Νεόδμητη πολυκατοικία με φοίνικες', 'New apartment block with palm trees'),
  outside('facade', 7, flats, 'Κίτρινη πρόσοψη με γλάστρες στα μπαλκόνια', 'Yellow front with planted balconies'),
  outside('facade', 24, flats, 'Ροζ πρόσοψη με ριγέ τέντες', 'Pink front with striped awnings'),
];

const otherExteriors: readonly CatalogPicture[] = [
  outside(
    'penthouse',
    1,
    ['penthouse', 'apartment', 'loft'],
    'Βεράντα ρετιρέ με θέα την Ακρόπολη',
    'Penthouse terrace with a view of the Acropolis',
  ),
  outside('maisonette', 3, ['maisonette'], 'Δύο μεζονέτες με κεραμοσκεπή', 'Two maisonettes with a tiled roof'),
  outside(
    'maisonette',
    4,
    ['maisonette', 'building'],
    'Σύγχρονες μεζονέτες με κήπο',
    'Modern maisonettes with a garden',
  ),
  outside('detached', 1, ['detached'], 'Ισόγεια μονοκατοικία με κήπο', 'Single-storey house with a garden'),
  outside(
    'detached',
    10,
    ['detached', 'maisonette'],
    'Διώροφη μονοκατοικία με μπαλκόνι',
    'Two-storey house with a balcony',
  ),
  outside(
    'village',
    1,
    ['detached', 'stone'],
    'Σπίτι στο χωριό με πλακόστρωτη αυλή',
    'Village house with a paved yard',
  ),
  outside('stone', 1, ['stone', 'detached'], 'Πέτρινο σπίτι με πύργο', 'Stone house with a tower'),
  outside('stone', 2, ['stone', 'detached'], 'Πέτρινο σπίτι με ελιές', 'Stone house among olive trees'),
  outside(
    'neoclassical',
    3,
    ['neoclassical', 'building'],
    'Νεοκλασικό με αέτωμα',
    'Neoclassical house with a pediment',
  ),
  outside('villa', 5, ['villa'], 'Βίλα με πισίνα', 'Villa with a pool'),
  outside('villa', 10, ['villa'], 'Βίλα με πισίνα τη νύχτα', 'Villa with a pool at night'),
  outside(
    'cycladic',
    7,
    ['villa', 'detached', 'stone'],
    'Κυκλαδίτικο σπίτι πάνω από τη θάλασσα',
    'Cycladic house above the sea',
  ),
  outside('shop', 1, ['shop', 'building'], 'Κατάστημα με τέντα στον δρόμο', 'Street shop with an awning'),
  outside('shop', 7, ['shop'], 'Οι βιτρίνες του καταστήματος το σούρουπο', 'The shop windows at dusk'),
  outside('shop', 10, ['shop'], 'Το κατάστημα το βράδυ, με τα φώτα αναμμένα', 'The shop in the evening, lit'),
  outside(
    'office',
    2,
    ['office', 'building'],
    'Κτίριο γραφείων με γυάλινη πρόσοψη',
    'Office building with a glass front',
  ),
  outside('plot', 2, ['plot'], 'Οικόπεδο με ελιές και θέα στη θάλασσα', 'Plot with olive trees and a sea view'),
  outside('plot', 3, ['plot'], 'Οικόπεδο με ελιές σε πράσινη πλαγιά', 'Plot with olive trees on a green slope'),
  outside('plot', 9, ['plot'], 'Το μονοπάτι μέσα στο οικόπεδο', 'The path across the plot'),
  outside('plot', 16, ['plot'], 'Το οικόπεδο αργά το απόγευμα', 'The plot in the late afternoon'),
];

const interiors: readonly CatalogPicture[] = [
  inside('living', 4, dwellings, 'Σαλόνι με μπλε καναπέ', 'Living room with a blue sofa'),
  inside('living', 3, dwellings, 'Σαλόνι με θέα στο ηλιοβασίλεμα', 'Living room with a sunset view'),
  inside('living', 10, dwellings, 'Φωτεινό σαλόνι με χαλί', 'Bright living room with a rug'),
  inside('kitchen', 3, dwellings, 'Κουζίνα με μπλε ντουλάπια', 'Kitchen with blue cupboards'),
  inside('kitchen', 5, dwellings, 'Πράσινη κουζίνα με νησίδα', 'Green kitchen with an island'),
  inside('kitchen', 8, dwellings, 'Λευκή κουζίνα με ανοιχτά ράφια', 'White kitchen with open shelves'),
  inside('bedroom', 1, dwellings, 'Υπνοδωμάτιο με θέα στη θάλασσα', 'Bedroom with a sea view'),
  inside('bedroom', 3, dwellings, 'Διπλό υπνοδωμάτιο με ξύλινο πάτωμα', 'Double bedroom with a wooden floor'),
  inside('bedroom', 9, dwellings, 'Υπνοδωμάτιο το βράδυ', 'Bedroom in the evening'),
  inside('bathroom', 3, dwellings, 'Μπάνιο με μπανιέρα', 'Bathroom with a tub'),
  inside('bathroom', 2, dwellings, 'Μπάνιο με πράσινα πλακάκια', 'Bathroom with green tiles'),
  inside('bathroom', 8, dwellings, 'Μπάνιο με στρογγυλό καθρέφτη', 'Bathroom with a round mirror'),
  inside('balcony', 2, dwellings, 'Μπαλκόνι με θέα στη θάλασσα', 'Balcony with a sea view'),
  inside('balcony', 3, dwellings, 'Μπαλκόνι με θέα στην πόλη', 'Balcony with a city view'),
  inside('balcony', 9, dwellings, 'Μπαλκόνι με θέα στο βουνό', 'Balcony with a mountain view'),
  inside('study', 1, [...dwellings, 'office'], 'Γραφείο με βιβλιοθήκη', 'Study with a bookcase'),
  inside('study', 4, [...dwellings, 'office'], 'Γραφείο με θέα, βράδυ', 'Study with a view, in the evening'),
  inside('study', 8, [...dwellings, 'office'], 'Γραφείο με πράσινο τοίχο', 'Study with a green wall'),
];

const plans: readonly CatalogPicture[] = [
  plan('floorplan', 4, ['studio', 'loft'], 'Κάτοψη γκαρσονιέρας', 'Floor plan of a studio'),
  plan('floorplan', 5, ['apartment', 'loft'], 'Κάτοψη με ένα υπνοδωμάτιο', 'Floor plan with one bedroom'),
  plan(
    'floorplan',
    6,
    ['apartment', 'penthouse', ...houses],
    'Κάτοψη με δύο υπνοδωμάτια',
    'Floor plan with two bedrooms',
  ),
  plan(
    'floorplan',
    7,
    ['apartment', 'penthouse', ...houses],
    'Κάτοψη με τέσσερα υπνοδωμάτια',
    'Floor plan with four bedrooms',
  ),
];

export const pictureCatalog: readonly CatalogPicture[] = [...blocks, ...otherExteriors, ...interiors, ...plans];
