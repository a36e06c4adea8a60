/** What `npm run keys` prints: for whoever changes the secret key and wants to know when the old one may go. */
import { parseArgs } from 'node:util';
import type { Deps } from '../deps.ts';
import {
  acceptHashKey,
  countOld,
  countSealed,
  findHashKeyProblem,
  reencryptSecrets,
} from '../platform/security/reencryption.jobs.ts';

type KeyDeps = Pick<Deps, 'db' | 'secrets' | 'failures' | 'clock' | 'log'>;
type Out = { log: (line: string) => void; error: (line: string) => void };

export async function runKeys(given: readonly string[], deps: KeyDeps, out: Out): Promise<number> {
  const { values } = parseArgs({
    args: [...given],
    options: { reencrypt: { type: 'boolean' }, 'new-hash-key': { type: 'boolean' } },
  });
  const { current, previous, hash } = deps.secrets.keyIds;
  if (values['new-hash-key']) await acceptHashKey(deps);
  if (values.reencrypt) while (await reencryptSecrets(deps));
  out.log(`SECRET_KEY ${current}, SECRET_KEY_PREVIOUS ${previous.join(', ') || 'none'}, HASH_KEY ${hash}`);
  const problem = await findHashKeyProblem(deps);
  if (problem) out.error(problem);
  let old = 0;
  for (const { name, keys } of await countSealed(deps)) {
    old += countOld(deps.secrets, keys);
    const counts = keys.map(({ key_id, rows }) => `${rows} of ${key_id ?? 'a key that is not named'}`);
    out.log(`${name}: ${counts.join(', ') || 'nothing'}`);
  }
  if (old > 0) out.error(`${old} values need another key than ${current}: npm run keys -- --reencrypt`);
  else out.log(`Nothing stored needs another key than ${current}.`);
  return old > 0 || problem ? 1 : 0;
}
