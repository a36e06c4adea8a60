/** `?page=3` → 3; whatever is no page is the first. */
const MAX_PAGE = 10_000;

export function parsePageParam(url: URL): number {
  const text = url.searchParams.get('page') ?? '';
  return /^\d{1,5}$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1;
}

/** `?item=12`: the one row of a list that an item of the work queue is about. */
export function parseItemParam(url: URL): number | undefined {
  const text = url.searchParams.get('item') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
