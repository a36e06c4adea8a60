/** Where the screens of one source are, and which of them answers what it needs. */
import type { Locale } from '@estia/contract/pair';
import type { SourceNeed } from '@estia/contract/sources/source-choices';
import type { Source } from '@estia/contract/sources/source-model';
import { localizePath } from '../../platform/locale.ts';
import { barePathTo } from '../../platform/paths/path-to.ts';

export const bareSourcePath = (sourceId: number): string =>
  barePathTo('/dashboard/properties/external-sources/:source', { source: sourceId });
export const bareRunPath = (sourceId: number, runId: number): string =>
  barePathTo('/dashboard/properties/external-sources/:source/runs/:run', { source: sourceId, run: runId });

export const sourcePath = (locale: Locale, sourceId: number): string => localizePath(locale, bareSourcePath(sourceId));

/** Where a person settles it. */
export function needPath(locale: Locale, source: Pick<Source, 'id' | 'last_run'>, need: SourceNeed): string {
  const path = bareSourcePath(source.id);
  switch (need) {
    case 'confirmation':
      return localizePath(locale, source.last_run ? bareRunPath(source.id, source.last_run.id) : path);
    case 'values':
    case 'places':
    case 'columns':
      return localizePath(locale, `${path}/${need}`);
    case 'key':
      return `${localizePath(locale, path)}#settings`;
    case 'failing':
      return localizePath(locale, path);
  }
}
