/** How far a run is, or how it ended. */
import type { Locale } from '@estia/contract/pair';
import type { RunState } from '@estia/contract/sources/source-choices';
import { runStateMessages } from '@estia/contract/sources/source-messages';
import { StatusBadge, type StatusTone } from '../../../ui/StatusBadge.tsx';

const tones: Record<RunState, StatusTone> = {
  waiting: 'info',
  reading: 'info',
  review: 'care',
  applying: 'info',
  done: 'good',
  unchanged: 'plain',
  failed: 'care',
  declined: 'plain',
  superseded: 'plain',
};

export function RunStateBadge({ locale, state }: { locale: Locale; state: RunState }) {
  return <StatusBadge tone={tones[state]}>{runStateMessages[state][locale]}</StatusBadge>;
}
