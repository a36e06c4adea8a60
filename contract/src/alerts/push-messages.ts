/** Alerts as notifications of the browser. */
import { pair } from '../pair.ts';

export const pushMessages = {
  title: pair('Ειδοποιήσεις σε αυτόν τον browser', 'Notifications in this browser'),
  offer: pair(
    'Θέλεις να το μαθαίνεις και εδώ, μόλις εμφανιστεί κάτι;',
    'Want to hear here too, the moment something comes up?',
  ),
  off: pair(
    'Μια σύντομη ειδοποίηση μόλις εμφανιστεί κάτι που ταιριάζει, και όταν η Εστία είναι κλειστή.',
    'A short notification when something matches, even when Estia is closed.',
  ),
  on: pair('Είναι ενεργές σε αυτόν τον browser.', 'Notifications are on in this browser.'),
  turnOn: pair('Ενεργοποίηση ειδοποιήσεων', 'Turn on notifications'),
  turnOff: pair('Απενεργοποίηση', 'Turn off'),
  turnedOn: pair('Οι ειδοποιήσεις ενεργοποιήθηκαν.', 'Notifications are on.'),
  blocked: pair(
    'Ο browser σου μπλοκάρει τις ειδοποιήσεις της Εστίας. Επίτρεψέ τες από τις ρυθμίσεις του.',
    'Your browser blocks notifications from Estia. Allow them in its settings.',
  ),
  unsupported: pair('Αυτός ο browser δεν υποστηρίζει ειδοποιήσεις.', 'This browser doesn’t support notifications.'),
  failed: pair('Δεν τα καταφέραμε. Δοκίμασε ξανά.', 'That didn’t work. Try again.'),
  needsScript: pair('Χρειάζεται JavaScript για ειδοποιήσεις στον browser.', 'Browser notifications need JavaScript.'),
  devices: pair(
    (count: number) => (count === 1 ? 'Ενεργές σε 1 συσκευή.' : `Ενεργές σε ${count} συσκευές.`),
    (count: number) => (count === 1 ? 'On for 1 device.' : `On for ${count} devices.`),
  ),
  only: pair(
    'Διάλεξε και στη ρύθμιση κάθε αναζήτησης ότι θέλεις ειδοποίηση στον browser.',
    'Also choose browser notifications in the settings of each search.',
  ),
} as const;
