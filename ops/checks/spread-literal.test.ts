import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PLUGIN = './ops/checks/spread-literal.grit';
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Outside the repository, whose own configuration leaves the fixtures out. */
async function findViolationLines(): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spread-literals-'));
  try {
    copyFileSync(join(root, 'ops/checks/fixtures/spread-literals/literals.tsx'), join(folder, 'literals.tsx'));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(root, PLUGIN)] }));
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const output = await new Promise<string>((resolve) => {
      execFile(process.execPath, [biome, 'lint', '--reporter=github', '.'], { cwd: folder }, (_, out) => resolve(out));
    });
    return [...output.matchAll(/title=plugin,file=[^,]*,line=(\d+)/g)].map(([, line]) => Number(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('refuses object and array literals that are spread into another, and nothing else', async () => {
  expect(await findViolationLines()).toEqual([1, 2, 3, 4]);
  expect(JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')).plugins).toContain(PLUGIN);
});
