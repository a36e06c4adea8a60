import { type BrokenFeedCode, brokenFeedCodes, feedFaultCodes, feedFormats } from '@estia/contract/sources/feed-codes';
import {
  brokenFeedMessages,
  type FeedMessage,
  feedFaultMessages,
  feedFormatMessages,
} from '@estia/contract/sources/feed-messages';
import { expect, it } from 'vitest';
import { BrokenFeedError, defaultFeedLimits } from './feed-item.ts';

it('[EXTS-1] every format, fault and broken file has words in both languages, and a remedy', () => {
  expect(Object.keys(feedFormatMessages).sort()).toEqual([...feedFormats].sort());
  const all: FeedMessage[] = [...Object.values(feedFaultMessages), ...Object.values(brokenFeedMessages)];
  expect(all).toHaveLength(feedFaultCodes.length + brokenFeedCodes.length);
  for (const { problem, remedy } of all)
    for (const text of [problem.el, problem.en, remedy.el, remedy.en]) expect(text.length).toBeGreaterThan(10);
  for (const { remedy } of all) expect(remedy.el.endsWith('.') && remedy.en.endsWith('.')).toBe(true);
});

it('[EXTS-1] what ends a reading says its code and line', () => {
  const code: BrokenFeedCode = 'truncated';
  const error = new BrokenFeedError(code, 12);
  expect([error.code, error.line, error.message]).toEqual(['truncated', 12, 'broken feed: truncated at line 12']);
  expect(defaultFeedLimits.unpackedBytes).toBeGreaterThan(defaultFeedLimits.bytes);
});
