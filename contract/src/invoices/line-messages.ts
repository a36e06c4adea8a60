/** What the lines of an invoice say. Kept with the invoice in both languages, as they were on the day. */
import { pair } from '../pair.ts';

export const invoiceLineMessages = {
  period: pair(
    (plan: string, days: string) => `Συνδρομή στην Εστία, πακέτο «${plan}», ${days}`,
    (plan: string, days: string) => `Estia subscription, “${plan}” plan, ${days}`,
  ),
  restart: pair(
    (plan: string, days: string) => `Συνδρομή στην Εστία (επανέναρξη), πακέτο «${plan}», ${days}`,
    (plan: string, days: string) => `Estia subscription (restart), “${plan}” plan, ${days}`,
  ),
  upgrade: pair(
    (plan: string, days: string) => `Αναβάθμιση συνδρομής στην Εστία στο πακέτο «${plan}» (διαφορά τιμής), ${days}`,
    (plan: string, days: string) => `Estia subscription upgrade to “${plan}” plan (price difference), ${days}`,
  ),
  credit: pair(
    (document: string) => `Επιστροφή για το τιμολόγιο ${document}`,
    (document: string) => `Refund for invoice ${document}`,
  ),
  days: pair(
    (from: string, to: string) => `${from} έως ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
} as const;
