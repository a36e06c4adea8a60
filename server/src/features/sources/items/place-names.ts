/** Names of places as feeds shorten and join them: «Αγ. Παρασκευή», «Ν. Σμύρνη», «Αθήνα - Κέντρο». */
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import { cutText } from '../formats/values/cut-text.ts';

const MAX_NAME = 80;
const shortened: ReadonlyMap<string, readonly string[]> = new Map([
  ['αγ', ['Αγία', 'Άγιος', 'Άγιοι', 'Αγίου']],
  ['αγ.', ['Αγία', 'Άγιος', 'Άγιοι', 'Αγίου']],
  ['ag', ['Αγία', 'Άγιος', 'Άγιοι', 'Αγίου']],
  ['ν', ['Νέα', 'Νέο', 'Νέος', 'Νέοι']],
  ['n', ['Νέα', 'Νέο', 'Νέος', 'Νέοι']],
  ['π', ['Παλαιό', 'Παλαιά', 'Παλαιός']],
  ['p', ['Παλαιό', 'Παλαιά', 'Παλαιός']],
  ['κ', ['Κάτω']],
  ['k', ['Κάτω']],
  ['αν', ['Άνω']],
  ['α', ['Άνω']],
  ['μ', ['Μεγάλο', 'Μεγάλη']],
]);

const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The name's own key first, then those of what its short first word may stand for. */
export function listNameKeys(name: string): string[] {
  const text = cutText(name, MAX_NAME);
  const own = createPhoneticKey(text);
  const short = /^(\p{L}{1,2})\.\s*(\p{L}.*)$/u.exec(text);
  const [, first = '', rest = ''] = short ?? [];
  const others = (shortened.get(fold(first)) ?? []).map((word) => createPhoneticKey(`${word} ${rest}`));
  return [...new Set([own, ...others])].filter((key) => key !== '');
}

/** A name with what it is made of, where it names two places at once. */
export function splitName(name: string): string[] {
  const parts = cutText(name, MAX_NAME)
    .split(/\s+[-–—]\s+|[()/>]/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
  return parts.length > 1 ? parts : [name];
}
