/** One of each email, with values as they come: for the tests of the emails and for the pictures of them. */
import type { Locale } from '@estia/contract/pair';
import type { AccountEmailValues } from '../../src/features/accounts/accounts.emails.ts';
import { accountEmails } from '../../src/features/accounts/templates.emails.ts';
import { createEmailRenderer } from '../../src/platform/email/email-templates.ts';
import type { EmailValues, RenderedEmail } from '../../src/platform/email/outbox.ts';
import { sampleStatement } from './statements-of-reasons.ts';

const code = 'K7MR-2WQX-9HTD';
const shortCode = '40718253';
const until = '2026-12-15T10:00:00.000Z';

const reason: Record<Locale, string> = {
  el: 'Ο αριθμός ΓΕΜΗ που έδωσες ανήκει σε άλλη επωνυμία. Στείλε μας βεβαίωση του γραφείου σου και θα τον δούμε ξανά.',
  en: 'The GEMI number you gave belongs to another company. Send us a certificate of your office and we will look again.',
};

export const sampleEmailValues = (locale: Locale): AccountEmailValues => ({
  confirm_email: { code },
  reset_password: { code: shortCode, minutes: 10 },
  password_changed: { device: 'Firefox, Windows' },
  new_login: { device: 'Chrome, Android' },
  leave_email: { code, new_email: 'maria.papadopoulou@estia.example' },
  enter_email: { code, only_new: false },
  email_changed: { new_email: 'maria.papadopoulou@estia.example' },
  factor_added: { factor: 'totp' },
  factor_removed: { factor: 'passkey' },
  admin_factors_removed_on_server: { admin_name: locale === 'el' ? 'Νίκος Αλεξίου' : 'Nikos Alexiou' },
  factors_removed_by_admin: {
    reason: locale === 'el' ? 'Έχασες το κινητό σου και μας το ζήτησες.' : 'You lost your phone and asked us.',
  },
  recovery_codes_renewed: {},
  approved: { reason: locale === 'el' ? 'Τα στοιχεία σου συμφωνούν με το ΓΕΜΗ.' : 'Your details match the register.' },
  rejected: { reason: reason[locale], statement: sampleStatement({ kind: 'account_rejected', facts: reason[locale] }) },
  blocked: { reason: reason[locale], statement: sampleStatement({ kind: 'account_blocked', facts: reason[locale] }) },
  invited: { code: shortCode, minutes: 4_320 },
  invited_admin: { code: shortCode, minutes: 1_440 },
  changed_by_admin: { reason: reason[locale] },
  export_ready: { until },
  deletion_requested: { code, until },
  deleted_by_admin: {
    reason: reason[locale],
    until,
    statement: sampleStatement({ kind: 'account_deleted', facts: reason[locale] }),
  },
  deletion_undone: { active: 2, paused: 1 },
  erased: {},
  unused_warning: { until },
});

export const emailTemplates = Object.keys(accountEmails) as (keyof AccountEmailValues)[];

export const renderSampleEmail = (
  template: keyof AccountEmailValues,
  locale: Locale,
  { origin = 'https://estia.example', over: overrides = {} }: { origin?: string; over?: EmailValues } = {},
): RenderedEmail =>
  createEmailRenderer(
    origin,
    accountEmails,
  )({
    template,
    locale,
    values: { name: 'Μαρία Παπαδοπούλου', ...sampleEmailValues(locale)[template], ...overrides },
    at: new Date('2026-11-15T10:00:00Z'),
  });
