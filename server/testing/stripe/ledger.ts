/** The double's own book of what was taken and given back, to hold ours against. It is only ever added to. */
import type { Metadata } from './objects.ts';

type Moved = { customer: string; payment: string; cents: number; at: Date };
type LedgerPayment = { payment: string; cents: number; refundedCents: number; at: Date; metadata: Metadata };
type LedgerLine = { chargedCents: number; refundedCents: number; payments: LedgerPayment[] };
export type Ledger = LedgerLine & { customers: Record<string, LedgerLine> };

const emptyLine = (): LedgerLine => ({ chargedCents: 0, refundedCents: 0, payments: [] });

export function createLedger() {
  const entries: (Moved & { metadata: Metadata | null })[] = [];
  return {
    all: entries,
    charged: (moved: Moved, metadata: Metadata) => entries.push({ ...moved, metadata: { ...metadata } }),
    refunded: (moved: Moved) => entries.push({ ...moved, metadata: null }),
    /** By customer and in all. */
    read(): Ledger {
      const total = emptyLine();
      const customers: Record<string, LedgerLine> = {};
      const payments = new Map<string, LedgerPayment>();
      for (const { customer, payment, cents, at, metadata } of entries) {
        customers[customer] ??= emptyLine();
        const lines = [total, customers[customer]];
        if (metadata) {
          const made = { payment, cents, refundedCents: 0, at, metadata };
          payments.set(payment, made);
          for (const line of lines) line.payments.push(made);
          for (const line of lines) line.chargedCents += cents;
        } else {
          const ledgerPayment = payments.get(payment);
          if (!ledgerPayment) throw new Error(`Refunded what was never charged: ${payment}`);
          ledgerPayment.refundedCents += cents;
          for (const line of lines) line.refundedCents += cents;
        }
      }
      return { ...total, customers };
    },
  };
}
