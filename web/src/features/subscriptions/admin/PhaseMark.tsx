/** The state of a subscription, in its word and its shape. */
import type { Locale } from '@estia/contract/pair';
import { phaseMessages } from '@estia/contract/subscriptions/admin-messages';
import { Mark } from '../../../ui/Mark.tsx';

const tones = { trial: 'info', active: 'good', past_due: 'care', expired: 'care', cancelled: 'plain' } as const;

export const PhaseMark = ({ locale, phase }: { locale: Locale; phase: keyof typeof phaseMessages }) => (
  <Mark tone={tones[phase]}>{phaseMessages[phase][locale]}</Mark>
);
