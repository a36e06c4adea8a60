/** What a run would do, or did, in one line. */
import { formatCount } from '@estia/contract/format';
import type { Locale, Pair } from '@estia/contract/pair';
import { runScreenMessages as words } from '@estia/contract/sources/screens/run-screen-messages';
import type { SourceRun } from '@estia/contract/sources/source-model';

type Counted = Pair<(n: number, text: string) => string>;

const join = (parts: readonly (readonly [Counted, number])[], locale: Locale): string =>
  parts
    .filter(([, n]) => n > 0)
    .map(([text, n]) => text[locale](n, formatCount(n, locale)))
    .join(', ');

const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** “12 new, 3 changed; 40 photos to fetch; your plan has room for 8 more” */
export function describePlannedRun(
  { counts, plan }: Pick<SourceRun, 'counts' | 'plan'>,
  photos: number | null,
  locale: Locale,
): string {
  const { would } = words;
  const listings = join(
    [
      [would.create, counts.create],
      [would.update, counts.update],
      [would.return, counts.return],
      [would.remove, counts.remove],
      [would.draft, counts.draft],
      [would.reject, counts.reject],
    ],
    locale,
  );
  const room = plan?.max == null ? null : Math.max(0, plan.max - plan.used);
  return [
    listings || words.nothing[locale],
    ...(photos ? [words.photosToFetch[locale](photos, formatCount(photos, locale))] : []),
    ...(room !== null && counts.create + counts.return > 0
      ? [words.room[locale](room, formatCount(room, locale))]
      : []),
  ].join(locale === 'el' ? '· ' : '; ');
}

export function describeAppliedRun({ counts, applied }: Pick<SourceRun, 'counts' | 'applied'>, locale: Locale): string {
  const { did } = words;
  const listings = join(
    [
      [did.create, applied.create],
      [did.update, applied.update],
      [did.return, applied.return],
      [did.remove, applied.remove],
      [did.draft, applied.draft],
      [did.refused, applied.refused],
      [did.reject, counts.reject],
    ],
    locale,
  );
  return listings ? capitalize(listings) : words.nothingDone[locale];
}

const KILOBYTE = 1_024;
/** A size of a file: `4.1 MB`, `12 KB`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const megabytes = bytes / KILOBYTE / KILOBYTE;
  if (megabytes < 0.1) return `${formatCount(Math.max(1, Math.round(bytes / KILOBYTE)), locale)} KB`;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: megabytes < 10 ? 1 : 0 }).format(megabytes)} MB`;
}
