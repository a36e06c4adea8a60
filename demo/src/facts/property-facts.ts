/** What is known of one property. Null is "not stated", as in the table. */
export type PropertyFacts = {
  categoryId: number;
  typeId: number;
  area: number;
  mainArea: number | null;
  landArea: number | null;
  /** When it was really built; the listing may keep it to itself (`year`). */
  built: number | null;
  year: number | null;
  renovation: number | null;
  floorId: number | null;
  /** Storeys above the street, for prices and words; null where a floor means nothing. */
  level: number | null;
  levels: number | null;
  beds: number | null;
  baths: number | null;
  wcs: number | null;
  kitchens: number | null;
  livings: number | null;
  livingKitchens: number | null;
  heating: number | null;
  energy: number | null;
  energyExempt: string | null;
  condition: number | null;
  view: number | null;
  floorType: number | null;
  frame: number | null;
  orientation: number | null;
  spatial: number | null;
  electricity: number | null;
  access: number | null;
  leaning: number | null;
  door: number | null;
  garden: number | null;
  pool: number | null;
  parking: number | null;
  wardrobe: number | null;
  sharedFees: number | null;
  showCase: number | null;
  facade: number | null;
  withinPlan: boolean | null;
  extras: number[];
  transports: number[];
};

export const createEmptyFacts = (categoryId: number, typeId: number, area: number): PropertyFacts => ({
  categoryId,
  typeId,
  area,
  mainArea: null,
  landArea: null,
  built: null,
  year: null,
  renovation: null,
  floorId: null,
  level: null,
  levels: null,
  beds: null,
  baths: null,
  wcs: null,
  kitchens: null,
  livings: null,
  livingKitchens: null,
  heating: null,
  energy: null,
  energyExempt: null,
  condition: null,
  view: null,
  floorType: null,
  frame: null,
  orientation: null,
  spatial: null,
  electricity: null,
  access: null,
  leaning: null,
  door: null,
  garden: null,
  pool: null,
  parking: null,
  wardrobe: null,
  sharedFees: null,
  showCase: null,
  facade: null,
  withinPlan: null,
  extras: [],
  transports: [],
});

export const categoryIds = { residential: 1, commercial: 2, land: 3, other: 4 } as const;

/** Ids of contract/lookups `types`, by their codes. */
export const typeIds = {
  apartment: 1,
  studio: 2,
  maisonette: 3,
  detached: 4,
  villa: 5,
  loft: 6,
  penthouse: 7,
  floorApartment: 8,
  bungalow: 9,
  building: 10,
  complex: 11,
  farmhouse: 12,
  stone: 13,
  neoclassical: 14,
  room: 15,
  office: 18,
  store: 19,
  warehouse: 20,
  industrial: 21,
  craft: 22,
  hall: 23,
  showroom: 24,
  hotel: 25,
  lodging: 26,
  businessBuilding: 27,
  food: 28,
  clinic: 29,
  gasStation: 30,
  logistics: 31,
  coworking: 32,
  educational: 33,
  gym: 34,
  plot: 36,
  parcel: 37,
  farm: 38,
  industrialPlot: 39,
  otherLand: 41,
  parkingSpace: 42,
  garage: 43,
  storage: 44,
  business: 45,
  prefabricated: 46,
  airRight: 47,
  kiosk: 48,
} as const;

/** Types that are one home among others in a building. */
export const apartmentTypeIds: ReadonlySet<number> = new Set([
  typeIds.apartment,
  typeIds.studio,
  typeIds.loft,
  typeIds.penthouse,
  typeIds.floorApartment,
  typeIds.room,
]);

export const conditionIds = {
  newlyBuilt: 1,
  underConstruction: 2,
  offPlan: 3,
  perfect: 4,
  veryGood: 5,
  good: 6,
  renovated: 7,
  partlyRenovated: 8,
  needsRenovation: 9,
  unfinished: 10,
  listed: 11,
} as const;

export const energyClassIds = {
  aPlus: 1,
  a: 2,
  bPlus: 3,
  b: 4,
  c: 5,
  d: 6,
  e: 7,
  f: 8,
  g: 9,
  pending: 10,
  exempt: 11,
} as const;

export const extraIds = {
  furnished: 1,
  appliances: 3,
  fireplace: 4,
  airConditioning: 5,
  solar: 6,
  boiler: 7,
  storage: 8,
  attic: 9,
  playroom: 10,
  doubleGlazing: 11,
  tripleGlazing: 12,
  screens: 13,
  awnings: 14,
  electricShutters: 15,
  staircase: 16,
  jacuzzi: 17,
  painted: 19,
  bright: 20,
  luxury: 21,
  smartHome: 22,
  balcony: 23,
  veranda: 24,
  garden: 25,
  pool: 26,
  parking: 27,
  bbq: 28,
  pergola: 29,
  roofTerrace: 30,
  well: 31,
  water: 32,
  fenced: 33,
  corner: 34,
  through: 35,
  front: 36,
  inner: 37,
  permit: 38,
  oldBuilding: 39,
  lift: 40,
  freightLift: 41,
  ramp: 42,
  falseCeiling: 43,
  raisedFloor: 44,
  cabling: 45,
  alarm: 46,
  securityDoor: 47,
  cctv: 48,
  intercom: 49,
  accessible: 51,
  evCharging: 52,
  photovoltaics: 53,
  insulation: 54,
  listed: 55,
  satellite: 56,
  fiber: 57,
  pets: 58,
  students: 59,
  professionalUse: 60,
  investment: 61,
  rentedOut: 62,
  antiparochi: 63,
  exchange: 64,
  holidayHome: 65,
  noSharedFees: 68,
} as const;

export const viewIds = {
  sea: 1,
  mountain: 2,
  city: 3,
  park: 5,
  acropolis: 6,
  garden: 9,
  open: 11,
  good: 12,
  street: 13,
  inner: 14,
};
export const transportIds = { metro: 1, tram: 2, electricRailway: 3, bus: 5, ktel: 7, port: 9, motorway: 12 } as const;

export const hasExtra = (facts: PropertyFacts, id: number): boolean => facts.extras.includes(id);
