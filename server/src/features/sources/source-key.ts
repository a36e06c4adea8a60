/** The key of a source: sealed when it is typed, opened only for a request to its address. */
import type { sourceKeyInput } from '@estia/contract/sources/source-model';
import type { z } from 'zod';
import type { Secrets } from '../../platform/security/secrets.ts';
import type { SourceRow } from './sources.queries.ts';

const PURPOSE = 'key of a source';

export type SourceKeyInput = z.output<typeof sourceKeyInput>;
export type SourceKeyColumns = Pick<SourceRow, 'key_kind' | 'key_header' | 'key_sealed'>;

export function sealSourceKey(secrets: Secrets, key: SourceKeyInput): SourceKeyColumns {
  if (key.kind === 'none') return { key_kind: 'none', key_header: null, key_sealed: null };
  if (key.kind === 'header')
    return { key_kind: 'header', key_header: key.header, key_sealed: secrets.seal(PURPOSE, key.value) };
  const pair = `${key.user}:${key.password}`;
  return { key_kind: 'basic', key_header: null, key_sealed: secrets.seal(PURPOSE, pair) };
}

export function openSourceKey(secrets: Secrets, source: SourceKeyColumns): Record<string, string> {
  if (source.key_sealed === null) return {};
  const key = secrets.open(PURPOSE, source.key_sealed);
  return source.key_kind === 'basic'
    ? { authorization: `Basic ${Buffer.from(key).toString('base64')}` }
    : { [source.key_header ?? 'authorization']: key };
}
