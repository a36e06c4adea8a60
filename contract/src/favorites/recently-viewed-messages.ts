/** Words of the properties that this browser has opened, on the home page. */
import { pair } from '../pair.ts';

export const recentlyViewedMessages = {
  title: pair('Είδες πρόσφατα', 'Recently viewed'),
  lead: pair('Μόνο σε αυτή τη συσκευή.', 'On this device only.'),
  clear: pair('Διαγραφή', 'Clear'),
} as const;
