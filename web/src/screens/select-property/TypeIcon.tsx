/** A drawing for each kind of property, by its code; kinds alike share one. */
import css from './TypeIcon.module.css';

const iconPaths = {
  flat: 'M6 21V4h12v17M4 21h16M9.5 8h1m3 0h1m-5 4h1m3 0h1M10.5 21v-4h3v4',
  studio: 'M4 20V5h16v15zM4 14h9v6M8 10h3M16 9.5v2',
  maisonette: 'M3 21V11l5-4 5 4v10M13 21V7l4-3 4 3v14M2 21h20M6.5 14h3M16 10h2m-2 5h2',
  house: 'M4 11 12 4l8 7v9H4zM10 20v-6h4v6',
  villa: 'M3 12 10 5l7 7v8H3zM8 20v-5h4v5M20 20v-6m0 0c-1.5 0-2-1.2-2-2.5S19 8 20 8s2 2 2 3.5-.5 2.5-2 2.5z',
  loft: 'M4 21V5l16-2v18zM4 12h8v9M15 8h2m-2 5h2',
  penthouse: 'M8 9V4h8v5M4 21V9h16v12M2 21h20M8 13h1m3 0h1m3 0h-.5M8 17h1m3 0h1m3 0h-.5',
  building: 'M4 21V8h8V3h8v18M2 21h20M7 12h2m-2 4h2m6-9h2m-2 4h2m-2 4h2',
  complex: 'M2 21V10h6v11M9 21V4h6v17M16 21V10h6v11M4.5 13h1m-1 4h1m6-9h1m-1 4h1m-1 4h1m6-3h1m-1 4h1',
  farmhouse: 'M3 21V12l6-5 6 5v9M15 21v-7h6v7M2 21h20M8 21v-4h2v4M5 9V6',
  classical: 'M3 9h18L12 4zM5 9v9m4.7-9v9m4.6-9v9M19 9v9M3 18h18v3H3z',
  room: 'M3 19v-6h18v6M3 17h18M5 13V8a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v5M8 13v-2.5h8V13',
  boat: 'M3 15h18l-2.5 4.5h-13zM7 15V9h8l2 6M10 9V5',
  office: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  store: 'M4 10v10h16V10M3 10l2-6h14l2 6c0 2-4 2-4 0 0 2-5 2-5 0 0 2-5 2-5 0 0 2-4 2-4 0zM9 20v-5h6v5',
  warehouse: 'M3 20V9l9-5 9 5v11M7 20v-8h10v8M7 16h10',
  factory: 'M3 20V10l5 3v-3l5 3V4h4v6l4 2v8zM7 17h1m4 0h1m4 0h1',
  hall: 'M3 20h18M5 20V8l7-4 7 4v12M9 20v-4a3 3 0 0 1 6 0v4',
  hotel: 'M5 21V4h14v17M3 21h18M9 8h1m4 0h1m-6 4h1m4 0h1M10 21v-4h4v4',
  food: 'M7 3v7a2.5 2.5 0 0 0 5 0V3M9.5 12.5V21M17 21V3c-2 1-3 4-3 7h3',
  clinic: 'M4 6h16v14H4zM12 9.5v7M8.5 13h7',
  fuel: 'M5 20V5h9v15M4 20h11M5 11h9M14 9h3l2 3v5a1.5 1.5 0 0 1-3 0v-2h-2',
  truck:
    'M2 7h12v10H2zM14 10h4l3 3.5V17h-7M6 17a1.8 1.8 0 1 0 0 3 1.8 1.8 0 0 0 0-3zM17.5 17a1.8 1.8 0 1 0 0 3 1.8 1.8 0 0 0 0-3z',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 19c.7-3 3-5 6-5s5.3 2 6 5M15.5 5.5a3.2 3.2 0 0 1 0 6M17 14.5c2 .6 3.4 2.2 4 4.5',
  school: 'M2 9l10-5 10 5-10 5zM6 11v6c3 2.5 9 2.5 12 0v-6M22 9v6',
  gym: 'M3 9v6M6 7v10M18 7v10M21 9v6M6 12h12',
  plot: 'M4 18 9 6h11l-4 12zM7 12h11.5M4 18v2m12-2v2',
  field: 'M3 20c3-8 5-8 5-8M9 20c1-8 3-9 3-9M15 20c0-7 2-9 2-9M2 20h20M17 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  island: 'M3 18c3-5 15-5 18 0M3 21h18M13 14V7m0 0c-2-2-4-1.5-5 0m5 0c1-2 4-2.5 5-.5M13 7c-1-2-3-2.5-4-2',
  parking: 'M5 4h14v16H5zM9.5 17V8h3.2a2.8 2.8 0 0 1 0 5.6H9.5',
  garage: 'M3 20V10l9-6 9 6v10M7 20v-7h10v7M7 16.5h10',
  box: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  cabin: 'M3 19V8h18v11zM3 8l3-3h12l3 3M7 12h4v7M15 12h2v3h-2zM5 19v2m14-2v2',
  air: 'M5 21v-7h14v7M3 21h18M12 11V3m-4 4 4-4 4 4',
  other: 'M6 12h.01M12 12h.01M18 12h.01',
} as const;

type IconName = keyof typeof iconPaths;

const byCode: Readonly<Record<string, IconName>> = {
  apartment: 'flat',
  studio: 'studio',
  maisonette: 'maisonette',
  detached_house: 'house',
  villa: 'villa',
  loft: 'loft',
  penthouse: 'penthouse',
  floor_apartment: 'flat',
  bungalow: 'cabin',
  building: 'building',
  apartment_complex: 'complex',
  farmhouse: 'farmhouse',
  stone_house: 'farmhouse',
  neoclassical: 'classical',
  room: 'room',
  houseboat: 'boat',
  office: 'office',
  store: 'store',
  warehouse: 'warehouse',
  industrial_space: 'factory',
  craft_space: 'factory',
  hall: 'hall',
  showroom: 'store',
  hotel: 'hotel',
  tourist_lodging: 'room',
  business_building: 'building',
  food_service: 'food',
  clinic: 'clinic',
  gas_station: 'fuel',
  logistics_centre: 'truck',
  coworking: 'people',
  educational: 'school',
  gym: 'gym',
  plot: 'plot',
  parcel: 'field',
  farm: 'field',
  industrial_plot: 'factory',
  island: 'island',
  parking_space: 'parking',
  garage: 'garage',
  storage_room: 'box',
  business_for_sale: 'store',
  prefabricated: 'cabin',
  air_right: 'air',
  kiosk: 'store',
  residential: 'house',
  commercial: 'office',
  land: 'plot',
};

export function TypeIcon({ code }: { code: string }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[byCode[code] ?? 'other']} />
    </svg>
  );
}
