/** What every layer of the map's style is made with. */
export type Scheme = 'light' | 'dark';
export type Locale = 'el' | 'en';
export type Layer = Record<string, unknown> & { id: string };

export const interpolateByZoom = (...stops: unknown[]): unknown[] => ['interpolate', ['linear'], ['zoom'], ...stops];

/** The first family names the weight, the second is the typeface: MapLibre reads both. */
export const fonts = {
  regular: ['Commissioner Medium', 'Commissioner'],
  bold: ['Commissioner Semibold', 'Commissioner'],
  italic: ['Commissioner Italic', 'Commissioner'],
} as const;
