// Colour arithmetic on '#rrggbb' strings, and the palette of the brand with its neighbours.
export const palette = {
  ink: '#14213D',
  aegean: '#1B5FAA',
  terracotta: '#C4532F',
  olive: '#5E7332',
  limewash: '#FAF7F1',
  stone: '#E7E1D6',
  ochre: '#E0B066',
  clay: '#D98F6C',
  walnut: '#7A5236',
  oak: '#C99F6B',
  iron: '#2C3440',
  bougainvillea: '#C23A77',
  lemon: '#F2C53D',
  orange: '#EE8A2E',
  teal: '#2E7F86',
} as const;

export type Rgb = readonly [number, number, number];

const channels = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
const pair = (channel: number) =>
  Math.max(0, Math.min(255, Math.round(channel)))
    .toString(16)
    .padStart(2, '0');
const toHex = (red: number, green: number, blue: number) => `#${pair(red)}${pair(green)}${pair(blue)}`;

export function mixColours(from: string, to: string, t: number): string {
  const a = channels(from);
  const b = channels(to);
  return toHex(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t);
}
export const lighten = (hex: string, t: number) => mixColours(hex, '#ffffff', t);
export const darken = (hex: string, t: number) => mixColours(hex, '#0d1526', t);
/** Multiplies each channel, as a coloured light does. */
export function multiplyColour(hex: string, factors: Rgb): string {
  const c = channels(hex);
  return toHex(c[0] * factors[0], c[1] * factors[1], c[2] * factors[2]);
}
export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
export const withAlpha = (hex: string, alpha: number) => `rgba(${channels(hex).join(',')},${+alpha.toFixed(3)})`;
