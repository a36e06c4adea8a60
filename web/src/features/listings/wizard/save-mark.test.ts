import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { isTrouble, type SaveState } from './draft/draft-autosave.ts';
import type { DraftController } from './draft/use-draft.ts';
import { SaveConflictNotice } from './SaveStatus.tsx';

const draw = (state: SaveState) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(SaveConflictNotice, { locale: 'en', draft: { state } as DraftController }),
    ),
  );

it('[POST-1] a draft that is refused says why and where to put it right, and is not called saved', () => {
  const full = draw({ kind: 'refused', code: 'over_limit' });
  for (const part of ['50 drafts', '/en/dashboard/properties?state=drafts']) expect(full).toContain(part);
  expect(full).not.toContain('your plan');
  expect(draw({ kind: 'refused', code: 'forbidden' })).toMatch(/Not saved\.<\/b> \w/);
  expect(draw({ kind: 'saving' })).toBe('');
  expect((['offline', 'failed', 'conflict', 'loggedOut'] as const).map((kind) => isTrouble({ kind }))).not.toContain(
    false,
  );
  expect([isTrouble({ kind: 'refused', code: 'forbidden' }), isTrouble({ kind: 'saved', at: 0 })]).toEqual([
    true,
    false,
  ]);
});
