/** A loan that is paid back in equal months. A sum, not an offer: what a bank would ask is the bank's to say. */

export const loanLimits = {
  rate: { min: 0, max: 15, step: 0.1, usual: 4 },
  years: { min: 5, max: 40, step: 1, usual: 30 },
  /** Own money, in percent of the price. */
  depositPercent: { min: 0, max: 95, step: 5, usual: 20 },
} as const;

export type LoanInput = { rate: number; years: number; depositPercent: number };
export type Loan = { borrowed: number; deposit: number; monthly: number; interest: number };

export function calculateLoan(price: number, { rate, years, depositPercent }: LoanInput): Loan {
  const deposit = Math.round((price * depositPercent) / 100);
  const borrowed = price - deposit;
  const months = years * 12;
  const monthRate = rate / 1_200;
  const exact = monthRate === 0 ? borrowed / months : (borrowed * monthRate) / (1 - (1 + monthRate) ** -months);
  return { borrowed, deposit, monthly: Math.round(exact), interest: Math.round(exact * months - borrowed) };
}

/** From the fields of a form or an address; what is no number, or out of bounds, becomes the nearest that fits. */
export function parseLoanInput(get: (name: keyof LoanInput) => string | null): LoanInput {
  const read = (name: keyof LoanInput): number => {
    const { min, max, usual } = loanLimits[name];
    const text = get(name)?.trim().replace(',', '.') ?? '';
    const value = Number(text);
    return text === '' || !Number.isFinite(value) ? usual : Math.min(max, Math.max(min, Math.round(value * 100) / 100));
  };
  return { rate: read('rate'), years: Math.round(read('years')), depositPercent: read('depositPercent') };
}
