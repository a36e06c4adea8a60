/** What the lines of an invoice say. Kept with the invoice in both languages, as they were on the day. */
import { pair } from '../pair.ts';

export const invoiceLineMessages = {
  period: pair(
    (plan: string, days: string) => `Συνδρομή στην Εστία, πακέτο «${plan}», ${days}`,
    (plan: string, days: string) => `Estia subscription, plan “${plan}”, ${days}`,
  ),
  restart: pair(
    (plan: string, days: string) => `Συνδρομή στην Εστία, νέα έναρξη, πακέτο «${plan}», ${days}`,
    (plan: string, days: string) => `Estia subscription, new start, plan “${plan}”, ${days}`,
  ),
  upgrade: pair(
    (plan: string, days: string) => `Αναβάθμιση συνδρομής στην Εστία, διαφορά προς το πακέτο «${plan}», ${days}`,
    (plan: string, days: string) => `Upgrade of the Estia subscription, difference to plan “${plan}”, ${days}`,
  ),
  credit: pair(
    (document: string) => `Επιστροφή για το τιμολόγιο ${document}`,
    (document: string) => `Refund of invoice ${document}`,
  ),
  days: pair(
    (from: string, to: string) => `${from} έως ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
} as const;
