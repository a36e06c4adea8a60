/** Alerts as notifications of the browser. */
import { pair } from '../pair.ts';
import { alertSettingsMessages } from './alert-settings-messages.ts';

export const pushMessages = {
  title: pair('Ειδοποιήσεις σε αυτόν τον browser', 'Notifications in this browser'),
  offer: pair('Θέλεις ειδοποίηση και σε αυτόν τον browser;', 'Get notifications in this browser too?'),
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
  only: pair(
    `Διάλεξε «${alertSettingsMessages.byPush.el}» στις ρυθμίσεις κάθε αναζήτησης που θέλεις.`,
    `Choose “${alertSettingsMessages.byPush.en}” in the settings of each search you want them for.`,
  ),
} as const;
