/** Rewrites the generated files from their sources: database types, the SQL of the hot search, and OpenAPI. CI runs it and diffs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../config.ts';
import { renderRecordedSql } from '../features/search/index.ts';
import { createOpenApiDocument } from '../platform/http/openapi.ts';

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
const out = 'server/src/platform/generated/schema.ts';

const { databaseUrl } = loadConfig();
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
writeFileSync(`${root}server/src/features/search/search.queries.sql`, renderRecordedSql());
mkdirSync(`${root}docs/api`, { recursive: true });
writeFileSync(`${root}docs/api/openapi.json`, `${formatJson(createOpenApiDocument())}\n`);
