/**
 * After the build: the lists of routes, as the browser reads them; every script and style once at brotli's best, so that no request ever waits for it; what the builds of
 * the last month named is kept beside it, for tabs and cached pages that still ask for it; and the service worker learns
 * the name of its build.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { getBrowserManifest, getPublicManifest, getPublicManifestName } from './src/platform/public-routes.ts';

const MAX_AGE_MS = 30 * 86_400_000;
const client = fileURLToPath(new URL('./build/client/', import.meta.url));
const folder = `${client}assets/`;
/** Beside the build, which empties its own folder when it begins. */
const earlier = fileURLToPath(new URL('./build/earlier/', import.meta.url));

const whole = readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name));
const [list] = whole;
if (!list || whole.length > 1) throw new Error(`one list of routes, not ${whole.length}`);
const [, start, routes] = /^([^{]+)(\{.*\});?\s*$/s.exec(readFileSync(folder + list, 'utf8')) ?? [];
if (!routes) throw new Error(`${list} is not a list of routes`);
const all = getBrowserManifest(JSON.parse(routes));
writeFileSync(folder + list, `${start}${JSON.stringify(all)};`);
writeFileSync(folder + getPublicManifestName(list), `${start}${JSON.stringify(getPublicManifest(all))};`);

for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
  const bytes = readFileSync(folder + name);
  writeFileSync(
    `${folder}${name}.br`,
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );
}

const names = readdirSync(folder).sort();
const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
const worker = readFileSync(`${client}sw.js`, 'utf8');
if (!worker.includes("'@build@'")) throw new Error('public/sw.js has no place for the name of its build');
writeFileSync(`${client}sw.js`, worker.replace("'@build@'", `'${build}'`));

mkdirSync(earlier, { recursive: true });
// First put by what is new, so that a build that breaks off here loses nothing.
for (const name of names) if (!existsSync(earlier + name)) cpSync(folder + name, earlier + name);
for (const name of readdirSync(earlier)) {
  if (names.includes(name)) continue;
  const { mtimeMs } = statSync(earlier + name);
  if (Date.now() - mtimeMs > MAX_AGE_MS) rmSync(earlier + name);
  else cpSync(earlier + name, folder + name, { preserveTimestamps: true });
}
