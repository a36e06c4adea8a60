/** The state of a subscription, in its word and its shape. */
import type { Locale } from '@estia/contract/pair';
import { phaseMessages } from '@estia/contract/subscriptions/admin-messages';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

const tones = { trial: 'info', active: 'good', past_due: 'care', expired: 'care', cancelled: 'plain' } as const;

export const SubscriptionPhaseBadge = ({ locale, phase }: { locale: Locale; phase: keyof typeof phaseMessages }) => (
  <StatusBadge tone={tones[phase]}>{phaseMessages[phase][locale]}</StatusBadge>
);
