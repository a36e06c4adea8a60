/** xe.gr's Unified Ad Format, the whole stock: what it has a word for. Photos are addresses, so no ZIP is needed. */
import { xeExtras, xeRefinedTypes, xeTypes } from '../xe/xe-words.ts';
import { type ExportListing, readAnswer, readAnswers, readChoice } from './export-listing.ts';
import { element, escapeXml } from './xml-writer.ts';

/** The first word for an id. */
const wordOf = (words: Readonly<Record<string, number>>, id: number): string | null =>
  Object.entries(words).find(([, each]) => each === id)?.[0] ?? null;

const kinds: Readonly<Record<string, string>> = { 1: 're_residence', 2: 're_prof', 3: 're_land' };
const field = (name: string, value: string | null): string =>
  value === null ? '' : element('Field', [element('Name', name), element('Value', value)]);

/** Our type → the kind of item, its type, and what says it more exactly. */
function getType(listing: ExportListing): { kind: string; type: string | null; refined: string | null } {
  const id = Number(readAnswer(listing, 'type_id'));
  const category = readAnswer(listing, 'category_id') ?? '';
  const kind = id === 42 || id === 43 ? 're_parking' : (kinds[category] ?? 're_misc');
  const type = wordOf(xeTypes[kind] ?? {}, id);
  if (type !== null || kind !== 're_residence') return { kind, type, refined: null };
  const isFlat = [2, 6, 7, 8].includes(id);
  return { kind, type: isFlat ? 'APARTMENT' : 'HOUSE', refined: wordOf(xeRefinedTypes, id) };
}

const levels: Readonly<Record<string, string>> = { basement: 'S1', semi_basement: 'SH', ground: 'L0', mezzanine: 'LH' };
function getLevel(listing: ExportListing): string | null {
  const floor = readChoice(listing, 'floor_id');
  const level = Number(floor?.extra.level);
  return floor === null ? null : (levels[floor.code] ?? (level >= 1 && level <= 8 ? `L${level}` : null));
}

const energyWords: Readonly<Record<string, string>> = { F: 'Z', G: 'H', EXEMPT: 'NOT_APPLICABLE', PENDING: '' };
function getEnergyClass(listing: ExportListing): string | null {
  const code = readChoice(listing, 'energy_class_id')?.code;
  return code === undefined ? null : (energyWords[code] ?? code) || null;
}

const conditionWords: Readonly<Record<string, readonly [string, string | null]>> = {
  newly_built: ['NEWBUILT', null],
  under_construction: ['UNDER_CONSTRUCTION', null],
  unfinished: ['UNFINISHED', null],
  perfect: ['USED', 'PERFECT'],
  good: ['USED', 'GOOD'],
  renovated: ['USED', 'REFURBISHED'],
  needs_renovation: ['USED', 'NEEDS_REPAIR'],
};
const heatingFlags: Readonly<Record<string, readonly string[]>> = {
  autonomous: ['Item.hasAutonomousHeating'],
  central: ['Item.hasCentralHeating'],
  autonomous_natural_gas: ['Item.hasAutonomousHeating', 'Item.hasNaturalGas'],
  central_natural_gas: ['Item.hasCentralHeating', 'Item.hasNaturalGas'],
};
const sides: Readonly<Record<string, string>> = { 34: 'GONIAKO', 35: 'DIAMPERES', 36: 'PROSOPSEOS', 37: 'ESWTERIKO' };
const views: Readonly<Record<string, string>> = { 1: 'SEA', 2: 'MOUNTAIN', 4: 'FOREST', 11: 'UNLIMITED' };
const parkings: Readonly<Record<string, string>> = { 2: 'OPEN', 4: 'PILOTIS', 5: 'CLOSED', 6: 'YPOGEIO' };

/** One text for both languages, as its readers split it. */
const getText = (listing: ExportListing): string =>
  [readAnswer(listing, 'description_el'), readAnswer(listing, 'description_en')].filter(Boolean).join('\n');

function writeItem(listing: ExportListing): string {
  const read = (name: Parameters<typeof readAnswer>[1]) => readAnswer(listing, name);
  const { kind, type, refined } = getType(listing);
  const [condition, details] = conditionWords[readChoice(listing, 'condition_id')?.code ?? ''] ?? [null, null];
  const extras = readAnswers(listing, 'extras');
  const flags = extras
    .map((id) => wordOf(xeExtras, Number(id)))
    .filter((name) => name !== null && name !== 'Item.elevator');
  const heating = heatingFlags[readChoice(listing, 'heating_id')?.code ?? ''] ?? [];
  const isConstruction = refined !== null && !['FLOORFLAT', 'LOFT', 'PENTHOUSE', 'SINGLEROOM'].includes(refined);
  const attributes = `type="${kind}" refId="${escapeXml(listing.reference)}"`;
  return element(
    'Item',
    [
      element('Item.internetText', getText(listing)),
      element('Transaction.price', read('price')),
      element('Transaction.currency', 'EUR'),
      element('Transaction.frequency', listing.purpose === 'rent' ? 'MONTHLY' : null),
      element('Transaction.type', listing.purpose === 'rent' ? 'LET.NORMAL' : 'SELL.NORMAL'),
      field('Item.type', type),
      field(isConstruction ? 'Item.constructionType' : 'Item.subtype', refined),
      field('Item.area', read('area')),
      field('Item.level', getLevel(listing)),
      field('Item.condition', condition),
      field('Item.conditionDetails', details),
      field('Item.constructionYear', read('year_built')),
      field('Item.refurbishmentYear', read('renovation_year')),
      field('Item.floors', read('levels')),
      field('Item.bedrooms', read('bed_rooms')),
      field('Item.bathrooms', read('bath_rooms')),
      field('Item.wc', read('wc_rooms')),
      field('Item.orientation', extras.map((id) => sides[id]).find((side) => side !== undefined) ?? null),
      field('Item.parkingType', parkings[read('parking_id') ?? ''] ?? null),
      field('Item.viewType', views[read('view_id') ?? ''] ?? null),
      ...[...flags, ...heating].map((name) => field(name ?? '', '1')),
      field('Item.withoutElevator', extras.includes('40') ? '0' : null),
      field('Item.land', read('land_area')),
      field('Item.availableFrom', read('available_from')),
      field('Item.energy_class', getEnergyClass(listing)),
      field('Geo.subAreaDescription', listing.place[0] ?? null),
      field('Geo.city', listing.place[1] ?? null),
      field('Geo.streetName', read('street')),
      field('Geo.streetNumber', read('street_number')),
      field('Geo.longitude', read('lon')),
      field('Geo.latitude', read('lat')),
      field('Geo.postcode', read('postal_code')),
      ...listing.photos.map((url, at) =>
        element('Asset', [
          element('Asset.type', 'IMAGE'),
          element('Asset.id', at + 1),
          element('Asset.status', 'ACTIVE'),
          element('Asset.isPrimary', at === 0 ? 1 : 0),
          element('Asset.order', at + 1),
          element('Asset.uri', url),
        ]),
      ),
    ],
    attributes,
  );
}

export async function* writeXe(
  listings: AsyncIterable<ExportListing>,
  { id, now }: { id: string; now: Date },
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<AddItemsRequest xmlns="http://www.xe.gr">\n${element('Package.schemaVersion', '1.1')}`;
  yield element('Package.id', id) + element('Package.timestamp', now.toISOString().slice(0, 16));
  yield element('Package.trademark', 'Estia') + element('Package.policy', 'RENEW_ALL_STOCK');
  for await (const listing of listings) yield writeItem(listing);
  yield '</AddItemsRequest>\n';
}
