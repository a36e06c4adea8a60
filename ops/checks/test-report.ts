/**
 * A Vitest reporter for the checks: writes how many tests passed and failed, the failures by name, and how long each
 * file took with its hooks, into the folder ESTIA_TEST_REPORT. A skipped test counts as failed: nothing was checked.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

const firstLine = (errors: readonly { message?: string }[] | undefined): string =>
  (errors?.[0]?.message ?? '').replaceAll(/\s+/g, ' ').slice(0, 300);

export default class TestReport implements Reporter {
  readonly #folder = process.env.ESTIA_TEST_REPORT ?? '.local/test-report';
  readonly #started = new Map<string, number>();
  readonly #times: { file: string; tests: number; seconds: number }[] = [];

  onTestModuleStart({ moduleId }: TestModule): void {
    this.#started.set(moduleId, performance.now());
  }

  onTestModuleEnd({ moduleId, children }: TestModule): void {
    const seconds = (performance.now() - (this.#started.get(moduleId) ?? performance.now())) / 1_000;
    this.#times.push({ file: relative('.', moduleId), tests: [...children.allTests()].length, seconds });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failedTests = tests.filter((test) => test.result().state !== 'passed');
    const failures = [
      ...failedTests.map((test) => `${nameOf(test)}: ${firstLine(test.result().errors) || test.result().state}`),
      // A file that cannot be loaded, or a hook that fails, has errors of its own and perhaps no test at all.
      ...modules.flatMap((module) => {
        const errors = module.errors();
        return errors.length > 0 ? [`${relative('.', module.moduleId)}: ${firstLine(errors)}`] : [];
      }),
      ...unhandled.map((error) => `unhandled: ${firstLine([error])}`),
    ];
    const passed = tests.length - failedTests.length;
    mkdirSync(this.#folder, { recursive: true });
    const write = (name: string, lines: string[]) =>
      writeFileSync(join(this.#folder, name), lines.map((line) => `${line}\n`).join(''));
    write('counts', [`${passed} ${failures.length}`]);
    write('failures', failures);
    const slowestFirst = this.#times.toSorted((a, b) => b.seconds - a.seconds);
    write(
      'times.tsv',
      slowestFirst.map(({ file, tests: count, seconds }) => `${seconds.toFixed(1)}\t${count}\t${file}`),
    );
  }
}

const nameOf = (test: TestCase): string => `${relative('.', test.module.moduleId)}: ${test.fullName}`;
