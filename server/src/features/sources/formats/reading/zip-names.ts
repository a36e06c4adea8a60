/** The files of a ZIP by the names that a feed has for them. */
import type { ZipEntry } from './zip-file.ts';

export type ZipNames = (name: string) => { name: string; version: string } | null;

/** Differs by case or by how accents are written, as systems do: it is the same name. */
const fold = (name: string): string => name.normalize('NFC').toLowerCase();

/** A file may stand in a folder that the feed does not write. One name in two folders says nothing: neither is taken. */
export function createZipNames(entries: readonly Pick<ZipEntry, 'name' | 'version'>[]): ZipNames {
  const byPath = new Map<string, { name: string; version: string }>();
  const byBareName = new Map<string, { name: string; version: string } | null>();
  for (const { name, version } of entries) {
    const path = fold(name);
    const found = { name, version };
    byPath.set(path, found);
    const bare = path.slice(path.lastIndexOf('/') + 1);
    byBareName.set(bare, byBareName.has(bare) ? null : found);
  }
  return (name) => byPath.get(fold(name)) ?? byBareName.get(fold(name)) ?? null;
}
