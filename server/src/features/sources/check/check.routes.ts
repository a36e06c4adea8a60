/** What a feed would do, for anybody who wants to know. The file is gone with the answer. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { athensDay } from '@estia/contract/athens';
import type { CallReply, HandlerInput } from '@estia/contract/call';
import { checkFeed } from '@estia/contract/sources/check-calls';
import { checkLimits, sourceLimits } from '@estia/contract/sources/source-choices';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { getClientNetwork } from '../../../platform/http/client-network.ts';
import { enforceRateLimitByNetwork } from '../../../platform/security/throttle.ts';
import { getCurrentListingRules } from '../../listings/index.ts';
import type { PlaceTree, PlaceTreeLoader } from '../../places/index.ts';
import { BrokenFeedError, defaultFeedLimits, type FeedItem } from '../formats/feed-item.ts';
import { readFeed } from '../formats/read-feed.ts';
import { getPlaceKey, loadPlaceIndex } from '../items/place-index.queries.ts';
import { type ResolvedItem, resolveItem } from '../items/resolve-item.ts';
import { resolvePlaces } from '../items/resolve-places.ts';
import { createQuestions } from '../runs/open-questions.ts';
import { runItemView } from '../sources.view.ts';

/** What somebody without an account may make us unpack and read. */
const CHECK_LIMITS = {
  ...defaultFeedLimits,
  bytes: sourceLimits.checkBytes,
  unpackedBytes: 20_000_000,
  items: checkLimits.items,
};
const CHUNK = 200;
const PAGE_LIMIT = { hits: checkLimits.perMinute, seconds: 60 };
/** Nobody’s: in place of what an agency sets about its source. */
const defaults = { contact_name: 'Estia', contact_email: 'check@estia.gr', mandate_type_id: '2' };

type Reply = CallReply<typeof checkFeed>;

function getAction(item: FeedItem, { isRejected, isIncomplete }: ResolvedItem) {
  if (item.action === 'remove') return 'remove';
  return isIncomplete ? 'draft' : isRejected ? 'reject' : 'create';
}

function toItemView(item: FeedItem, resolved: ResolvedItem, tree: PlaceTree): Reply['items'][number] {
  const {
    id: _id,
    state: _state,
    listing: _listing,
    draft_id: _draftId,
    refusal: _refusal,
    changes: _changes,
    change_districts: _districts,
    ...view
  } = runItemView(
    {
      id: 0,
      reference: item.reference,
      action: getAction(item, resolved),
      state: 'pending',
      line: item.line,
      purpose: item.purpose && (item.purpose === 'sale' ? 1 : 2),
      answers: resolved.answers,
      changes: [],
      faults: resolved.faults,
      refusal: null,
      draft_id: null,
      property_id: null,
      listing_purpose: null,
      is_active: null,
      pause_reason: null,
      price: null,
    },
    tree,
  );
  return view;
}

async function checkFile(
  deps: Deps,
  { path, format, tree }: { path: string; format: HandlerInput<typeof checkFeed>['body']['format']; tree: PlaceTree },
): Promise<Reply> {
  const index = await loadPlaceIndex(deps.db, tree);
  const context = {
    defaults,
    settledValues: new Map<string, string>(),
    rules: await getCurrentListingRules(deps.db, deps),
    today: athensDay(deps.clock()),
    isDistrict: (id: number) => tree.districts.has(id),
  };
  const questions = createQuestions();
  const counts = { items: 0, create: 0, draft: 0, remove: 0, reject: 0 };
  const rejected: Reply['items'] = [];
  const taken: Reply['items'] = [];
  let photos = 0;
  const take = async (items: readonly FeedItem[]) => {
    const places = await resolvePlaces({ db: deps.db, index, settledPlaces: new Map() }, items);
    for (const [at, item] of items.entries()) {
      const place = places[at] ?? null;
      const isOpen = place !== null && typeof place === 'object';
      const isRemoval = item.action === 'remove';
      if (isOpen && !isRemoval) questions.addPlace(item, getPlaceKey(item.place), place.suggestions);
      for (const value of item.unmapped) questions.addValue(item, value);
      const resolved = resolveItem(item, isOpen ? 'unresolved' : place, context);
      const shown = isRemoval ? { ...resolved, faults: [], isRejected: false } : resolved;
      counts.items += 1;
      counts[getAction(item, shown)] += 1;
      photos += item.photos.length;
      const list = shown.isRejected ? rejected : taken;
      if (list.length < sourceLimits.checkItems) list.push(toItemView(item, shown, tree));
    }
  };
  const answer = (end: Pick<Reply, 'format' | 'encoding' | 'is_full' | 'error'>): Reply => ({
    ...end,
    counts,
    photos,
    items: [...rejected, ...taken].slice(0, sourceLimits.checkItems),
    values: questions.listValues().map(({ field, from, value, count }) => ({ field, from, value, count })),
    places: questions.listOpenPlaces().map(({ names, postcode, count }) => ({ names, postcode, count })),
  });
  const reading = readFeed(path, { format, limits: CHECK_LIMITS });
  let waiting: FeedItem[] = [];
  try {
    for (;;) {
      const next = await reading.next();
      if (!next.done) waiting.push(next.value);
      if (next.done || waiting.length >= CHUNK) {
        await take(waiting);
        waiting = [];
      }
      if (!next.done) continue;
      const { format: found, encoding, isFull } = next.value;
      return answer({ format: found, encoding, is_full: isFull, error: null });
    }
  } catch (error) {
    if (!(error instanceof BrokenFeedError)) throw error;
    await take(waiting);
    return answer({ format: null, encoding: null, is_full: null, error: { code: error.code, line: error.line } });
  }
}

export function feedCheckRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  serve(checkFeed, async ({ body }, { request }) => {
    // The page asks in this process, where the limit of the route does not hold.
    if (request && !request.url.startsWith('/api/'))
      await enforceRateLimitByNetwork(deps.db, 'feed check', getClientNetwork(request), PAGE_LIMIT, deps.clock());
    const bytes = body.file === undefined ? Buffer.from(body.text ?? '') : Buffer.from(body.file, 'base64');
    // An empty file is read like any other, and says so.
    if (bytes.byteLength === 0 && body.file === undefined) throw new AppError('invalid_input', { file: 'required' });
    const folder = await mkdtemp(join(tmpdir(), 'estia-check-'));
    try {
      const path = join(folder, 'feed');
      await writeFile(path, bytes);
      return await checkFile(deps, { path, format: body.format, tree: await getPlaceTree() });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
