import { brokenFeedMessages, feedFaultMessages } from '@estia/contract/sources/feed-messages';
import { expect, it } from 'vitest';
import { createBrokenFeeds } from '../../../../testing/feeds/broken-feeds.ts';
import { readAll } from '../../../../testing/feeds/write-feed.ts';
import { BrokenFeedError, type FeedItem } from './feed-item.ts';

type Result = { error: BrokenFeedError } | { items: FeedItem[] };

async function read(bytes: Uint8Array): Promise<Result> {
  try {
    return { items: (await readAll(bytes)).items };
  } catch (error) {
    if (error instanceof BrokenFeedError) return { error };
    throw error;
  }
}

const files = createBrokenFeeds(152);

it('[EXTS-1] at least 300 broken files: none crashes, none that was cut ends well, each says what is wrong', async () => {
  expect(files.length).toBeGreaterThanOrEqual(300);
  const wrong: string[] = [];
  const codes = new Set<string>();
  for (const { name, bytes, expect: expected } of files) {
    const result = await read(bytes).catch((error: unknown) => ({ crash: error }));
    const note = (text: string) => wrong.push(`${name}: ${text}`);
    if ('crash' in result) note(`crashed with ${result.crash}`);
    else if ('error' in result) {
      const { code, line } = result.error;
      codes.add(code);
      if (!brokenFeedMessages[code]) note(`no words for ${code}`);
      if (typeof expected === 'object' && !('broken' in expected && expected.broken === code))
        note(`broken: ${code}, line ${line}`);
    } else {
      const faults = result.items.flatMap((item) => item.faults);
      for (const { code } of faults) codes.add(code);
      if (faults.some(({ code, line }) => !feedFaultMessages[code] || line === null))
        note('a fault without line or words');
      if (expected === 'broken' || (typeof expected === 'object' && 'broken' in expected))
        note(`read with ${result.items.length} items`);
      if (typeof expected === 'object' && 'fault' in expected && !faults.some(({ code }) => code === expected.fault))
        note(`no ${expected.fault}`);
    }
  }
  expect(wrong).toEqual([]);
  // A corrupter that only ever cuts would prove little.
  expect(codes.size).toBeGreaterThanOrEqual(25);
});
