import { expect, it } from 'vitest';
import { createShareLinks } from './share-links.ts';

it('[LIST-1] what is sent on is the whole title and address, and nothing of them ends the link', () => {
  const url = 'https://estia.example/en/properties/for-sale/7?a=1&b=2#c';
  const title = 'Διαμέρισμα 92 τ.μ. & κήπος · 250.000 €?';
  const links = Object.fromEntries(createShareLinks(url, title));
  expect(new URL(links.WhatsApp ?? '').searchParams.get('text')).toBe(url);
  expect(new URL(links.Viber ?? '').searchParams.get('text')).toBe(url);
  expect(Object.fromEntries(new URL(links.Email ?? '').searchParams)).toEqual({ subject: title, body: url });
  expect(Object.values(links).every((link) => !/[\s"<>]/.test(link))).toBe(true);
});
