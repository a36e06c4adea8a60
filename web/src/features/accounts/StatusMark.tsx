/** The state of an account, in its word and its shape. */
import { statuses } from '@estia/contract/accounts/admin-messages';
import type { User } from '@estia/contract/accounts/model';
import type { Locale } from '@estia/contract/pair';
import { Mark } from '../../ui/Mark.tsx';

const tones = { waiting: 'info', approved: 'good', blocked: 'care', rejected: 'care' } as const;

export const StatusMark = ({ locale, status }: { locale: Locale; status: User['status'] }) => (
  <Mark tone={tones[status]}>{statuses[status][locale]}</Mark>
);
