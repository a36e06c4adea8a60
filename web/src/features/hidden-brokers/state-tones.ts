/** How loudly a state of the list speaks: `care` waits for an admin. */
import type { BrokerState } from '@estia/contract/hidden-brokers/steps';
import type { StatusTone } from '../../ui/StatusBadge.tsx';

export const brokerStateTones: Readonly<Record<BrokerState, StatusTone>> = {
  new: 'care',
  asked: 'info',
  answered: 'care',
  no_answer: 'care',
  limited: 'info',
  conversion: 'info',
  suspended: 'info',
  converted: 'good',
  cleared: 'good',
};
