/**
 * Which keys stored secrets need: npm run keys (-- --reencrypt: encrypts them with the current key now, -- --new-hash-key: HASH_KEY
 * was changed on purpose). Exits 1 while something needs another key than the current one.
 */
import { loadConfig } from '../config.ts';
import { createDeps } from './create-deps.ts';
import { runKeys } from './key-report.ts';

const { deps, close } = createDeps(loadConfig('worker'));
try {
  process.exitCode = await runKeys(process.argv.slice(2), deps, console);
} finally {
  await close();
}
