/** Fields of the Unified Ad Format (property 1.4.1, schema 1.1) → ours, and its codes that are no words. */
import type { ListingFieldName } from '@estia/contract/listings/fields';

/** Fields whose values are read by the kind of our field. */
export const xeFields: Readonly<Record<string, ListingFieldName>> = {
  'Item.area': 'area',
  'Item.constructionYear': 'year_built',
  'Item.refurbishmentYear': 'renovation_year',
  'Item.bedrooms': 'bed_rooms',
  'Item.bathrooms': 'bath_rooms',
  'Item.wc': 'wc_rooms',
  'Item.floors': 'levels',
  'Item.energy_class': 'energy_class_id',
  'Item.energyClass': 'energy_class_id',
  'Item.viewType': 'view_id',
  'Item.parkingType': 'parking_id',
  'Item.heatingType': 'heating_id',
  'Item.tilt': 'leaning_id',
  'Item.electricityType': 'electricity_type_id',
  'Item.land': 'land_area',
  'Item.plotSize': 'land_area',
  'Item.facadeLength': 'facade_length',
  'Item.frontLength': 'facade_length',
  'Item.availableFrom': 'available_from',
  'Geo.streetName': 'street',
  'Geo.streetNumber': 'street_number',
};

/** A flag that is 1 → an amenity of ours. */
export const xeExtras: Readonly<Record<string, number>> = {
  'Item.hasParking': 27,
  'Item.hasStorage': 8,
  'Item.hasAirConditioning': 5,
  'Item.airConditioning': 5,
  'Item.hasSecureDoor': 47,
  'Item.hasFirePlace': 4,
  'Item.hasSolarBoiler': 6,
  'Item.hasGarden': 25,
  'Item.garden': 25,
  'Item.hasPrivateTerrace': 24,
  'Item.hasPool': 26,
  'Item.pool': 26,
  'Item.hasTents': 14,
  'Item.isWithoutCommunalCharge': 68,
  'Item.isSuitableForProfessionalUse': 60,
  'Item.isSuitableForStudents': 59,
  'Item.isFurnished': 1,
  'Item.hasAlarm': 46,
  'Item.elevator': 40,
  'Item.balcony': 23,
  'Item.storage': 8,
  'Item.hasWater': 32,
  'Item.isFenced': 33,
};

export const xeConditions: Readonly<Record<string, number>> = {
  NEWBUILT: 1,
  UNDER_CONSTRUCTION: 2,
  UNFINISHED: 10,
  USED: 6,
};
/** Said beside the condition, and more exact than it. */
export const xeConditionDetails: Readonly<Record<string, number>> = {
  PERFECT: 4,
  GOOD: 6,
  REFURBISHED: 7,
  NEEDS_REPAIR: 9,
};
/** In this format orientation says which side of the building. */
export const xeSides: Readonly<Record<string, number>> = {
  DIAMPERES: 35,
  ESWTERIKO: 37,
  GONIAKO: 34,
  PROSOPSEOS: 36,
};

/** Types by the kind of item and its `Item.type`, then by what subtype or construction say more exactly. */
export const xeTypes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  re_residence: { APARTMENT: 1, BUILDING: 10, HOUSE: 4, OIKEIA: 4, SPLIT_LEVEL: 3 },
  re_prof: {
    APARTMENT: 18,
    APOTHIKI: 20,
    STORAGE: 20,
    BIOTEXNIA: 22,
    EXHIBITION: 24,
    FLOORAPARTMENT: 18,
    INDUSTRIAL: 21,
    KTIRIO: 27,
    OFFICE: 18,
    PROF: 35,
    RETAIL: 19,
    ROOM: 23,
    XVROS: 35,
  },
  re_land: { AGROTEMAXIO: 37, EKTASH: 41, OIKOPEDO: 36 },
  re_parking: { CLOSED: 43, OPEN: 42, YPOGEIO: 42, PILOTIS: 42 },
  re_misc: {},
};
export const xeRefinedTypes: Readonly<Record<string, number>> = {
  FLOORFLAT: 8,
  LOFT: 6,
  PENTHOUSE: 7,
  SINGLEROOM: 2,
  STUDIO: 2,
  VILA: 5,
  NEOKLASIKO: 14,
  ROCK: 13,
  LYOMENO: 46,
  PROKAT: 46,
};

/** Read elsewhere, or said of the xe.gr account and of nothing that we show. */
export const xeIgnored: ReadonlySet<string> = new Set([
  'Item.masterBedrooms',
  'Item.floorsArea',
  'Item.storageArea',
  'Item.gardenArea',
  'Item.location',
  'Item.availabilityType',
  'Item.terraceArea',
  'Item.spacesPlan',
  'Item.isAgentAccepted',
  'Item.hasSemiOpenSpaces',
  'Item.semiOpenSpacesArea',
  'Item.slots',
  'Item.usage',
  'Item.hasElectricDoor',
]);
