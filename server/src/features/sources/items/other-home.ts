/** A reference that now stands for another home: offices reuse numbers. Its old listing must not carry the history of the new one. */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';

/** A correction moves one of these facts; another home moves two or more. */
const MIN_DIFFERENT = 2;
/** Offices correct sizes by some square metres, and state them gross or net. */
const AREA_TOLERANCE = 0.25;

const text = (answer: string | string[] | undefined): string => (typeof answer === 'string' ? answer.trim() : '');
const number = (answer: string | string[] | undefined): number =>
  Number(text(answer).replaceAll('.', '').replace(',', '.')) || 0;

export function isOtherHome(before: FieldAnswers, after: FieldAnswers): boolean {
  const [kaekBefore, kaekAfter] = [text(before.kaek), text(after.kaek)];
  if (kaekBefore !== '' && kaekAfter !== '') return kaekBefore !== kaekAfter;
  const street = (answers: FieldAnswers) =>
    `${createPhoneticKey(text(answers.street).slice(0, 80))} ${text(answers.street_number)}`;
  const [a, b] = [number(before.area), number(after.area)];
  const different = [
    text(before.category_id) !== text(after.category_id),
    text(before.district_id) !== text(after.district_id),
    street(before) !== street(after),
    Math.abs(a - b) > AREA_TOLERANCE * Math.max(a, b),
  ];
  return different.filter(Boolean).length >= MIN_DIFFERENT;
}
