/**
 * The commercial register (ΓΕΜΗ) behind a port. The adapter speaks to its open data service; without a key an admin
 * looks for themselves, and everything else is the same.
 *
 * Assumed of the service (its documentation was not reachable from where this was written, public clients agree):
 * `GET {url}/companies/{number}` with the header `api_key`, where the number is the 12 digits without leading zeros;
 * 200 with the company, 404 when there is none; `status.isActive`, or a status that says «Ενεργή»; 8 calls a minute.
 */
import { readProperty } from '@estia/contract/read-property';
import { z } from 'zod';

export type Company = {
  gemi: string;
  name: string;
  /** What it calls itself besides. */
  titles: readonly string[];
  taxNumber: string | null;
  active: boolean;
};

export type BusinessRegister = {
  /** Null: the register answered and has no such number. Throws RegisterUnreachable when it cannot be asked. */
  find(gemi: string): Promise<Company | null>;
};

export class BusinessRegisterError extends Error {
  constructor(why: string) {
    super(`The commercial register cannot be asked: ${why}`);
    this.name = 'RegisterUnreachable';
  }
}

const TIMEOUT_MS = 5_000;
/** 8 a minute. */
const SPACING_MS = 7_500;
/** Who would wait longer than the limit of a request is told at once. */
const MAX_WAITING = 3;
/** A company with all its activities has some 20 KB. */
const MAX_BYTES = 1_000_000;

const text = z.string().max(1_000);
const companyResponseSchema = z.object({
  arGemi: z.union([z.string(), z.number()]).optional(),
  afm: z.union([z.string(), z.number()]).nullish(),
  coNameEl: text.nullish(),
  coNamesEn: z.array(text).nullish(),
  coTitlesEl: z.array(text).nullish(),
  coTitlesEn: z.array(text).nullish(),
  status: z.object({ descr: text.nullish(), isActive: z.boolean().nullish() }).nullish(),
});

const unconfiguredRegister: BusinessRegister = {
  find: () => Promise.reject(new BusinessRegisterError('no key is configured')),
};

async function readBodyWithLimit(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new BusinessRegisterError('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseCompany(gemi: string, body: string): Company {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new BusinessRegisterError('the answer is not JSON');
  }
  const read = companyResponseSchema.safeParse(json);
  if (!read.success) throw new BusinessRegisterError('the answer has another shape');
  const { arGemi, afm, coNameEl, coNamesEn, coTitlesEl, coTitlesEn, status } = read.data;
  if (arGemi !== undefined && Number(arGemi) !== Number(gemi))
    throw new BusinessRegisterError('it spoke of another one');
  const names = [coNameEl, ...(coNamesEn ?? []), ...(coTitlesEl ?? []), ...(coTitlesEn ?? [])].filter((name) => !!name);
  const [name = '', ...titles] = names as string[];
  return {
    gemi,
    name,
    titles,
    taxNumber: afm ? String(afm).padStart(9, '0') : null,
    active: status?.isActive ?? /^ενεργ[ήη]/i.test(status?.descr ?? ''),
  };
}

/** One register a process: it is the one that knows when the last question was. */
export function createBusinessRegister(
  service: { url: string; key: string } | null,
  { timeoutMs = TIMEOUT_MS, spacingMs = SPACING_MS } = {},
): BusinessRegister {
  if (!service) return unconfiguredRegister;
  const { url, key } = service;
  let waiting = 0;
  let previousRequest: Promise<unknown> = Promise.resolve();

  async function fetchCompany(gemi: string): Promise<Company | null> {
    const response = await fetch(`${url.replace(/\/$/, '')}/companies/${Number(gemi)}`, {
      headers: { api_key: key, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      // The key goes to this host and to no other.
      redirect: 'error',
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new BusinessRegisterError(`status ${response.status}`);
    return parseCompany(gemi, await readBodyWithLimit(response));
  }

  return {
    async find(gemi) {
      if (waiting > MAX_WAITING) throw new BusinessRegisterError('too many questions at once');
      waiting += 1;
      const mine = previousRequest;
      const { promise: next, resolve: releaseNext } = Promise.withResolvers<void>();
      previousRequest = next;
      await mine;
      waiting -= 1;
      setTimeout(releaseNext, spacingMs).unref();
      try {
        return await fetchCompany(gemi);
      } catch (error) {
        if (error instanceof BusinessRegisterError) throw error;
        // Names of the fault only: the address of the service is not for logs of admins' pages.
        throw new BusinessRegisterError(String(readProperty(error, 'name')));
      }
    },
  };
}
