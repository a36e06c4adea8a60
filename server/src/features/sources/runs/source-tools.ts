/** The reader of formats, as runs are given it: tests of what becomes of items bring a reader of their own. */
import type { readFeed } from '../formats/read-feed.ts';

export type ReadFeed = typeof readFeed;
