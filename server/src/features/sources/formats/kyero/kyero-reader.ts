/** Kyero v3: always the whole stock; what is absent is gone. `<id>` is the identity, partners add address and floor. */
import { BrokenFeedError, type FeedItem, type FeedLimits } from '../feed-item.ts';
import { ItemBuilder, type Origin } from '../item-builder.ts';
import { findChild, readText, readXmlItems, type XmlNode } from '../reading/xml-items.ts';
import { setAddress } from '../values/address.ts';
import { parseYesNo } from '../values/numbers.ts';

const LAND = '3';

const originOf = (node: XmlNode | undefined, from: string, item: XmlNode): Origin => ({
  from,
  line: node?.line ?? item.line,
});

function setPurpose(builder: ItemBuilder, item: XmlNode): void {
  const node = findChild(item, 'price_freq');
  const value = readText(node)?.toLowerCase() ?? null;
  const origin = originOf(node, 'price_freq', item);
  if (value === 'sale') builder.item.purpose = 'sale';
  else if (value === 'month' || value === 'rent' || value === 'rentlong') builder.item.purpose = 'rent';
  else if (value === 'week' || value === 'day' || value === 'night' || value === 'rentshort')
    builder.fault('price_unit', origin, value);
  else if (value !== null) builder.fault('purpose_unsupported', origin, value);
}

/** `<desc><en>…</en><el>…</el></desc>`, or one text of which nobody says the language. */
function setTexts(builder: ItemBuilder, item: XmlNode, name: 'title' | 'desc', kind: 'title' | 'description'): void {
  const node = findChild(item, name);
  if (!node) return;
  if (node.children.length === 0) {
    builder.setTextOfAnyLanguage(kind, readText(node), originOf(node, name, item));
    return;
  }
  const write = (language: string, field: 'el' | 'en'): void => {
    const text = findChild(node, language);
    const value = readText(text);
    if (value !== null) builder.setText(`${kind}_${field}`, value, originOf(text, `${name}.${language}`, item));
  };
  const greek = ['el', 'gr'].find((language) => readText(findChild(node, language)) !== null);
  if (greek) write(greek, 'el');
  write('en', 'en');
}

function setFeatures(builder: ItemBuilder, item: XmlNode): void {
  for (const node of findChild(item, 'features')?.children ?? []) {
    const named = findChild(node, 'en') ?? findChild(node, 'el') ?? node.children[0] ?? node;
    const value = readText(named);
    if (value !== null) builder.addChoice('extras', value, originOf(node, 'feature', item));
  }
}

function setSizes(builder: ItemBuilder, item: XmlNode): void {
  const sizes = findChild(item, 'surface_area');
  const built = sizes && findChild(sizes, 'built');
  const plot = sizes && findChild(sizes, 'plot');
  const useful = sizes && (findChild(sizes, 'useful') ?? findChild(sizes, 'usable'));
  const isLand = builder.item.answers.category_id === LAND;
  const builtSize = readText(built);
  const plotSize = readText(plot);
  // A plot of land has no built area, and the size people search by is its own.
  const size = isLand ? plot : built;
  builder.set('area', isLand ? (plotSize ?? builtSize) : builtSize, originOf(size, isLand ? 'plot' : 'built', item));
  builder.set('land_area', plotSize, originOf(plot, 'plot', item));
  builder.set('main_area', readText(useful), originOf(useful, 'useful', item));
}

function setPlace(builder: ItemBuilder, item: XmlNode): void {
  const read = (name: string) => readText(findChild(item, name));
  const detail = read('location_detail');
  builder.addPlace(detail, read('area'), read('town'), read('province')?.replace(/\s*\(.*\)$/, ''));
  builder.setPostcode(read('postcode') ?? read('postal_code'), originOf(findChild(item, 'postcode'), 'postcode', item));
  const point = findChild(item, 'location');
  const coordinate = (name: string) => (point && readText(findChild(point, name))) ?? point?.attributes[name] ?? null;
  builder.setPoint(coordinate('latitude'), coordinate('longitude'), originOf(point, 'location', item));
  const address = findChild(item, 'address');
  const text = readText(address);
  if (text !== null) setAddress(builder, text, originOf(address, 'address', item));
}

function readItem(item: XmlNode, limits: FeedLimits): FeedItem {
  const builder = new ItemBuilder(limits, item.line);
  const set = (field: Parameters<ItemBuilder['set']>[0], name: string): void => {
    const node = findChild(item, name);
    builder.set(field, readText(node), originOf(node, name, item));
  };
  const id = findChild(item, 'id');
  builder.setReference(readText(id), originOf(id, 'id', item));
  setPurpose(builder, item);
  const currency = findChild(item, 'currency');
  builder.setCurrency(readText(currency), originOf(currency, 'currency', item));
  set('price', 'price');
  set('type_id', 'type');
  set('bed_rooms', 'beds');
  set('bath_rooms', 'baths');
  set('year_built', 'year_built');
  set('floor_id', 'floor');
  set('shared_fees', 'community_fees');
  set('kaek', 'cadastralRef');
  setSizes(builder, item);
  if (parseYesNo(readText(findChild(item, 'new_build')) ?? '0') === true)
    builder.answer('condition_id', '1', originOf(findChild(item, 'new_build'), 'new_build', item));
  if (parseYesNo(readText(findChild(item, 'pool')) ?? '0') === true)
    builder.answer('extras', '26', originOf(findChild(item, 'pool'), 'pool', item));
  const energy = findChild(item, 'energy_rating');
  const rating = energy && findChild(energy, 'consumption');
  builder.set('energy_class_id', readText(rating), originOf(rating, 'energy_rating.consumption', item));
  setPlace(builder, item);
  setTexts(builder, item, 'title', 'title');
  setTexts(builder, item, 'desc', 'description');
  setFeatures(builder, item);
  const images = (findChild(item, 'images')?.children ?? []).filter(({ name }) => name === 'image');
  const ordered = images
    .map((node, at) => ({ node, order: Number(node.attributes.id) || at + 1 }))
    .sort((a, b) => a.order - b.order);
  for (const { node } of ordered)
    builder.addPhoto(readText(findChild(node, 'url')) ?? readText(node), originOf(node, 'image', item));
  return builder.finish();
}

export async function* readKyero(
  text: AsyncIterable<string>,
  limits: FeedLimits,
): AsyncGenerator<FeedItem, { isFull: boolean }> {
  const nodes = readXmlItems(text, {
    limits,
    isItem: (path) => path.length === 2 && path[0] === 'root' && path[1] === 'property',
    onOther: (_, node) => {
      const version = node.name === 'feed_version' ? node.text.trim() : '3';
      if (!/^3(\.\d)?$/.test(version)) throw new BrokenFeedError('version_unsupported', node.line, version);
    },
  });
  for await (const node of nodes) yield readItem(node, limits);
  return { isFull: true };
}
