/** Runs the import rules over the product. Proves that it looked: fewer files than the product has is a failure too. */
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { forbidden, options } = (await import(`${root}.dependency-cruiser.cjs`)).default;

export async function findImportViolations(folders: string[]): Promise<{ seen: number; found: string[] }> {
  process.chdir(root);
  const result = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden } }, undefined, {
    tsConfig: extractTSConfig(`${root}tsconfig.base.json`),
  });
  const { summary, modules } = result.output as ICruiseResult;
  const seen = modules.filter(
    (module) => /\.tsx?$/.test(module.source) && !module.source.includes('node_modules'),
  ).length;
  return { seen, found: summary.violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { seen, found } = await findImportViolations([
    'contract/src',
    'server/src',
    'server/testing',
    'web/src',
    'demo',
    'e2e',
    'bench',
  ]);
  for (const line of found) console.error(line);
  console.log(`import rules: ${seen} files, ${found.length} violations`);
  process.exit(found.length === 0 && seen > 150 ? 0 : 1);
}
