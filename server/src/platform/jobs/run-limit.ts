/**
 * For runs that work until nothing is left: they end after this long, say that there is more, and are begun anew. The queue
 * would take a longer run for one that hangs, and begin a second beside it.
 */
const RUN_MS = 20_000;

/** Whether the run that begins now is over: asked before each piece of work. */
export function createRunLimit(stopping?: AbortSignal, runMs = RUN_MS): () => boolean {
  const endsAt = performance.now() + runMs;
  return () => stopping?.aborted === true || performance.now() >= endsAt;
}
