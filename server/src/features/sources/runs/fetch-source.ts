/** Asks a source for its file, with its key, and says in our words why there is none. */
import type { FetchFailureCode } from '@estia/contract/sources/source-choices';
import type { Deps } from '../../../deps.ts';
import type { FailedRequest, FetchedFile } from '../../../platform/guarded-fetch/fetch-to-file.ts';
import { openSourceKey } from '../source-key.ts';
import type { SourceRow } from '../sources.queries.ts';

const MAX_BYTES = 1_000_000_000;
/** Within the limit of a job, with time left to store what came. */
const TIMEOUT_MS = 180_000;

export type SourceAnswer =
  | (FetchedFile & { status: 'ok' })
  | { status: 'not_modified' }
  | { status: 'failed'; code: FetchFailureCode };

function toFailureCode({ code, httpStatus }: FailedRequest): FetchFailureCode {
  switch (code) {
    case 'url_refused':
    case 'no_public_address':
    case 'redirect_refused':
      return 'address_forbidden';
    case 'header_refused':
      return 'source_refused_key';
    case 'timeout':
    case 'aborted':
      return 'source_timeout';
    case 'too_many_redirects':
      return 'source_moved_too_often';
    case 'too_large':
      return 'file_too_large';
    case 'http_status':
      if (httpStatus === 401 || httpStatus === 403) return 'source_refused_key';
      return httpStatus === 404 || httpStatus === 410 ? 'source_not_found' : 'source_error';
    case 'dns_failed':
    case 'connect_failed':
    case 'tls_failed':
      return 'source_unreachable';
    default:
      return 'source_error';
  }
}

export async function fetchSourceFile(
  deps: Pick<Deps, 'guarded' | 'secrets'>,
  source: SourceRow,
  { isConditional }: { isConditional: boolean },
): Promise<SourceAnswer> {
  const answer = await deps.guarded.fetchToFile(source.url ?? '', {
    headers: openSourceKey(deps.secrets, source),
    ...(isConditional ? { etag: source.etag, lastModified: source.last_modified } : {}),
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  });
  return answer.status === 'failed' ? { status: 'failed', code: toFailureCode(answer) } : answer;
}
