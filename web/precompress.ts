/** After the build: every script and style once at brotli's best, so that no request ever waits for it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = fileURLToPath(new URL('./build/client/assets/', import.meta.url));
for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
  const bytes = readFileSync(folder + name);
  writeFileSync(
    `${folder}${name}.br`,
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );
}
