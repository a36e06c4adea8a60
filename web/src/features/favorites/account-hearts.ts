/** The hearts of a member: told to the server at once shown, in the order pressed, and the same in every tab. */
import { ask } from '../../platform/ask.ts';
import { failureOf } from '../../platform/failures.ts';
import { homesNow, limits, putBack } from './homes-memory.ts';
import { keptNow, setKept } from './kept-hearts.ts';

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('estia:hearts') : null;
if (channel) channel.onmessage = ({ data }: MessageEvent<number[]>) => setKept(new Set(data));

let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One after the other: what was pressed last holds. */
function inOrder<T>(work: () => Promise<T>): Promise<T> {
  waiting += 1;
  const done = queue.then(work).finally(() => {
    waiting -= 1;
  });
  queue = done.catch(() => {});
  return done;
}

/** The server's word, unless something pressed since is still on its way. */
function know(ids: readonly number[]): void {
  if (waiting > 1) return;
  setKept(new Set(ids));
  channel?.postMessage([...ids]);
}

/** What found room in the account is no longer the browser's to keep; when the account is full the rest stays. */
export const leftOver = (local: readonly number[], sent: readonly number[], ids: readonly number[]): number[] => {
  const gone = new Set(ids.length < limits.favorites ? sent : ids);
  return local.filter((id) => !gone.has(id));
};

export const load = (): Promise<boolean> =>
  inOrder(async () => {
    const sent = homesNow().favorites;
    if (sent.length > 0) {
      try {
        const { ids } = await ask('PUT /user/add-favorite', { body: { listing_ids: [...sent] } });
        putBack('favorites', leftOver(homesNow().favorites, sent, ids));
        know(ids);
        return true;
      } catch (error) {
        if (failureOf(error).code !== 'favorites_full') throw error;
      }
    }
    const { ids } = await ask('GET /user/favorites/ids');
    if (ids) know(ids);
    else setKept(null);
    return false;
  });

const withHeart = (id: number, on: boolean): Set<number> => {
  const ids = new Set(keptNow() ?? homesNow().favorites);
  if (on) ids.add(id);
  else ids.delete(id);
  return ids;
};

export function put(id: number, on: boolean): Promise<'ok' | 'visitor' | 'full' | 'failed'> {
  setKept(withHeart(id, on));
  return inOrder(async () => {
    try {
      const { ids } = on
        ? await ask('PUT /user/add-favorite', { body: { listing_ids: [id] } })
        : await ask('PUT /user/remove-favorite', { body: { listing_id: id } });
      know(ids);
      return 'ok';
    } catch (error) {
      const { code } = failureOf(error);
      if (code === 'not_authenticated') {
        setKept(null);
        return 'visitor';
      }
      setKept(withHeart(id, !on));
      return code === 'favorites_full' ? 'full' : 'failed';
    }
  });
}
