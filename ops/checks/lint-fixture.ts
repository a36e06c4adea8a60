/** What the linter says of a file of ops/checks/fixtures, which the repository's own configuration leaves out. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const SPREAD_PLUGIN = './ops/checks/spread-literal.grit';

/** The lines that the plugin refuses. */
export async function listSpreadViolations(fixture: string): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-fixture-'));
  try {
    copyFileSync(join(root, 'ops/checks/fixtures', fixture), join(folder, basename(fixture)));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(root, SPREAD_PLUGIN)] }));
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const output = await new Promise<string>((resolve) => {
      execFile(process.execPath, [biome, 'lint', '--reporter=github', '.'], { cwd: folder }, (_, out) => resolve(out));
    });
    return [...output.matchAll(/title=plugin,file=[^,]*,line=(\d+)/g)].map(([, line]) => Number(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
