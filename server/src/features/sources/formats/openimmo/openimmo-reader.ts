/** Fields of OpenImmo as portals and open software describe them in public; the specification itself may not be published. */
import { BrokenFeedError, type FeedItem, type FeedLimits } from '../feed-item.ts';
import { ItemBuilder, type Origin } from '../item-builder.ts';
import { findChild, readText, readXmlItems, type XmlNode } from '../reading/xml-items.ts';
import type { ZipNames } from '../reading/zip-names.ts';
import { findLookupByWord } from '../values/lookup-words.ts';
import { parseYesNo } from '../values/numbers.ts';

const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const inLatin = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter);
const isOn = (value: string | undefined): boolean => parseYesNo(value ?? '0') === true;

/** The first attribute that is true, as in `<heizungsart ZENTRAL="true" ETAGE="false"/>`. */
const chosen = (node: XmlNode | undefined): string | null =>
  Object.entries(node?.attributes ?? {}).find(([, value]) => isOn(value))?.[0] ?? null;

class ItemNode {
  readonly node: XmlNode;
  constructor(node: XmlNode) {
    this.node = node;
  }
  find(...path: string[]): XmlNode | undefined {
    return path.reduce<XmlNode | undefined>((at, name) => at && findChild(at, name), this.node);
  }
  text(...path: string[]): string | null {
    return readText(this.find(...path));
  }
  origin(...path: string[]): Origin {
    return { from: path.at(-1) ?? '', line: this.find(...path)?.line ?? this.node.line };
  }
}

function setType(builder: ItemBuilder, item: ItemNode): void {
  const kind = item.find('objektkategorie', 'objektart')?.children[0];
  if (!kind) return;
  const words = [...Object.values(kind.attributes), kind.name].map(inLatin);
  const id = words.map((word) => findLookupByWord('types', word)).find((each) => each !== null);
  const origin = { from: 'objektart', line: kind.line };
  if (id == null) builder.unmap('type_id', words.join(' '), origin);
  else builder.setType(id, origin);
}

function setPrice(builder: ItemBuilder, item: ItemNode): void {
  const way = chosen(item.find('objektkategorie', 'vermarktungsart'));
  if (way === 'KAUF') builder.item.purpose = 'sale';
  else if (way === 'MIETE_PACHT' || way === 'MIETE') builder.item.purpose = 'rent';
  else if (way !== null) builder.fault('purpose_unsupported', item.origin('objektkategorie', 'vermarktungsart'), way);
  const names = way === 'KAUF' ? ['kaufpreis'] : ['kaltmiete', 'nettokaltmiete', 'warmmiete', 'pauschalmiete'];
  const name = names.find((each) => item.text('preise', each) !== null);
  if (name) builder.set('price', item.text('preise', name), item.origin('preise', name));
  builder.setCurrency(
    item.find('preise', 'waehrung')?.attributes.iso_waehrung ?? null,
    item.origin('preise', 'waehrung'),
  );
  builder.set('shared_fees', item.text('preise', 'nebenkosten'), item.origin('preise', 'nebenkosten'));
}

function setSizes(builder: ItemBuilder, item: ItemNode): void {
  const isLand = builder.item.answers.category_id === '3';
  const names = isLand
    ? ['grundstuecksflaeche']
    : ['wohnflaeche', 'gesamtflaeche', 'nutzflaeche', 'bueroflaeche', 'ladenflaeche', 'lagerflaeche'];
  const name = names.find((each) => item.text('flaechen', each) !== null);
  if (name) builder.set('area', item.text('flaechen', name), item.origin('flaechen', name));
  builder.set(
    'land_area',
    item.text('flaechen', 'grundstuecksflaeche'),
    item.origin('flaechen', 'grundstuecksflaeche'),
  );
  const counts = {
    bed_rooms: 'anzahl_schlafzimmer',
    bath_rooms: 'anzahl_badezimmer',
    wc_rooms: 'anzahl_sep_wc',
  } as const;
  for (const [field, from] of Object.entries(counts))
    builder.set(field as keyof typeof counts, item.text('flaechen', from), item.origin('flaechen', from));
}

function setPlace(builder: ItemBuilder, item: ItemNode): void {
  builder.addPlace(item.text('geo', 'regionaler_zusatz'), item.text('geo', 'ort'), item.text('geo', 'bundesland'));
  builder.setPostcode(item.text('geo', 'plz'), item.origin('geo', 'plz'));
  builder.set('street', item.text('geo', 'strasse'), item.origin('geo', 'strasse'));
  builder.set('street_number', item.text('geo', 'hausnummer'), item.origin('geo', 'hausnummer'));
  builder.set('floor_id', item.text('geo', 'etage'), item.origin('geo', 'etage'));
  const point = item.find('geo', 'geokoordinaten');
  const { breitengrad = null, laengengrad = null } = point?.attributes ?? {};
  builder.setPoint(breitengrad, laengengrad, item.origin('geo', 'geokoordinaten'));
  if (item.text('verwaltung_objekt', 'objektadresse_freigeben') !== null)
    builder.set(
      'hide_address',
      isOn(item.text('verwaltung_objekt', 'objektadresse_freigeben') ?? '1') ? '0' : '1',
      item.origin('verwaltung_objekt', 'objektadresse_freigeben'),
    );
}

const equipment: Readonly<Record<string, string>> = {
  kamin: '4',
  klimatisiert: '5',
  sauna: '18',
  swimmingpool: '26',
  rollstuhlgerecht: '51',
  barrierefrei: '51',
  gartennutzung: '25',
  abstellraum: '8',
  dachboden: '9',
};

function setEquipment(builder: ItemBuilder, item: ItemNode): void {
  for (const [name, id] of Object.entries(equipment))
    if (isOn(item.text('ausstattung', name) ?? '0')) builder.answer('extras', id, item.origin('ausstattung', name));
  if (isOn(item.find('ausstattung', 'fahrstuhl')?.attributes.PERSONEN))
    builder.answer('extras', '40', item.origin('ausstattung', 'fahrstuhl'));
  const furnished = item.find('ausstattung', 'moebliert')?.attributes.moeb;
  if (furnished) builder.answer('extras', furnished === 'TEIL' ? '2' : '1', item.origin('ausstattung', 'moebliert'));
  const heating = chosen(item.find('ausstattung', 'heizungsart'));
  const words = { ZENTRAL: '2', ETAGE: '1', OFEN: '15', FERN: '18', FUSSBODEN: '13' } as Record<string, string>;
  if (heating !== null && words[heating])
    builder.answer('heating_id', words[heating], item.origin('ausstattung', 'heizungsart'));
  else if (heating !== null) builder.unmap('heating_id', heating, item.origin('ausstattung', 'heizungsart'));
}

function setCondition(builder: ItemBuilder, item: ItemNode): void {
  const year = /\b(1[7-9]|20)\d\d\b/.exec(item.text('zustand_angaben', 'baujahr') ?? '')?.[0] ?? null;
  builder.set('year_built', year, item.origin('zustand_angaben', 'baujahr'));
  const state = item.find('zustand_angaben', 'zustand')?.attributes.zustand_art;
  if (state) builder.set('condition_id', inLatin(state), item.origin('zustand_angaben', 'zustand'));
  builder.set(
    'energy_class_id',
    item.text('zustand_angaben', 'energiepass', 'wertklasse'),
    item.origin('zustand_angaben', 'energiepass', 'wertklasse'),
  );
}

/** These feeds are German unless they say otherwise, and we publish Greek and English. */
const isOurs = (text: string): boolean =>
  /\p{Script=Greek}/u.test(text) ||
  (/\b(the|and|with|of)\b/i.test(text) && !/\b(und|der|die|mit|das|ist)\b/i.test(text));

function setTexts(builder: ItemBuilder, item: ItemNode): void {
  const texts = [
    ['title', 'objekttitel'],
    ['description', 'objektbeschreibung'],
  ] as const;
  for (const [kind, name] of texts) {
    const text = item.text('freitexte', name);
    if (text !== null && isOurs(text)) builder.setTextOfAnyLanguage(kind, text, item.origin('freitexte', name));
  }
}

function readItem(node: XmlNode, zipNames: ZipNames | null, limits: FeedLimits): FeedItem {
  const item = new ItemNode(node);
  const builder = new ItemBuilder(limits, node.line, zipNames);
  const number = ['objektnr_extern', 'openimmo_obid', 'objektnr_intern'].find(
    (name) => item.text('verwaltung_techn', name) !== null,
  );
  builder.setReference(number ? item.text('verwaltung_techn', number) : null, {
    from: number ?? 'objektnr_extern',
    line: node.line,
  });
  const action = item.find('verwaltung_techn', 'aktion')?.attributes.aktionart?.toUpperCase() ?? 'CHANGE';
  if (action === 'DELETE') {
    builder.item.action = 'remove';
    return builder.finish();
  }
  if (action !== 'CHANGE') builder.fault('action_unknown', item.origin('verwaltung_techn', 'aktion'), action);
  setType(builder, item);
  setPrice(builder, item);
  setSizes(builder, item);
  setPlace(builder, item);
  setEquipment(builder, item);
  setCondition(builder, item);
  setTexts(builder, item);
  for (const photo of item.find('anhaenge')?.children ?? []) {
    const group = photo.attributes.gruppe?.toUpperCase() ?? 'BILD';
    if (!/^(BILD|TITELBILD|AUSSENANSICHTEN|INNENANSICHTEN|FOTO)$/.test(group)) continue;
    const data = findChild(photo, 'daten');
    builder.addPhoto((data && readText(findChild(data, 'pfad'))) ?? null, { from: 'anhang', line: photo.line });
  }
  return builder.finish();
}

export async function* readOpenImmo(
  text: AsyncIterable<string>,
  zipNames: ZipNames | null,
  limits: FeedLimits,
): AsyncGenerator<FeedItem, { isFull: boolean }> {
  let extent = 'TEIL';
  const nodes = readXmlItems(text, {
    limits,
    isItem: (path) => path.at(-1) === 'immobilie' && path[0] === 'openimmo' && path.length === 3,
    onOther: (_, node) => {
      if (node.name !== 'uebertragung') return;
      extent = node.attributes.umfang?.toUpperCase() ?? extent;
      const version = node.attributes.version ?? '1.2';
      if (!/^1\.2/.test(version)) throw new BrokenFeedError('version_unsupported', node.line, version);
    },
  });
  for await (const node of nodes) yield readItem(node, zipNames, limits);
  return { isFull: extent === 'VOLL' };
}
