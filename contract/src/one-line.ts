/** What no text of a person may hold: signs that nobody sees and that forge lines, headers or the order of what is read. */

/** Marks, embeddings, overrides and isolates of direction: they let a text read otherwise than it is written. */
const direction = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';

/** Of text of one line. */
export const hidden = new RegExp(`[\\p{Cc}\\p{Co}\\u2028\\u2029${direction}]`, 'u');
/** Of text that may have lines. */
export const hiddenButLines = new RegExp(`[^\\P{Cc}\\n\\t]|[\\p{Co}\\u2028\\u2029${direction}]`, 'u');

/** One spelling of the same letters: what looks equal is equal. */
export const oneSpelling = (text: string): string => text.normalize('NFC');
