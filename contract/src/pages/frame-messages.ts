/** Words around every long page, and around the versions of a legal text. */
import { pair } from '../pair.ts';

export const longPage = {
  contents: pair('Περιεχόμενα', 'Contents'),
  updated: pair(
    (day: string) => `Ενημερώθηκε ${day}`,
    (day: string) => `Updated ${day}`,
  ),
  inForce: pair(
    (day: string) => `Ισχύει από ${day}`,
    (day: string) => `In effect since ${day}`,
  ),
  willBe: pair(
    (day: string) => `Θα ισχύσει από ${day}`,
    (day: string) => `Takes effect on ${day}`,
  ),
  was: pair(
    (day: string) => `Παλαιότερη έκδοση, ίσχυσε από ${day}`,
    (day: string) => `Older version, in effect from ${day}`,
  ),
} as const;

export const versionMessages = {
  comingTitle: pair(
    (day: string) => `Αλλάζει από ${day}`,
    (day: string) => `This changes on ${day}`,
  ),
  readNext: pair('Διάβασε το νέο κείμενο', 'Read the new text'),
  notInForce: pair(
    'Διαβάζεις κείμενο που δεν ισχύει ακόμη. Μέχρι τότε ισχύει η σημερινή έκδοση.',
    'You are reading a text that is not in effect yet. Until then today’s version holds.',
  ),
  noLonger: pair(
    'Διαβάζεις παλαιότερη έκδοση, που δεν ισχύει πια.',
    'You are reading an older version that is no longer in effect.',
  ),
  readNow: pair('Δες τι ισχύει σήμερα', 'See what is in effect today'),
  all: pair('Όλες οι εκδόσεις', 'All versions'),
  states: {
    draft: pair('πρόχειρο', 'draft'),
    announced: pair('ανακοινώθηκε', 'announced'),
    in_force: pair('ισχύει', 'in effect'),
    past: pair('δεν ισχύει πια', 'no longer in effect'),
  },
  changed: pair('Τι άλλαξε', 'What changed'),
} as const;

export const legalPageTitles = {
  terms: {
    title: pair('Όροι χρήσης', 'Terms of use'),
    lead: pair(
      'Ποιοι είμαστε, ποιος δημοσιεύει και με ποιους κανόνες, τι κάνουμε όταν κάτι δεν είναι σωστό. Με απλά λόγια.',
      'Who we are, who may publish and by which rules, what we do when something is wrong. In plain words.',
    ),
  },
  privacy: {
    title: pair('Απόρρητο και cookies', 'Privacy and cookies'),
    lead: pair(
      'Ποια δεδομένα κρατάμε, γιατί, για πόσο και πώς τα παίρνεις ή τα διαγράφεις. Τι γράφει ο ιστότοπος στη συσκευή σου.',
      'Which data we keep, why, for how long, and how you take or delete them. What the site writes to your device.',
    ),
  },
} as const;
