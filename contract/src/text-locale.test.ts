import { expect, it } from 'vitest';
import { chooseTextLocale, detectTextLocale } from './text-locale.ts';

it.each([
  ['Δεν υπάρχει εντολή για το ακίνητο ES-12S.', 'el'],
  ['There is no agreement for this property (Οδός 3).', 'en'],
  ['Βλ. Photos', 'en'],
  ['', 'el'],
  ['12', 'el'],
])('[SAME-1] %j is written in %s', (text, locale) => {
  expect(detectTextLocale(text)).toBe(locale);
});

it('[SAME-1] what an admin chose counts, and nothing else that was sent', () => {
  expect(chooseTextLocale('en', 'Ναι')).toBe('en');
  expect(chooseTextLocale('el', 'Yes')).toBe('el');
  expect(chooseTextLocale(undefined, 'Yes')).toBe('en');
  expect(chooseTextLocale('fr', 'Ναι')).toBe('el');
});
