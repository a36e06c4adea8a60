import { expect, it } from 'vitest';
import { toLatin } from './latin.ts';

it.each([
  ['Λεωφόρος Κηφισίας 44', 'Leoforos Kifisias 44'],
  ['Ευριπίδου', 'Evripidou'],
  ['Ναυπλίου', 'Nafpliou'],
  ['Μαυρομιχάλη', 'Mavromichali'],
  ['Εύβοιας', 'Evvoias'],
  ['Αγγέλου Σικελιανού', 'Angelou Sikelianou'],
  ['Μπουμπουλίνας', 'Boumpoulinas'],
  ['1ης Μαΐου', '1is Maiou'],
  ['Ρόιδη', 'Roidi'],
  ['Ψαρών 3Β', 'Psaron 3V'],
  ['ΘΗΣΕΩΣ', 'THISEOS'],
  ['Broadway', 'Broadway'],
])('%s is written %s', (greek, latin) => expect(toLatin(greek)).toBe(latin));
