/** Words that people and programs use for what our lists have, beside the names and codes of the lists themselves. */
import { type LookupListName, lookups } from '@estia/contract/lookups/lookups';
import { floorWords } from './floor-words.ts';
import { foldWord, type WordTable } from './fold.ts';
import { typeWords } from './type-words.ts';

const energyWords: WordTable = {
  1: 'A PLUS, ΕΑ+',
  5: 'C, Γ',
  6: 'D, Δ',
  // The Greek scale has Ζ and Η where the European has F and G; programs write them in Latin letters.
  8: 'F, Z, Ζ',
  9: 'G, H, Η',
  10: 'in progress, pending, εκκρεμεί, αναμένεται, υπό έκδοση, σε διαδικασία έκδοσης, εκδίδεται, x, awaiting',
  11: 'exempt, εξαιρείται, δεν απαιτείται, not applicable, απαλλάσσεται, not required',
};

const heatingWords: WordTable = {
  1: 'αυτόνομη, ατομική, autonomous, individual, independent, autonomous heating, etagenheizung',
  2: 'κεντρική, central, central heating, communal, zentralheizung',
  3: 'κεντρική με αυτονομία, αυτονομία, κεντρική με ωρομέτρηση, ωρομέτρηση',
  4: 'φυσικό αέριο, αυτόνομη φυσικό αέριο, ατομική φυσικού αερίου, natural gas, gas, gas boiler, αέριο, gas heating, ατομικό φυσικό αέριο, φ αέριο',
  5: 'αυτόνομη πετρέλαιο, πετρέλαιο, oil, oil heating, diesel, αυτόνομη πετρελαίου, petrol oil',
  6: 'κεντρική φυσικό αέριο, κεντρική φυσικού αερίου, central natural gas, central gas',
  7: 'κεντρική πετρέλαιο, κεντρική πετρελαίου, central oil, central oil heating',
  8: 'υγραέριο, lpg, propane',
  9: 'αντλία θερμότητας, heat pump, αντλία, air source heat pump',
  10: 'κλιματισμός, air condition, a c, split, inverter, air conditioning heating, ac',
  11: 'ηλεκτρική, ηλεκτρικό ρεύμα, ρεύμα, electric, electricity, radiators electric, electric heating',
  12: 'θερμοσυσσωρευτές, θερμοσυσσωρευτής, storage heater, θερμοσυσσωρευτων',
  13: 'ενδοδαπέδια, under floor, underfloor heating, fussboden',
  14: 'ενεργειακό τζάκι, energy fireplace',
  15: 'σόμπα, stove, ofen',
  16: 'πέλετ, pellet, λέβητας πέλετ, pellets',
  17: 'ξύλα, καυσόξυλα, wood, ξύλο, ξυλολέβητας',
  18: 'τηλεθέρμανση, district, district heating, fernwaerme',
  19: 'γεωθερμία, geothermal, γεωθερμική',
  20: 'ηλιακή, ηλιακά, solar heating',
  21: 'χωρίς, καμία, όχι, none, no, no heating, δεν υπάρχει, άνευ',
};

const conditionWords: WordTable = {
  1: 'νεόδμητη, νεόδμητος, new, newbuilt, newly built, new build, new construction, καινούργιο, νέο, νεόκτιστο, brand new, erstbezug, neubau',
  2: 'υπο κατασκευή, under construction, in construction, im bau',
  3: 'στα σχέδια, off plan, offplan, προς ανέγερση, planned, projektiert',
  4: 'άριστη, αρίστη, excellent, perfect, mint, σε άριστη κατάσταση, άριστη κατάσταση, εξαιρετική, neuwertig',
  5: 'πολύ καλή, πολύ καλή κατάσταση, very good',
  6: 'καλή, καλή κατάσταση, good, used, μεταχειρισμένο, resale, gepflegt, κατοικήσιμο, good condition',
  7: 'ανακαινισμένη, ανακαινισμένο, refurbished, renovated, πλήρως ανακαινισμένο, ριζικά ανακαινισμένο, ανακαίνιση, fully renovated, saniert, modernisiert',
  8: 'μερικώς ανακαινισμένο, μερική ανακαίνιση, partially renovated, partly refurbished, teilsaniert',
  9: 'χρήζει ανακαίνισης, χρειάζεται ανακαίνιση, needs repair, needs renovation, προς ανακαίνιση, for renovation, to renovate, επισκευάσιμο, χρήζει επισκευής, renovation needed, to restore, sanierungsbeduerftig',
  10: 'ημιτελές, ημιτελής, unfinished, κεφαλοκαθιστά, γιαπί, μπετά, rohbau, incomplete',
  11: 'διατηρητέο, listed, preserved, listed building',
  12: 'κατεδαφιστέο, for demolition, demolition, abbruchobjekt, προς κατεδάφιση',
};

const orientationWords: WordTable = {
  1: 'β, βόρεια, βορινό, βορεινό, βορράς, n, northern, north facing',
  2: 'βα, βορειοανατολικά, βορειοανατολικό, ne, northeast, north east',
  3: 'α, ανατολικά, ανατολικό, ανατολή, e, eastern, east facing',
  4: 'να, νοτιοανατολικά, νοτιοανατολικό, νοτιοανατολικός, ανατολικομεσημβρινό, ανατολικομεσημβρινός, se, southeast, south east',
  5: 'ν, νότια, νότιο, νότιος, νότος, μεσημβρινό, μεσημβρινός, s, southern, south facing',
  6: 'νδ, νοτιοδυτικά, νοτιοδυτικό, νοτιοδυτικός, δυτικομεσημβρινό, δυτικομεσημβρινός, sw, southwest, south west',
  7: 'δ, δυτικά, δυτικό, δύση, w, western, west facing',
  8: 'βδ, βορειοδυτικά, βορειοδυτικό, nw, northwest, north west',
};

const parkingWords: WordTable = {
  1: 'όχι, χωρίς, none, no',
  2: 'ανοιχτή, ανοικτή, open, υπαίθριο, υπαίθρια, uncovered, stellplatz, freiplatz, off street, driveway, outdoor parking',
  3: 'στεγασμένη, σκεπαστή, covered, carport, στέγαστρο, ημιυπαίθρια',
  4: 'πυλωτή, πιλοτή, πιλοτής, pilotis, pilotí',
  5: 'κλειστή, κλειστό, closed, indoor, κλειστό πάρκινγκ, enclosed',
  6: 'υπόγεια, υπόγειο, ypogeio, underground, basement, tiefgarage',
  7: 'γκαράζ, garage, ιδιωτικό γκαράζ, private garage, ιδιωτικό',
  8: 'στο οικόπεδο, εντός οικοπέδου, on plot, in plot',
  9: 'κοινόχρηστη, κοινόχρηστο, shared, communal',
  10: 'στον δρόμο, δρόμος, street, on street',
};

const viewWords: WordTable = {
  1: 'θέα θάλασσα, θάλασσας, sea view, sea views, meerblick, θέα στη θάλασσα, ocean',
  2: 'βουνού, mountain view, mountain views, θέα βουνό, berge, θέα στο βουνό',
  3: 'πόλης, city view, θέα πόλη, urban, θέα στην πόλη',
  4: 'δάσους, forest view, θέα δάσος',
  5: 'πάρκο, πλατεία, park, square, park view, θέα πάρκο',
  6: 'ακρόπολης, acropolis view, θέα ακρόπολη',
  7: 'λίμνης, lake view, see',
  8: 'ποταμού, river view',
  9: 'κήπου, garden view, garden views',
  10: 'πισίνας, pool view',
  11: 'απεριόριστη, ανεμπόδιστη, πανοραμική, unlimited, panoramic, panoramic view, panoramic views, απεριόριστη θέα, open views',
  12: 'good view, καλή θέα',
  13: 'street view, δρόμου',
  14: 'ακαλύπτου, inner courtyard, courtyard',
  15: 'χωρίς, όχι, none, no',
};

const leaningWords: WordTable = {
  1: 'level, επίπεδο, ισόπεδο, flat, even',
  3: 'tilted, κεκλιμένο, επικλινές, sloping',
  4: 'amfitheatriko, αμφιθεατρικό',
};

const floorTypeWords: WordTable = {
  1: 'ξύλο, ξύλινο, ξύλινα, παρκέ, parquet, wooden, parkett, dielen, δρύινο',
  2: 'laminate, λαμινέιτ, laminat',
  3: 'πλακάκια, πλακάκι, κεραμικά, tiles, tile, ceramic, fliesen',
  4: 'μάρμαρα, μάρμαρο, marmor',
  5: 'μωσαϊκό, μωσαϊκά, mosaic, terrazzo',
  7: 'πέτρα, stone, stein',
  8: 'τσιμεντοκονία, πατητή, cement, estrich',
  11: 'μοκέτα, carpet, teppich',
};

const frameWords: WordTable = {
  1: 'αλουμίνιο, αλουμινίου, aluminium, aluminum',
  2: 'αλουμίνιο με θερμοδιακοπή, θερμοδιακοπή, θερμοδιακοπτόμενα, thermal break',
  3: 'pvc, συνθετικά, upvc, synthetic',
  4: 'ξύλινα, ξύλο, wood, wooden',
  6: 'σίδερο, σιδερένια, iron',
};

const electricityWords: WordTable = { 1: 'mono, μονοφασικό, single phase', 2: 'τριφασικό, three phase, triphase' };
const poolWords: WordTable = {
  1: 'όχι, no, none',
  2: 'ιδιωτική, private, private pool, own pool',
  3: 'κοινόχρηστη, communal, shared, communal pool, shared pool',
};
const gardenWords: WordTable = {
  1: 'όχι, no, none',
  2: 'ιδιωτικός, private, private garden, own garden',
  3: 'κοινόχρηστος, communal, shared, communal garden, shared garden',
  5: 'αυλή, yard, patio, αίθριο',
};
const accessWords: WordTable = {
  1: 'άσφαλτος, ασφαλτόδρομος, asphalt, tarmac',
  4: 'χωματόδρομος, χωμάτινος, dirt road, unpaved',
};
const planningWords: WordTable = {
  1: 'οικιστική, residential',
  9: 'εντός οικισμού, οικισμός, within settlement, in settlement',
  10: 'εκτός σχεδίου, out of plan, outside town plan, εκτός σχεδίου πόλης',
};

const words: Partial<Record<LookupListName, WordTable>> = {
  types: typeWords,
  floors: floorWords,
  energy_classes: energyWords,
  heatings: heatingWords,
  conditions: conditionWords,
  orientations: orientationWords,
  parkings: parkingWords,
  views: viewWords,
  leanings: leaningWords,
  floor_types: floorTypeWords,
  frames: frameWords,
  electricity_types: electricityWords,
  swimming_pools: poolWords,
  gardens: gardenWords,
  building_access: accessWords,
  spatial_plannings: planningWords,
};

/** A+ and A are two classes: their sign is not punctuation. */
const foldFor = (list: LookupListName, text: string): string =>
  list === 'energy_classes'
    ? foldWord(text.replaceAll('+', ' plus').replace(/^(κλάση|κατηγορία|class)\s+/iu, ''))
    : foldWord(text);

const known = new Map<LookupListName, Map<string, number>>();

function wordsOf(list: LookupListName): Map<string, number> {
  const cached = known.get(list);
  if (cached) return cached;
  const map = new Map<string, number>();
  const add = (text: string, id: number): void => {
    const word = foldFor(list, text);
    if (word !== '' && !map.has(word)) map.set(word, id);
  };
  for (const row of lookups[list]) for (const text of [row.code, row.name.el, row.name.en]) add(text, row.id);
  for (const [id, texts] of Object.entries(words[list] ?? {}))
    for (const text of texts.split(',')) add(text, Number(id));
  known.set(list, map);
  return map;
}

/** Every word of a list, folded, with its id. */
export const listLookupWords = (list: LookupListName): ReadonlyMap<string, number> => wordsOf(list);

/** The id in our list, by its code, its name in either language, or a word people use for it. */
export const findLookupByWord = (list: LookupListName, text: string): number | null =>
  wordsOf(list).get(foldFor(list, text)) ?? null;
