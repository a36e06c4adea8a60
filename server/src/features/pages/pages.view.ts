/** What leaves of a legal text. */
import type { LegalState } from '@estia/contract/pages/model';
import type { Locale } from '@estia/contract/pair';
import type { LegalRow, Listed, Named } from './pages.queries.ts';

export const namedView = ({ version }: { version: string }) => ({ version, effective_from: version });

/** By the version in force: days compare as they are written. */
const stateOf = (version: string, inForce: string): LegalState => {
  if (version === inForce) return 'in_force';
  return version > inForce ? 'announced' : 'past';
};

const changesOf = (row: Named) => ({ el: row.changes_el, en: row.changes_en });

export function textView(
  row: LegalRow,
  about: {
    locale: Locale;
    inForce: string;
    all: readonly Named[];
    retention: readonly { what: string; days: number }[];
  },
) {
  const { locale, inForce, all } = about;
  // The next one: of several that are announced the first to come.
  const next = all.findLast(({ version }) => version > inForce);
  return {
    kind: row.kind,
    ...namedView(row),
    announced_at: row.announced_at.toISOString(),
    state: stateOf(row.version, inForce),
    text: locale === 'el' ? row.text_el : row.text_en,
    changes: changesOf(row)[locale],
    versions: all.map((each) => ({ ...namedView(each), state: stateOf(each.version, inForce) })),
    upcoming: next ? { ...namedView(next), changes: changesOf(next)[locale] } : null,
    retention: [...about.retention],
  };
}

export const upcomingView = (row: Named) => ({ kind: row.kind, ...namedView(row), changes: changesOf(row) });

export const listedView = (row: Listed, inForce: Readonly<Record<string, string>>) => ({
  ...upcomingView(row),
  state: stateOf(row.version, inForce[row.kind] ?? ''),
  announced_at: row.announced_at.toISOString(),
  published_by: row.published_by,
  accepted: row.accepted,
  told: row.told,
});
