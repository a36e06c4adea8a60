/**
 * The order of test files: those that take longest first, so that no worker ends long after the other. Vitest itself
 * goes by how long they took last time, and on a fresh machine by their size in bytes, which says little.
 */
import { BaseSequencer, type TestSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  const place = ({ moduleId }: TestSpecification): number => {
    const at = names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    return at === -1 ? names.length : at;
  };
  return class extends BaseSequencer implements TestSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return sorted.toSorted((a, b) => place(a) - place(b));
    }
  };
}
