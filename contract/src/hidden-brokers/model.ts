/** What the score of a private account rests on. */
import { z } from 'zod';

export const brokerSignals = [
  'listings_now',
  'properties_in_a_year',
  'shared_phone',
  'shared_photos',
  'agency_words',
  'municipalities',
  'reports',
] as const;
export type BrokerSignal = (typeof brokerSignals)[number];

/** `count` of what the signal is about, and some of it to look at: listing codes, user names, phrases. */
export const brokerEvidence = z.object({
  signal: z.enum(brokerSignals),
  points: z.int(),
  count: z.int(),
  samples: z.array(z.string()),
});
export type BrokerEvidence = z.infer<typeof brokerEvidence>;
