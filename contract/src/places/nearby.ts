/** Places near a property, as a listing page tells of them. */
import { z } from 'zod';

export const nearbyKinds = [
  'station',
  'sea',
  'school',
  'supermarket',
  'pharmacy',
  'stop',
  'park',
  'playground',
  'beach',
] as const;
export type NearbyKind = (typeof nearbyKinds)[number];
export const stationModes = ['metro', 'suburban', 'tram', 'rail'] as const;
export type StationMode = (typeof stationModes)[number];

export const nearbyPlace = z.object({
  kind: z.enum(nearbyKinds),
  /** Of a station. */
  mode: z.enum(stationModes).nullable(),
  /** A place of OpenStreetMap may have none. */
  name: z.object({ el: z.string(), en: z.string() }).nullable(),
  lines: z.array(z.object({ label: z.string(), color: z.string().regex(/^#[0-9a-f]{6}$/) })),
  /** On foot. Of a hidden address from the nearest and from the furthest corner of its square; else they are the same. */
  minutes: z.object({ from: z.int(), to: z.int() }),
});
export type NearbyPlace = z.infer<typeof nearbyPlace>;
