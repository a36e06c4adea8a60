/** A loan that is paid back in equal months. A sum, not an offer: what a bank would ask is the bank's to say. */

export const loanLimits = {
  rate: { min: 0, max: 15, step: 0.1, usual: 4 },
  years: { min: 5, max: 40, step: 1, usual: 30 },
  /** Own money, in percent of the price. */
  own: { min: 0, max: 95, step: 5, usual: 20 },
} as const;

export type LoanInput = { rate: number; years: number; own: number };
export type Loan = { borrowed: number; ownMoney: number; monthly: number; interest: number };

export function calculateLoan(price: number, { rate, years, own: ownId }: LoanInput): Loan {
  const ownMoney = Math.round((price * ownId) / 100);
  const borrowed = price - ownMoney;
  const months = years * 12;
  const monthRate = rate / 1_200;
  const exact = monthRate === 0 ? borrowed / months : (borrowed * monthRate) / (1 - (1 + monthRate) ** -months);
  return { borrowed, ownMoney, monthly: Math.round(exact), interest: Math.round(exact * months - borrowed) };
}

/** From the fields of a form or an address; what is no number, or out of bounds, becomes the nearest that fits. */
export function parseLoanInput(get: (name: keyof LoanInput) => string | null): LoanInput {
  const read = (name: keyof LoanInput): number => {
    const { min, max, usual } = loanLimits[name];
    const text = get(name)?.trim().replace(',', '.') ?? '';
    const value = Number(text);
    return text === '' || !Number.isFinite(value) ? usual : Math.min(max, Math.max(min, Math.round(value * 100) / 100));
  };
  return { rate: read('rate'), years: Math.round(read('years')), own: read('own') };
}
