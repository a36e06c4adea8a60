/** Words for where an asking price stands among others. They say what is asked and never whether it is right. */
import { formatCount, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';

export const pricePositionMessages = {
  thisListing: pair('Αυτή η αγγελία', 'This listing'),
  /** «Ζητά 2.350 €/τ.μ.» */
  askingPrice: pair(
    (rate: string) => `Ζητά ${rate}`,
    (rate: string) => `Asking ${rate}`,
  ),
  /** The name of the place is not declined: it stands before a colon. */
  half: pair(
    (place: string, n: number, from: string, until: string) =>
      `${place}: από τις ${formatThousands(n)} αγγελίες του ίδιου τύπου, οι μισές ζητούν από ${from} έως ${until}`,
    (place: string, n: number, from: string, until: string) =>
      `${place}: of ${formatCount(n, 'en')} listings of the same type, half are priced between ${from} and ${until}`,
  ),
  below: pair(
    (share: string) => `Περίπου το ${share} των άλλων ζητά λιγότερα ανά τετραγωνικό.`,
    (share: string) => `About ${share} of the others cost less per square metre.`,
  ),
  belowNone: pair(
    'Σχεδόν όλες οι άλλες ζητούν περισσότερα ανά τετραγωνικό.',
    'Nearly all the others cost more per square metre.',
  ),
  belowAll: pair(
    'Σχεδόν όλες οι άλλες ζητούν λιγότερα ανά τετραγωνικό.',
    'Nearly all the others cost less per square metre.',
  ),
  care: pair(
    'Είναι ζητούμενες τιμές, όχι αυτές που συμφωνούνται. Η τιμή μπορεί να διαφέρει για λόγους που δεν φαίνονται εδώ, όπως όροφος, κατάσταση ή θέα.',
    'These are asking prices, not agreed prices. A price can differ for reasons not shown here, such as floor, condition or view.',
  ),
  more: pair(
    (place: string) => `Οι τιμές της περιοχής: ${place}`,
    (place: string) => `Prices in ${place}`,
  ),
  perMonth: pair('τον μήνα', 'per month'),
} as const;
