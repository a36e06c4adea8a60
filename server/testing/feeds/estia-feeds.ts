/** Our own JSON, by our names and by RESO's, and fields that OpenImmo's public descriptions name. Invented homes. */
export const estiaListing = {
  reference: 'J-1',
  purpose: 'sale',
  type_id: 'maisonette',
  place: ['Νέα Ερυθραία', 'Κηφισιά'],
  price: 420000,
  area: 165,
  bed_rooms: 3,
  floor_id: 'ground',
  energy_class_id: 'B_PLUS',
  lat: 38.0912,
  lon: 23.8177,
  street: 'Χαριλάου Τρικούπη',
  street_number: '31',
  title_el: 'Μεζονέτα με κήπο',
  description_en: 'Maisonette with a garden and two parking spaces.',
  extras: ['garden', 'parking', 'Air conditioning'],
  hide_address: true,
  photos: ['https://img.example/j1.jpg', { url: 'https://img.example/j2.jpg' }],
};

export const resoListing = {
  ListingId: 7001,
  purpose: 'rent',
  type_id: 1,
  place: 'Καλαμαριά',
  ListPrice: '650',
  LivingArea: 72,
  BedroomsTotal: 2,
  BathroomsTotalInteger: 1,
  YearBuilt: 1985,
  PostalCode: '551 32',
  PublicRemarks: 'Bright flat near the sea.',
  Media: [{ MediaURL: 'https://img.example/7001.jpg' }],
};

export const estiaFeed = (listings: readonly unknown[], header: object = { version: 1, full: true }): string =>
  JSON.stringify({ format: 'estia', ...header, listings }, null, 1);

export const openImmoFeed = (
  estates: string,
  extent = 'VOLL',
  version = '1.2.7',
): string => `<?xml version="1.0" encoding="UTF-8"?>
<openimmo>
<uebertragung art="OFFLINE" umfang="${extent}" version="${version}" sendersoftware="X"/>
<anbieter><anbieternr>1</anbieternr>
${estates}
</anbieter>
</openimmo>`;

export const openImmoFlat = `<immobilie>
<objektkategorie><nutzungsart WOHNEN="true" GEWERBE="false"/><vermarktungsart KAUF="1" MIETE_PACHT="0"/><objektart><wohnung wohnungtyp="DACHGESCHOSS"/></objektart></objektkategorie>
<geo><plz>85100</plz><ort>Rhodos</ort><strasse>Mandraki</strasse><hausnummer>5</hausnummer><geokoordinaten breitengrad="36.4511" laengengrad="28.2278"/><etage>3</etage><land iso_land="GRC"/></geo>
<preise><kaufpreis>198000.00</kaufpreis><waehrung iso_waehrung="EUR"/></preise>
<flaechen><wohnflaeche>88.5</wohnflaeche><anzahl_schlafzimmer>2</anzahl_schlafzimmer><anzahl_badezimmer>1</anzahl_badezimmer></flaechen>
<ausstattung><heizungsart ZENTRAL="true"/><fahrstuhl PERSONEN="true"/><moebliert moeb="VOLL"/><kamin>true</kamin></ausstattung>
<zustand_angaben><baujahr>1994</baujahr><zustand zustand_art="GEPFLEGT"/><energiepass><wertklasse>D</wertklasse></energiepass></zustand_angaben>
<freitexte><objekttitel>Flat with a view of the old town</objekttitel><objektbeschreibung>Wohnung mit Blick auf die Altstadt und das Meer.</objektbeschreibung></freitexte>
<anhaenge><anhang location="EXTERN" gruppe="TITELBILD"><format>jpg</format><daten><pfad>https://img.example/o1.jpg</pfad></daten></anhang><anhang gruppe="DOKUMENTE"><daten><pfad>plan.pdf</pfad></daten></anhang></anhaenge>
<verwaltung_objekt><objektadresse_freigeben>false</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><objektnr_extern>O-1</objektnr_extern><aktion aktionart="CHANGE"/></verwaltung_techn>
</immobilie>`;

export const openImmoHouse = `<immobilie>
<objektkategorie><nutzungsart WOHNEN="1"/><vermarktungsart KAUF="false" MIETE_PACHT="true"/><objektart><haus haustyp="EINFAMILIENHAUS"/></objektart></objektkategorie>
<geo><plz>84006</plz><ort>Mykonos</ort></geo><preise><kaltmiete>2400</kaltmiete></preise>
<flaechen><wohnflaeche>140</wohnflaeche><grundstuecksflaeche>900</grundstuecksflaeche></flaechen>
<verwaltung_techn><objektnr_extern>O-2</objektnr_extern></verwaltung_techn>
</immobilie>`;

export const openImmoDeletion = `<immobilie><verwaltung_techn><objektnr_extern>O-1</objektnr_extern><aktion aktionart="DELETE"/></verwaltung_techn></immobilie>`;
