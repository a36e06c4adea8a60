import { locales } from '@estia/contract/pair';
import { expect, it } from 'vitest';
import { bare, to } from './locale.ts';

it('a path loses its language and gets another', () => {
  expect(bare('/en/properties/search')).toBe('/properties/search');
  expect(bare('/en')).toBe('/');
  expect(bare('/english')).toBe('/english');
  expect(to('en', '/?said=saved')).toBe('/en?said=saved');
  expect(to('el', '/saved?next=//x')).toBe('/saved?next=//x');
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
  const hrefs = [bare(path), ...locales.flatMap((locale) => [to(locale, path), to(locale, bare(path))])];
  for (const href of hrefs) {
    expect(href).not.toMatch(/^[/\\]{2}/);
    expect(new URL(href, 'https://estia.example').host).toBe('estia.example');
  }
});
