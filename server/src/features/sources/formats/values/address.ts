import type { ItemBuilder, Origin } from '../item-builder.ts';
import { cutText } from './cut-text.ts';

/** `Οδός 12, Πόλη` → street and number. */
export function setAddress(builder: ItemBuilder, text: string, origin: Origin): void {
  const [street = ''] = cutText(text, 200).split(',');
  const found = /^(.*?\p{L}.*?)\s+(\d{1,4}(?:\s?[-–]\s?\d{1,4})?\s?\p{L}?)$/u.exec(street.trim());
  builder.setText('street', (found?.[1] ?? street).trim(), origin);
  if (found?.[2]) builder.setText('street_number', found[2].replaceAll(' ', ''), origin);
}
