import { expect, it } from 'vitest';
import { formatEuro, formatEuroPerM2, formatLongDate, formatM2, formatShortDate, formatThousands } from './format.ts';

it('[I18N-1] prices are written the Greek way in both languages, as Intl would', () => {
  for (const n of [0, 7, 850, 1_000, 250_000, 1_234_567]) {
    expect(formatThousands(n)).toBe(new Intl.NumberFormat('el-GR').format(n));
  }
  expect(formatEuro(250_000)).toBe('250.000\u00A0€');
  expect(formatEuroPerM2(2_083, 'el')).toBe('2.083\u00A0€/τ.μ.');
  expect(formatEuroPerM2(2_083, 'en')).toBe('2.083\u00A0€/m²');
  expect(formatM2(120, 'el')).toBe('120\u00A0τ.μ.');
});

it('[I18N-1] dates are Athens dates', () => {
  expect(formatLongDate('2026-01-04T23:00:00Z', 'el')).toBe('5 Ιανουαρίου 2026');
  expect(formatLongDate('2026-01-04T23:00:00Z', 'en')).toBe('5 January 2026');
  expect(formatShortDate('2026-01-04T23:00:00Z', 'el')).toBe('05/01/2026');
});
