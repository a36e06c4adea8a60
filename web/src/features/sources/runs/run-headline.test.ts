import type { SourceRun } from '@estia/contract/sources/source-model';
import { expect, it } from 'vitest';
import { describeAppliedRun, describePlannedRun, formatFileSize } from './run-headline.ts';

const run: Pick<SourceRun, 'counts' | 'applied' | 'plan'> = {
  counts: { items: 240, create: 12, update: 3, return: 5, remove: 1, draft: 4, reject: 2, unchanged: 213 },
  applied: { create: 10, update: 3, return: 5, remove: 1, draft: 4, refused: 2 },
  plan: { used: 12, max: 20, without_room: 4 },
};

it('[EXTS-2] what a run would do is one line, in the order of what matters', () => {
  expect(describePlannedRun(run, 40, 'en')).toBe(
    '12 new, 3 changed, 5 coming back, 1 removed, 4 saved as drafts, 2 rejected; 40 photos to download; your plan has room for 8 more',
  );
  expect(describePlannedRun({ ...run, plan: { used: 30, max: 20, without_room: 12 } }, 0, 'el')).toBe(
    '12 νέες, 3 αλλάζουν, 5 επιστρέφουν, 1 αφαιρείται, 4 αποθηκεύονται ως πρόχειρα, 2 δεν γίνονται δεκτές· το πακέτο σου έχει θέση για 0 ακόμη',
  );
  const nothing = { items: 9, create: 0, update: 0, return: 0, remove: 0, draft: 0, reject: 0, unchanged: 9 };
  expect(describePlannedRun({ ...run, counts: nothing }, null, 'en')).toBe('Nothing to change');
});

it('[EXTS-2] what became of it says what was not applied too', () => {
  expect(describeAppliedRun(run, 'en')).toBe(
    '10 added, 3 updated, 5 back, 1 paused, 4 saved as drafts, 2 not applied, 2 rejected',
  );
});

it.each([
  [900, '1 KB'],
  [52_000, '51 KB'],
  [4_300_000, '4.1 MB'],
  [250_000_000, '238 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatFileSize(bytes, 'en')).toBe(text));
