/**
 * What is walked in both languages, each at a width of its own. The full run walks both. Every other run walks one of the
 * two, the files by turns, so that each language and each width is walked by half of them; every screen is still looked
 * at in both languages and at every width (screen-texts.ts), and the journeys are walked in both.
 */
import { basename } from 'node:path';
import { isFullRun } from '@estia/server/testing/environment/test-size';
import { expect } from 'vitest';

export function pickByFile<Way>(...ways: [Way, Way]): Way[] {
  const name = basename(expect.getState().testPath ?? '');
  const pick = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2;
  return isFullRun ? ways : ways.slice(pick, pick + 1);
}
