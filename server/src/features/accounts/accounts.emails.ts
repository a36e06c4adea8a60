/** Emails of the accounts: which there are, what each needs, and how one is ordered. */
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import type { StatementValues } from '../statements-of-reasons/index.ts';

/** Template → what it needs besides the reader's name. Codes are shown once in the email and sealed until then. */
export type AccountEmailValues = {
  confirm_email: { code: string };
  reset_password: { code: string; minutes: number };
  password_changed: { device: string };
  new_login: { device: string };
  leave_email: { code: string; new_email: string };
  /** `only_new`: the old mailbox was never proven and is not asked. */
  enter_email: { code: string; only_new: boolean };
  email_changed: { new_email: string };
  factor_added: { factor: 'totp' | 'passkey' };
  factor_removed: { factor: 'totp' | 'passkey' };
  factors_removed_by_admin: { reason: string };
  /** To every admin. */
  admin_factors_removed_on_server: { admin_name: string };
  recovery_codes_renewed: Record<never, never>;
  approved: { reason: string };
  rejected: { reason: string; statement: StatementValues };
  blocked: { reason: string; statement: StatementValues };
  invited: { code: string; minutes: number };
  invited_admin: { code: string; minutes: number };
  changed_by_admin: { reason: string };
  export_ready: { until: string };
  deletion_requested: { code: string; until: string };
  deleted_by_admin: { reason: string; until: string; statement: StatementValues };
  deletion_undone: { active: number; paused: number };
  erased: Record<never, never>;
  unused_warning: { until: string };
};

export type EmailRecipient = { id: number | null; email: string; locale: string; username: string };

/** An email whose code has run out would only puzzle: it is not sent late. */
const getEmailExpiry = (values: object, now: Date): { goodUntil?: Date } =>
  'minutes' in values && typeof values.minutes === 'number'
    ? { goodUntil: new Date(now.getTime() + values.minutes * 60_000) }
    : {};

/** `trx` is the transaction of what the email tells of. */
export const enqueueAccountEmail = <T extends keyof AccountEmailValues>(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  recipient: EmailRecipient,
  template: T,
  values: AccountEmailValues[T],
): Promise<void> => enqueueEmailTo(trx, deps, recipient, { template, values, ...getEmailExpiry(values, deps.clock()) });
