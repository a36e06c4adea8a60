/** What a scheduled pause is to its reader. */
import { formatDateTime } from '@estia/contract/format';
import { samePropertyMessages as words } from '@estia/contract/matches/messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';

export type ScheduledPause = ApiReply<'GET /property/scheduled-pauses/{id}'>['pause'];
export type ShownPauseState = ScheduledPause['state'] | 'reactivated';

/** Paused once and online again, by its owner: only the owner is told. */
export const getShownState = ({ state, side, own_listings }: ScheduledPause): ShownPauseState =>
  state === 'paused' && side === 'owner' && own_listings.every((listing) => !listing.is_paused_for_agency)
    ? 'reactivated'
    : state;

export const stateTones = {
  scheduled: 'care',
  disputed: 'info',
  paused: 'care',
  reactivated: 'good',
  ended: 'plain',
} as const satisfies Record<ShownPauseState, string>;

export function describePause(pause: ScheduledPause, locale: Locale): string {
  const state = getShownState(pause);
  const when = formatDateTime(pause.pause_at, locale);
  if (state === 'ended') return pause.end_reason ? words.ended[pause.side][pause.end_reason][locale] : '';
  const isRejected = state === 'scheduled' && pause.dispute?.state === 'decided_for_agency';
  const isAnswered = state === 'disputed' && pause.dispute?.state === 'awaiting_decision';
  const message =
    pause.side === 'owner'
      ? words.owner[isRejected ? 'rejected' : isAnswered ? 'deciding' : state]
      : words.agencySide[
          isRejected ? 'rejected' : isAnswered ? 'answered' : state === 'reactivated' ? 'paused' : state
        ];
  const text = message[locale];
  return typeof text === 'string' ? text : text(when);
}
