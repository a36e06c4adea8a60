/** xe.gr's Unified Ad Format: `AddItemsRequest` with a policy, or `RemoveItemsRequest`. */
import type { FeedItem, FeedLimits } from '../feed-item.ts';
import { ItemBuilder, type Origin } from '../item-builder.ts';
import { findChild, readText, readXmlItems, type XmlNode } from '../reading/xml-items.ts';
import type { ZipNames } from '../reading/zip-names.ts';
import { parseYesNo } from '../values/numbers.ts';
import {
  xeConditionDetails,
  xeConditions,
  xeExtras,
  xeFields,
  xeIgnored,
  xeRefinedTypes,
  xeSides,
  xeTypes,
} from './xe-words.ts';

type Values = ReadonlyMap<string, { value: string; origin: Origin }>;

function readFields(item: XmlNode, builder: ItemBuilder): Values {
  const values = new Map<string, { value: string; origin: Origin }>();
  for (const node of item.children) {
    const name = node.name === 'Field' ? readText(findChild(node, 'Name')) : node.name;
    const value = node.name === 'Field' ? readText(findChild(node, 'Value')) : readText(node);
    if (name === null || value === null) continue;
    const origin = { from: name, line: node.line };
    const known = values.get(name);
    if (known && known.value !== value && node.name !== 'Asset') builder.fault('value_repeated', origin, value);
    if (!known) values.set(name, { value, origin });
  }
  return values;
}

function setPurpose(builder: ItemBuilder, values: Values): void {
  const type = values.get('Transaction.type');
  const kind = type?.value.toUpperCase();
  if (kind === 'SELL.NORMAL') builder.item.purpose = 'sale';
  else if (kind === 'LET.NORMAL') builder.item.purpose = 'rent';
  else if (type) builder.fault('purpose_unsupported', type.origin, type.value);
  const frequency = values.get('Transaction.frequency');
  if (frequency && kind === 'LET.NORMAL' && !/^(MONTHLY|ONCE)$/i.test(frequency.value))
    builder.fault('price_unit', frequency.origin, frequency.value);
  const currency = values.get('Transaction.currency');
  if (currency) builder.setCurrency(currency.value, currency.origin);
}

function setType(builder: ItemBuilder, kind: string, values: Values): void {
  const type = values.get('Item.type');
  const refined = [values.get('Item.subtype'), values.get('Item.constructionType')]
    .flatMap((each) => each?.value.split(/[\s,|]+/) ?? [])
    .map((word) => xeRefinedTypes[word.toUpperCase()])
    .find((id) => id !== undefined);
  const id = type && xeTypes[kind]?.[type.value.toUpperCase()];
  const origin = type?.origin ?? { from: 'Item.type', line: builder.item.line };
  if (refined !== undefined && kind === 're_residence') builder.setType(refined, origin);
  else if (id !== undefined) builder.setType(id, origin);
  else if (type) builder.unmap('type_id', `${kind} ${type.value}`, origin);
  else if (kind === 're_parking') builder.setType(42, origin);
}

/** «L0, L1»: a home on several levels is said by its lowest floor and their number. */
function setLevel(builder: ItemBuilder, values: Values): void {
  const level = values.get('Item.level');
  if (!level) return;
  const codes = level.value.split(/[\s,|]+/).filter((code) => code !== '');
  const [first] = codes;
  if (first !== undefined) builder.set('floor_id', /^LEV_/i.test(first) ? first.slice(4) : first, level.origin);
  if (codes.length > 1 && !values.has('Item.floors')) builder.set('levels', String(codes.length), level.origin);
}

function setHeating(builder: ItemBuilder, values: Values): void {
  const has = (name: string): boolean => parseYesNo(values.get(name)?.value ?? '0') === true;
  const isGas = has('Item.hasNaturalGas');
  const own = values.get('Item.hasAutonomousHeating') ?? values.get('Item.hasNaturalGas');
  const central = values.get('Item.hasCentralHeating');
  if (has('Item.hasAutonomousHeating') && own) builder.answer('heating_id', isGas ? '4' : '1', own.origin);
  else if (has('Item.hasCentralHeating') && central) builder.answer('heating_id', isGas ? '6' : '2', central.origin);
  else if (isGas && own) builder.answer('heating_id', '4', own.origin);
}

function setFlags(builder: ItemBuilder, values: Values): void {
  for (const [name, id] of Object.entries(xeExtras)) {
    const flag = values.get(name);
    if (!flag) continue;
    const isOn = parseYesNo(flag.value);
    if (isOn === null) builder.fault('yes_no_unreadable', flag.origin, flag.value);
    else if (isOn) builder.answer('extras', String(id), flag.origin);
  }
  const lift = values.get('Item.withoutElevator');
  if (lift && parseYesNo(lift.value) === false) builder.answer('extras', '40', lift.origin);
  for (const side of values.get('Item.orientation')?.value.split(/[\s,|]+/) ?? []) {
    const origin = values.get('Item.orientation')?.origin ?? { from: 'Item.orientation', line: null };
    const id = xeSides[side.toUpperCase()];
    if (id === undefined) builder.set('orientation_id', side, origin);
    else builder.answer('extras', String(id), origin);
  }
  const listed = values.get('Item.constructionType');
  if (listed && /PRESERVED/i.test(listed.value)) builder.answer('is_listed_building', 'on', listed.origin);
}

function setCondition(builder: ItemBuilder, values: Values): void {
  const condition = values.get('Item.condition');
  const details = values.get('Item.conditionDetails');
  const exact = details && xeConditionDetails[details.value.toUpperCase()];
  const id = condition && xeConditions[condition.value.toUpperCase()];
  if (details && exact !== undefined && (id === undefined || id === 6))
    builder.answer('condition_id', String(exact), details.origin);
  else if (condition && id !== undefined) builder.answer('condition_id', String(id), condition.origin);
  else if (condition) builder.set('condition_id', condition.value, condition.origin);
}

function setAssets(builder: ItemBuilder, item: XmlNode): void {
  const images = item.children
    .filter((node) => node.name === 'Asset')
    .map((node) => ({
      line: node.line,
      type: readText(findChild(node, 'Asset.type')) ?? 'IMAGE',
      isActive: readText(findChild(node, 'Asset.status')) !== 'INACTIVE',
      isPrimary: parseYesNo(readText(findChild(node, 'Asset.isPrimary')) ?? '0') === true,
      order: Number(readText(findChild(node, 'Asset.order')) ?? 0) || 0,
      uri: readText(findChild(node, 'Asset.uri')),
    }))
    .filter(({ type, isActive }) => type.toUpperCase() === 'IMAGE' && isActive)
    .sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || a.order - b.order);
  for (const { uri, line } of images) builder.addPhoto(uri, { from: 'Asset.uri', line });
}

function readItem(node: XmlNode, isRemoval: boolean, zipNames: ZipNames | null, limits: FeedLimits): FeedItem {
  const builder = new ItemBuilder(limits, node.line, zipNames);
  builder.setReference(node.attributes.refId ?? null, { from: 'refId', line: node.line });
  if (isRemoval) {
    builder.item.action = 'remove';
    return builder.finish();
  }
  const kind = node.attributes.type ?? '';
  const values = readFields(node, builder);
  setPurpose(builder, values);
  setType(builder, kind, values);
  setLevel(builder, values);
  setHeating(builder, values);
  setFlags(builder, values);
  setCondition(builder, values);
  for (const [name, field] of Object.entries(xeFields)) {
    const found = values.get(name);
    if (!found) continue;
    if (field === 'view_id') builder.set(field, found.value.split(/[,|]/)[0], found.origin);
    else builder.set(field, found.value, found.origin);
  }
  const price = values.get('Transaction.price');
  if (price) builder.set('price', price.value, price.origin);
  builder.setPoint(values.get('Geo.latitude')?.value ?? null, values.get('Geo.longitude')?.value ?? null, {
    from: 'Geo.latitude',
    line: values.get('Geo.latitude')?.origin.line ?? node.line,
  });
  const postcode = values.get('Geo.postcode');
  if (postcode) builder.setPostcode(postcode.value, postcode.origin);
  builder.item.place.geoId = values.get('Geo.areaId')?.value ?? null;
  for (const name of ['Geo.subAreaDescription', 'Geo.area', 'Geo.municipality', 'Geo.city'])
    builder.addPlace(values.get(name)?.value);
  const texts = [values.get('Item.internetText'), values.get('Item.bodyText'), values.get('Item.addOnText')];
  const text = texts.find((each) => each !== undefined);
  if (text) builder.setTextOfAnyLanguage('description', text.value, text.origin);
  setAssets(builder, node);
  for (const [name, { origin, value }] of values)
    if (/^(Item|Geo)\./.test(name) && !isKnown(name)) builder.fault('field_unknown', origin, value);
  return builder.finish();
}

const readElsewhere =
  /^(Geo\.|Item\.(type|subtype|constructionType|level|orientation|condition|conditionDetails|has(Autonomous|Central)Heating|hasNaturalGas|withoutElevator|internetText|bodyText|addOnText|ownerId|majorPhone|departmentOnCategory|otherPhones)$)/;
const isKnown = (name: string): boolean =>
  name in xeFields || name in xeExtras || xeIgnored.has(name) || readElsewhere.test(name);

export async function* readXe(
  text: AsyncIterable<string>,
  zipNames: ZipNames | null,
  limits: FeedLimits,
): AsyncGenerator<FeedItem, { isFull: boolean }> {
  let root = '';
  let policy = '';
  const nodes = readXmlItems(text, {
    limits,
    isItem: (path) => {
      root = path[0] ?? root;
      return path.length === 2 && path[1] === 'Item';
    },
    onOther: (_, node) => {
      if (node.name === 'Package.policy') policy = node.text.trim();
    },
  });
  for await (const node of nodes) yield readItem(node, root === 'RemoveItemsRequest', zipNames, limits);
  return { isFull: root === 'AddItemsRequest' && /^RENEW[ _]ALL[ _]STOCK$/i.test(policy) };
}
