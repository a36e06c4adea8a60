/** What leaves of a legal text. */
import type { LegalState } from '@estia/contract/pages/model';
import type { Locale } from '@estia/contract/pair';
import type { LegalTextRow, LegalVersion, ListedLegalVersion } from './legal.queries.ts';

export const legalVersionView = ({ version }: { version: string }) => ({ version, effective_from: version });

/** By the version in force: days compare as they are written. */
const getLegalState = (version: string, inForce: string): LegalState => {
  if (version === inForce) return 'in_force';
  return version > inForce ? 'announced' : 'past';
};

const getChanges = (row: LegalVersion) => ({ el: row.changes_el, en: row.changes_en });

export function legalTextView(
  row: LegalTextRow,
  about: {
    locale: Locale;
    inForce: string;
    all: readonly LegalVersion[];
    retention: readonly { what: string; days: number }[];
  },
) {
  const { locale, inForce, all } = about;
  // The next one: of several that are announced the first to come.
  const next = all.findLast(({ version }) => version > inForce);
  return {
    kind: row.kind,
    ...legalVersionView(row),
    announced_at: row.announced_at.toISOString(),
    state: getLegalState(row.version, inForce),
    text: locale === 'el' ? row.text_el : row.text_en,
    changes: getChanges(row)[locale],
    versions: all.map((each) => ({ ...legalVersionView(each), state: getLegalState(each.version, inForce) })),
    upcoming: next ? { ...legalVersionView(next), changes: getChanges(next)[locale] } : null,
    retention: [...about.retention],
  };
}

export const upcomingVersionView = (row: LegalVersion) => ({
  kind: row.kind,
  ...legalVersionView(row),
  changes: getChanges(row),
});

export const listedVersionView = (row: ListedLegalVersion, inForce: Readonly<Record<string, string>>) => ({
  ...upcomingVersionView(row),
  state: getLegalState(row.version, inForce[row.kind] ?? ''),
  announced_at: row.announced_at.toISOString(),
  published_by: row.published_by,
  accepted_count: row.accepted_count,
  notified_count: row.notified_count,
});
