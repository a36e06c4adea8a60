/** What is said of a source in one line: what it is, what it brought, when it is read next. */
import { formatCount, formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { feedFormatMessages } from '@estia/contract/sources/feed-messages';
import { sourceFactMessages as words } from '@estia/contract/sources/screens/source-screen-messages';
import type { SourceState } from '@estia/contract/sources/source-choices';
import { sourceKindMessages } from '@estia/contract/sources/source-messages';
import type { Source } from '@estia/contract/sources/source-model';
import type { StatusTone } from '../../ui/StatusBadge.tsx';

export const sourceTones: Record<SourceState, StatusTone> = {
  active: 'good',
  paused: 'plain',
  stopped: 'care',
  removed: 'plain',
};

/** By the last file that could be read, else as it was named. */
export function describeFormat({ kind, format, detected_format: detected }: Source, locale: Locale): string {
  const known = detected ?? (format === 'detect' ? null : format);
  return known && kind !== 'api' ? feedFormatMessages[known][locale] : sourceKindMessages[kind][locale];
}

type Named = 'live' | 'awaitingPhotos' | 'inReview' | 'paused' | 'drafts' | 'goneOfRemoved' | 'gone' | 'rejected';

/** Only what there is of, the live ones first. */
export function listItemCounts({ items, state }: Pick<Source, 'items' | 'state'>, locale: Locale): string[] {
  const say = (name: Named, n: number) => (n > 0 ? [words[name][locale](n, formatCount(n, locale))] : []);
  if (state === 'removed') return say('goneOfRemoved', items.gone);
  return [
    ...say('live', items.live),
    ...say('awaitingPhotos', items.awaiting_photos),
    ...say('inReview', items.in_review),
    ...say('paused', items.paused),
    ...say('drafts', items.drafts),
    ...say('gone', items.gone),
    ...say('rejected', items.rejected),
  ];
}

/** What is due is read any moment. */
export function describeNextRead(source: Source, now: number, locale: Locale): string {
  if (source.state !== 'active') return words.noNext[locale];
  if (source.kind !== 'url') return words[source.kind === 'file' ? 'byUpload' : 'byApi'][locale];
  if (source.next_run_at === null) return words.byHand[locale];
  return Date.parse(source.next_run_at) <= now ? words.soon[locale] : formatDateTime(source.next_run_at, locale);
}
