/** Numbers of an agency's logo. Its files lie where photos do (contract/src/photos/picture-url.ts). */
const MEGABYTE = 1024 * 1024;
export const logoLimits = {
  bytes: 2 * MEGABYTE,
  /** As base64 in a data address. */
  textLength: Math.ceil((2 * MEGABYTE * 4) / 3) + 100,
  widths: [160, 512],
} as const;
