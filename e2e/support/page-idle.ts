/**
 * When a page has come to rest: script has taken it over, nothing is being fetched and the processor has time again.
 * "networkidle" is neither: it passes while a slow machine is still at the script, and costs a fast one half a second.
 */
import type { Page, Request } from 'playwright-core';

/** So often in a row nothing was asked for while the page had time: what waited for its time has begun by then. */
const QUIET_ROUNDS = 2;

/** A page that React takes over says so, then has a root that is no longer the served one. */
const isHydrated = (): boolean => {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
  if (!key) return !('__reactRouterContext' in window);
  type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
  return !(document as unknown as Record<string, Root>)[key]?.stateNode.current.memoizedState.isDehydrated;
};

/** Bounded: a page that draws no frame may wait for its spare time for ever. */
const waitForIdleCallback = (): Promise<unknown> =>
  new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));

/** Begin to watch before the page goes anywhere; the returned function waits. */
export function createIdleWaiter(page: Page): () => Promise<void> {
  const flying = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    begun += 1;
    flying.add(request);
  });
  page.on('requestfinished', (request) => flying.delete(request));
  page.on('requestfailed', (request) => flying.delete(request));
  // What the page before it asked for is nobody's any more.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) flying.clear();
  });

  return async () => {
    await page.waitForFunction(isHydrated);
    for (let quiet = 0, patience = Date.now() + 90_000; quiet < QUIET_ROUNDS; ) {
      const before = begun;
      // A page that leads on takes its context along: the next one is waited for.
      await page.evaluate(waitForIdleCallback).catch(() => page.waitForFunction(isHydrated));
      if (flying.size === 0 && begun === before) quiet += 1;
      else {
        quiet = 0;
        if (Date.now() > patience)
          throw new Error(`still fetching ${[...flying].map((each) => each.url()).join(', ')}`);
        await new Promise((wait) => setTimeout(wait, 10));
      }
    }
  };
}
