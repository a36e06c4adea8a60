/** Words for where an asking price stands among others. They say what is asked and never whether it is right. */
import { formatThousands } from '../numbers.ts';
import { pair } from '../pair.ts';

export const pricePositionMessages = {
  own: pair('Αυτή η αγγελία', 'This ad'),
  /** «Ζητά 2.350 €/τ.μ.» */
  asks: pair(
    (rate: string) => `Ζητά ${rate}`,
    (rate: string) => `It asks ${rate}`,
  ),
  /** The name of the place is not declined: it stands before a colon. */
  half: pair(
    (place: string, n: number, from: string, until: string) =>
      `${place}: από τις ${formatThousands(n)} αγγελίες του ίδιου τύπου, οι μισές ζητούν από ${from} έως ${until}`,
    (place: string, n: number, from: string, until: string) =>
      `${place}: of the ${formatThousands(n)} ads of the same type, half ask from ${from} to ${until}`,
  ),
  below: pair(
    (share: string) => `Περίπου το ${share} των άλλων ζητά λιγότερα ανά τετραγωνικό.`,
    (share: string) => `About ${share} of the others ask less per square metre.`,
  ),
  belowNone: pair(
    'Σχεδόν όλες οι άλλες ζητούν περισσότερα ανά τετραγωνικό.',
    'Nearly all the others ask more per square metre.',
  ),
  belowAll: pair(
    'Σχεδόν όλες οι άλλες ζητούν λιγότερα ανά τετραγωνικό.',
    'Nearly all the others ask less per square metre.',
  ),
  care: pair(
    'Είναι ζητούμενες τιμές, όχι όσα πληρώθηκαν. Η τιμή μπορεί να διαφέρει για λόγους που δεν φαίνονται εδώ, όπως όροφος, κατάσταση ή θέα.',
    'These are asking prices, not what was paid. A price may differ for reasons that are not seen here, such as floor, condition or view.',
  ),
  more: pair(
    (place: string) => `Οι τιμές της περιοχής: ${place}`,
    (place: string) => `Prices of the area: ${place}`,
  ),
  perMonth: pair('τον μήνα', 'a month'),
} as const;
