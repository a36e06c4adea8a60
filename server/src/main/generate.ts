/** Rewrites the generated files from their sources: database types, the SQL of the hot search, and OpenAPI. CI runs it and diffs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../config.ts';
import { renderRecordedSql } from '../features/search/index.ts';
import { createOpenApiDocument } from '../platform/http/openapi.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const out = 'server/src/platform/generated/schema.ts';

const { databaseUrl } = loadConfig();
const made = spawnSync(
  'kysely-codegen',
  [
    '--dialect=postgres',
    `--url=${databaseUrl}`,
    `--out-file=${out}`,
    '--exclude-pattern={spatial_ref_sys,geography_columns,geometry_columns,migration,place_load,map_load}',
    '--log-level=warn',
    '--type-mapping={"int8":"number"}',
  ],
  { cwd: root, stdio: 'inherit' },
);
if (made.status !== 0) process.exit(made.status ?? 1);
writeFileSync(`${root}server/src/features/search/search.queries.sql`, renderRecordedSql());
mkdirSync(`${root}docs/api`, { recursive: true });
// One line a path: a change of one call is one line of diff.
const { paths, ...about } = createOpenApiDocument();
const lines = Object.entries(paths).map(([path, calls]) => `${JSON.stringify(path)}: ${JSON.stringify(calls)}`);
writeFileSync(
  `${root}docs/api/openapi.json`,
  `${JSON.stringify(about).slice(0, -1)},"paths":{\n${lines.join(',\n')}\n}}\n`,
);
