import { mapNames } from '@estia/contract/map-names';

/** What a statement brought, as it stands in the address of the page that tells it: six numbers. */
const names = ['added', 'already_imported', 'matched', 'doubtful', 'outgoing', 'unreadable'] as const;
type ImportResult = Record<(typeof names)[number], number>;

export const formatImportResult = (taken: ImportResult): string =>
  `taken=${names.map((name) => taken[name]).join('.')}`;

export function findImportResult({ searchParams }: URL): ImportResult | null {
  const text = searchParams.get('taken') ?? '';
  if (!/^(\d{1,5}\.){5}\d{1,5}$/.test(text)) return null;
  const numbers = text.split('.').map(Number);
  return mapNames(names, (name) => numbers[names.indexOf(name)] ?? 0);
}
