/** What concerns the safety of accounts, as lines of the log that a watcher can count: ids, never an email or an address. */
import type { Log } from '../log.ts';

export type SecurityEvent =
  | 'login'
  | 'login_failed'
  | 'login_throttled'
  | 'password_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'factors_removed'
  | 'recovery_codes_renewed'
  | 'blocked'
  | 'erased'
  | 'admin_action';

type SecurityEventIds = {
  /** Whose account; null when nobody's, so that the line is written, and takes the time it takes, either way. */
  account: number | null;
  admin?: number;
  factor?: 'totp' | 'passkey' | 'recovery_code';
  action?: string;
};

/** After the transaction: what did not happen is not logged. */
export const logSecurityEvent = ({ log }: { log: Log }, event: SecurityEvent, ids: SecurityEventIds): void =>
  log.info({ event, ...ids }, 'security');
