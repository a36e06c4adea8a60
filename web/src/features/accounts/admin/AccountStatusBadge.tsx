/** The state of an account, in its word and its shape. */
import { statuses } from '@estia/contract/accounts/admin-messages';
import type { User } from '@estia/contract/accounts/model';
import type { Locale } from '@estia/contract/pair';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

const tones = { waiting: 'info', approved: 'good', blocked: 'care', rejected: 'care' } as const;

export const AccountStatusBadge = ({ locale, status }: { locale: Locale; status: User['status'] }) => (
  <StatusBadge tone={tones[status]}>{statuses[status][locale]}</StatusBadge>
);
