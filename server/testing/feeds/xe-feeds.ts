/** Feeds in xe.gr's Unified Ad Format, written from its public manual and the client that xe.gr published. Invented homes. */
const field = (name: string, value: string): string => `<Field><Name>${name}</Name><Value>${value}</Value></Field>`;
const fields = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => field(name, value))
    .join('\n');

export const xePackage = (items: string, policy = 'RENEW_ALL_STOCK', encoding = 'utf-8'): string =>
  `<?xml version="1.0" encoding="${encoding}"?>
<AddItemsRequest xmlns="http://www.xe.gr">
<Package.xeAuthToken>token</Package.xeAuthToken>
<Package.schemaVersion>1.1</Package.schemaVersion>
<Package.id>42</Package.id>
<Package.timestamp>2026-11-18T20:10</Package.timestamp>
<Package.trademark>ΔΟΚΙΜΗ</Package.trademark>
<Package.policy>${policy}</Package.policy>
${items}
</AddItemsRequest>
`;

export const xeApartment = (
  reference: string,
  price = '245.000',
): string => `<Item type="re_residence" refId="${reference}">
<Item.ownerId>7</Item.ownerId>
<Item.majorPhone>2105550101</Item.majorPhone>
<Item.departmentOnCategory>Real Estate</Item.departmentOnCategory>
<Item.internetText><![CDATA[Φωτεινό διαμέρισμα κοντά στην πλατεία, με θέα στο βουνό & μεγάλη βεράντα.
Bright apartment close to the square, with mountain views and a large veranda.]]></Item.internetText>
<Transaction.price>${price}</Transaction.price>
<Transaction.currency>EUR</Transaction.currency>
<Transaction.type>SELL.NORMAL</Transaction.type>
${fields({
  'Item.type': 'APARTMENT',
  'Item.area': '92,5',
  'Item.level': 'L3',
  'Item.constructionYear': '1998',
  'Item.condition': 'USED',
  'Item.conditionDetails': 'REFURBISHED',
  'Item.bedrooms': '2',
  'Item.bathrooms': '1',
  'Item.orientation': 'DIAMPERES',
  'Item.hasParking': '1',
  'Item.parkingType': 'PILOTIS',
  'Item.hasAutonomousHeating': '1',
  'Item.hasNaturalGas': '1',
  'Item.hasSecureDoor': '1',
  'Item.withoutElevator': '0',
  'Item.viewType': 'MOUNTAIN',
  'Item.energy_class': 'B_PLUS',
  'Geo.areaId': '59-41',
  'Geo.subAreaDescription': 'Χαλάνδρι',
  'Geo.streetName': 'Ηρακλείτου',
  'Geo.streetNumber': '12',
  'Geo.postcode': '152 38',
  'Geo.longitude': '23.7986',
  'Geo.latitude': '38.0213',
})}
<Asset><Asset.type>IMAGE</Asset.type><Asset.id>2</Asset.id><Asset.status>ACTIVE</Asset.status><Asset.isPrimary>0</Asset.isPrimary><Asset.order>2</Asset.order><Asset.uri>kitchen.jpg</Asset.uri></Asset>
<Asset><Asset.type>IMAGE</Asset.type><Asset.id>1</Asset.id><Asset.status>ACTIVE</Asset.status><Asset.isPrimary>1</Asset.isPrimary><Asset.order>1</Asset.order><Asset.uri>living.jpg</Asset.uri></Asset>
</Item>`;

export const xeShop = `<Item type="re_prof" refId="S-7">
<Item.bodyText><![CDATA[Κατάστημα γωνιακό σε εμπορικό δρόμο.]]></Item.bodyText>
<Transaction.price>1.250 €</Transaction.price>
<Transaction.frequency>MONTHLY</Transaction.frequency>
<Transaction.type>LET.NORMAL</Transaction.type>
${fields({
  'Item.type': 'RETAIL',
  'Item.area': '140 τ.μ.',
  'Item.level': 'L0',
  'Item.orientation': 'GONIAKO',
  'Item.energy_class': 'H',
  'Geo.subAreaDescription': 'Κέντρο',
  'Geo.streetName': 'Τσιμισκή',
  'Geo.streetNumber': '88',
  'Geo.postcode': '54622',
})}
</Item>`;

export const xeLand = `<Item type="re_land" refId="G-1">
<Transaction.price>60000</Transaction.price>
<Transaction.type>SELL.NORMAL</Transaction.type>
${fields({ 'Item.type': 'OIKOPEDO', 'Item.area': '1.200', 'Item.tilt': 'AMFITHEATRIKO', 'Geo.areaId': '12-3' })}
</Item>`;

/** A house on two levels, an auction that we do not publish, and a floor that no table knows. */
export const xeOthers = `<Item type="re_residence" refId="H-3">
<Transaction.price>310000</Transaction.price><Transaction.type>SELL.NORMAL</Transaction.type>
${fields({ 'Item.type': 'HOUSE', 'Item.constructionType': 'VILA', 'Item.area': '1000,32', 'Item.level': 'L0, L1', 'Item.unheard': '1' })}
</Item>
<Item type="re_residence" refId="H-4">
<Transaction.price>90000</Transaction.price><Transaction.type>SELL.AUCTION</Transaction.type>
${fields({ 'Item.type': 'APARTMENT', 'Item.subtype': 'LOFT, SINGLEROOM', 'Item.area': '48', 'Item.level': 'LHH' })}
</Item>`;

export const xeRemoval = `<?xml version="1.0" encoding="utf-8"?>
<RemoveItemsRequest xmlns="http://www.xe.gr">
<Package.schemaVersion>1.1</Package.schemaVersion>
<Item type="re_residence" refId="A-12"/>
<Item type="re_prof" refId="S-7"></Item>
</RemoveItemsRequest>`;
