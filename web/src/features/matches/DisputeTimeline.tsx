/** What has happened in a dispute and what was written, in order. */
import { formatDateTime } from '@estia/contract/format';
import { disputeMessages as words } from '@estia/contract/matches/messages';
import type { DisputeEntryKind, DisputeSide } from '@estia/contract/matches/model';
import type { Locale, Pair } from '@estia/contract/pair';
import { Panel } from '../../ui/Panel.tsx';
import css from './DisputeTimeline.module.css';

type Entry = {
  created_at: string;
  kind: DisputeEntryKind;
  author: DisputeSide | 'admin' | null;
  text: string | null;
  locale: Locale | null;
};

type Props<E extends Entry> = {
  locale: Locale;
  entries: readonly E[];
  /** Whose page it is. */
  reader?: DisputeSide;
  /** For admins: who else reads it. */
  getNote?: (entry: E) => string;
};

export function DisputeTimeline<E extends Entry>({ locale, entries, reader, getNote }: Props<E>) {
  if (entries.length === 0) return null;
  const getTitle = ({ kind, author }: Entry): string => {
    const ownEvents: Partial<Record<DisputeEntryKind, Pair>> = reader ? words.ownEvents[reader] : {};
    if (kind !== 'message') return (ownEvents[kind] ?? words.events[kind])[locale];
    return author === reader ? words.you[locale] : words.authors[author ?? 'admin'][locale];
  };
  return (
    <Panel id="timeline" title={words.timeline[locale]}>
      <ol className={css.list}>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end.
          <li key={at} className={entry.kind === 'message' ? css.message : css.event}>
            <p className={css.head}>
              <strong>{getTitle(entry)}</strong>
              <time dateTime={entry.created_at}>{formatDateTime(entry.created_at, locale)}</time>
              {getNote && <span>{getNote(entry)}</span>}
            </p>
            {entry.text && (
              <p className={css.text} translate="no" lang={entry.locale ?? undefined}>
                {entry.text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
