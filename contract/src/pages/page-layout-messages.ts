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
    (day: string) => `Previous version, in effect from ${day}`,
  ),
} as const;

export const versionMessages = {
  comingTitle: pair(
    (day: string) => `Αλλάζει από ${day}`,
    (day: string) => `This changes on ${day}`,
  ),
  readNext: pair('Διάβασε το νέο κείμενο', 'Read the new version'),
  notInForce: pair(
    'Αυτή η έκδοση δεν ισχύει ακόμη. Μέχρι τότε ισχύει η τρέχουσα.',
    'This version isn’t in effect yet. Until then, the current version applies.',
  ),
  noLonger: pair(
    'Αυτή είναι παλαιότερη έκδοση και δεν ισχύει πια.',
    'This is a previous version and no longer applies.',
  ),
  readNow: pair('Δες τι ισχύει σήμερα', 'Read the current version'),
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
      'Ποιοι είμαστε, ποιος δημοσιεύει και με ποιους κανόνες, και τι κάνουμε όταν κάτι δεν είναι σωστό. Με απλά λόγια.',
      'Who we are, who can publish and under what rules, and what we do when something goes wrong. In plain language.',
    ),
  },
  privacy: {
    title: pair('Απόρρητο και cookies', 'Privacy and cookies'),
    lead: pair(
      'Ποια δεδομένα κρατάμε, γιατί, για πόσο και πώς τα κατεβάζεις ή τα διαγράφεις. Και τι αποθηκεύει ο ιστότοπος στη συσκευή σου.',
      'What data we keep, why, for how long, and how to download or delete it. Plus what the site stores on your device.',
    ),
  },
} as const;
