/** Rewrites the generated files from their sources: database types, the SQL of the hot search, OpenAPI and the schema of our feed. CI runs it and diffs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadDirectDatabaseUrl } from '../config.ts';
import { renderRecordedSql } from '../features/search/index.ts';
import { estiaSchema } from '../features/sources/formats/estia/estia-schema.ts';
import { createOpenApiDocument } from '../platform/http/openapi.ts';
import { listColumnChoices, writeColumnChoices } from './column-choices.ts';

const MAX_LINE = 120;

/** What fits stays on one line: a change of one field is a change of one line. */
function formatJson(value: unknown, indent = '', before = 0): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + before + line.length <= MAX_LINE) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + formatJson(item, inner));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const defined = Object.entries(value).filter(([, field]) => field !== undefined);
  const fields = defined.map(([name, field]) => {
    const key = `${JSON.stringify(name)}: `;
    return inner + key + formatJson(field, inner, key.length);
  });
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Moved into place when it is whole: types may be checked meanwhile. */
const out = '.local/schema.ts';

const databaseUrl = loadDirectDatabaseUrl();
mkdirSync(`${root}.local`, { recursive: true });
const made = spawnSync(
  'kysely-codegen',
  [
    '--dialect=postgres',
    `--url=${databaseUrl}`,
    `--out-file=${out}`,
    '--include-pattern=public.*',
    '--exclude-pattern={spatial_ref_sys,geography_columns,geometry_columns,migration,place_load,map_load}',
    '--log-level=warn',
    '--type-mapping={"int8":"number"}',
  ],
  { cwd: root, stdio: 'inherit' },
);
if (made.status !== 0) process.exit(made.status ?? 1);
const pool = new pg.Pool({ connectionString: databaseUrl });
writeFileSync(root + out, writeColumnChoices(readFileSync(root + out, 'utf8'), await listColumnChoices(pool)));
renameSync(root + out, `${root}server/src/platform/generated/schema.ts`);
await pool.end();
writeFileSync(`${root}server/src/features/search/search.queries.sql`, renderRecordedSql());
mkdirSync(`${root}docs/api`, { recursive: true });
writeFileSync(`${root}docs/api/openapi.json`, `${formatJson(createOpenApiDocument())}\n`);
writeFileSync(`${root}docs/api/estia-feed.schema.json`, `${formatJson(estiaSchema())}\n`);
