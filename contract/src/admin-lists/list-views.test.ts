import { expect, it } from 'vitest';
import { toViewQuery } from './list-views.ts';

it.each([
  ['', ''],
  ['?', ''],
  ['?page=3&flash=saved&item=4', ''],
  ['?status=waiting&page=2', 'status=waiting'],
  ['status=waiting&role_id=3', 'role_id=3&status=waiting'],
  ['?role_id=3&search=&status=waiting', 'role_id=3&status=waiting'],
  ['search=%CE%9C%CE%B1%CF%81%CE%AF%CE%B1+%CE%9A', 'search=%CE%9C%CE%B1%CF%81%CE%AF%CE%B1%20%CE%9A'],
  ['search=Μαρία Κ', 'search=%CE%9C%CE%B1%CF%81%CE%AF%CE%B1%20%CE%9A'],
  ['search=a%26b%3Dc', 'search=a%26b%3Dc'],
  ['search=50%', 'search=50%25'],
])('[ADMN-1] the same filter has one text: %s', (search, expected) => {
  expect(toViewQuery(search)).toBe(expected);
  expect(toViewQuery(expected)).toBe(expected);
});
