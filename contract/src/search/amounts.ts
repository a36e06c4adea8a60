/** What people type as a price or an area, and the round steps that the lists offer (SRCH-7). */

/**
 * Reads `250000`, `250.000`, `250,000`, `250 000`, `250k`, `1,5m`, `1.5 εκ`, `250.000 €`, `120 τ.μ.`.
 * Returns null for an empty text and NaN for one that cannot be read, so that the form can say so.
 */
export function parseAmount(text: string): number | null {
  let remaining = text
    .trim()
    .toLowerCase()
    .replace(/[\s\u00A0\u202F]+/g, '');
  if (remaining === '') return null;
  remaining = remaining.replace(/(€|eur|ευρώ|ευρω|τ\.?μ\.?|m²|m2|sqm|sq\.?m\.?)$/u, '');
  let factor = 1;
  const unit = /(k|κ|χιλ\.?|m|μ|εκ\.?|εκατ\.?)$/u.exec(remaining);
  if (unit?.[1]) {
    factor = /^(k|κ|χ)/u.test(unit[1]) ? 1_000 : 1_000_000;
    remaining = remaining.slice(0, -unit[1].length);
  }
  if (!/^\d[\d.,]*$/.test(remaining) || remaining.length > 18) return Number.NaN;
  // A separator followed by exactly three digits groups thousands; a last one followed by 1–2 digits is a decimal mark.
  const grouped = /^\d{1,3}([.,]\d{3})+$/.test(remaining);
  const decimal = /^(\d+|\d{1,3}([.,]\d{3})+)[.,](\d{1,2})$/.exec(remaining);
  if (grouped && factor === 1) return Number(remaining.replace(/[.,]/g, ''));
  if (decimal?.[1] && decimal[3])
    return Math.round(Number(`${decimal[1].replace(/[.,]/g, '')}.${decimal[3]}`) * factor);
  if (/^\d+$/.test(remaining)) return Number(remaining) * factor;
  if (grouped) return Math.round(Number(remaining.replace(',', '.')) * factor);
  return Number.NaN;
}

const steps = (from: number, to: number, mantissas: readonly number[]): number[] => {
  const out: number[] = [];
  for (let scale = 10 ** Math.floor(Math.log10(from)); scale <= to; scale *= 10) {
    for (const m of mantissas) if (m * scale >= from && m * scale <= to) out.push(Math.round(m * scale));
  }
  return out;
};

/** About 40 round steps each, ends as the customer gave them. */
export const priceSteps = {
  sale: steps(1_000, 50_000_000, [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 7.5]).filter((n) => n !== 1_200 && n !== 12_000),
  rent: steps(100, 60_000, [1, 1.2, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9]),
} as const;

export const areaSteps: readonly number[] = [
  20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 150, 175, 200, 250, 300, 400, 500, 750, 1_000, 2_000, 5_000,
  10_000,
];
