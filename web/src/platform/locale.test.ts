import { locales } from '@estia/contract/pair';
import { expect, it } from 'vitest';
import { localizePath, stripLocale } from './locale.ts';

it('a path loses its language and gets another', () => {
  expect(stripLocale('/en/properties/search')).toBe('/properties/search');
  expect(stripLocale('/en')).toBe('/');
  expect(stripLocale('/english')).toBe('/english');
  expect(localizePath('en', '/?flash=saved')).toBe('/en?flash=saved');
  expect(localizePath('el', '/saved?next=//x')).toBe('/saved?next=//x');
});

it.each([
  '//evil.example/x',
  '///evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '/\t/evil.example/x',
  '/en//evil.example/x',
  '/en/\\evil.example/x',
  '//en//evil.example/x',
])('%j leads to no other site', (path) => {
  const hrefs = [
    stripLocale(path),
    ...locales.flatMap((locale) => [localizePath(locale, path), localizePath(locale, stripLocale(path))]),
  ];
  for (const href of hrefs) {
    expect(href).not.toMatch(/^[/\\]{2}/);
    expect(new URL(href, 'https://estia.example').host).toBe('estia.example');
  }
});
