import { type ErrorCode, errorStatuses } from '@estia/contract/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../../../../platform/api-client.ts';
import { DraftAutosave, type SaveState } from './draft-autosave.ts';

type Put = { version: number; answers: Record<string, unknown>; leave?: string; for?: string };

const failure = (code: ErrorCode, fields?: Record<string, string>) =>
  Object.assign(new Error(code), { code, status: errorStatuses[code], fields });

/** A server that keeps one draft, or refuses as told. */
function createFakeServer(draftId: number | null = 7, account?: number) {
  const asked: string[] = [];
  const puts: Put[] = [];
  const refusals: Error[] = [];
  /** What happens while a save is on its way. */
  const during: (() => void)[] = [];
  let version = 1;
  const callApi = (async (key: string, input: { body?: Put }) => {
    asked.push(key);
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    if (key.startsWith('PUT') && input.body) {
      puts.push(input.body);
      during.shift()?.();
      version += 1;
    }
    return { draft: { draft_id: 7, version } };
  }) as unknown as ApiClient;
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const states: SaveState['kind'][] = [];
  const told: SaveState[] = [];
  const begun: number[] = [];
  const saver = new DraftAutosave({
    callApi,
    account,
    draftId,
    version: 1,
    purpose: 'sale',
    formKey: 'form-key',
    onState: (state) => {
      states.push(state.kind);
      told.push(state);
    },
    onBegun: (draft) => begun.push(draft.draft_id),
    store,
  });
  return { saver, asked, puts, refusals, during, stored, store, states, told, begun };
}

describe('saving a draft while it is written', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[POST-1] saves 800 ms after the last change, once, with the version it has', async () => {
    const { saver, puts, states, stored } = createFakeServer();
    saver.change({ price: '2' });
    await vi.advanceTimersByTimeAsync(700);
    saver.change({ price: '250.000' });
    await vi.advanceTimersByTimeAsync(799);
    expect(puts).toEqual([]);
    expect(stored.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(puts).toEqual([{ version: 1, answers: { price: '250.000' } }]);
    expect(states.at(-1)).toBe('saved');
    expect(stored.size).toBe(0);
    saver.change({ area: '86' });
    await saver.flush();
    expect(puts.at(-1)).toEqual({ version: 2, answers: { area: '86' } });
  });

  it('[POST-1] without a connection it keeps trying, and a reload finds what was typed', async () => {
    const { saver, puts, refusals, states, store } = createFakeServer();
    refusals.push(failure('overloaded'), failure('overloaded'));
    saver.change({ price: '250.000' });
    await vi.advanceTimersByTimeAsync(800);
    expect(states.at(-1)).toBe('offline');
    expect(DraftAutosave.stored({ draftId: 7, purpose: 'sale' }, store)).toEqual({ answers: { price: '250.000' } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(puts).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(puts).toHaveLength(1);
    expect(DraftAutosave.stored({ draftId: 7, purpose: 'sale' }, store)).toBeNull();
  });

  it('[POST-1] what an account typed before there was a draft is kept for it alone; typed by nobody, for whoever comes', () => {
    const mine = createFakeServer(null, 1);
    mine.saver.change({ price: '250.000' });
    const at = (account: number) => DraftAutosave.stored({ draftId: null, purpose: 'sale', account }, mine.store);
    expect(at(1)).toEqual({ answers: { price: '250.000' } });
    expect(at(2)).toBeNull();
    expect(at(1)).toBeNull();
    const nobodys = createFakeServer(null);
    nobodys.saver.change({ price: '250.000' });
    expect(DraftAutosave.stored({ draftId: null, purpose: 'sale', account: 2 }, nobodys.store)).toEqual({
      answers: { price: '250.000' },
    });
  });

  it('[POST-1] what is typed during a save is not taken for saved', async () => {
    const { saver, puts, during } = createFakeServer();
    during.push(() => saver.change({ price: '2' }));
    saver.change({ price: '1' });
    await saver.flush();
    expect(saver.hasPending).toBe(true);
    await vi.advanceTimersByTimeAsync(800);
    expect(puts.map((put) => put.answers.price)).toEqual(['1', '2']);
    expect(saver.hasPending).toBe(false);
  });

  it('[POST-1] another device saved meanwhile: nothing is written over until a person says so', async () => {
    const { saver, asked, puts, refusals, states } = createFakeServer();
    refusals.push(failure('changed_meanwhile'));
    saver.change({ price: '1' });
    await vi.advanceTimersByTimeAsync(800);
    expect(states.at(-1)).toBe('conflict');
    saver.change({ area: '2' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(puts).toEqual([]);
    await saver.overwriteDraft();
    expect(asked).toContain('GET /property/drafts/{id}');
    expect(puts).toEqual([{ version: 1, answers: { price: '1', area: '2' } }]);
  });

  it('[POST-1] the first change begins the draft, once', async () => {
    const { saver, asked, begun } = createFakeServer(null);
    saver.change({ price: '1' }, 'rent');
    await vi.advanceTimersByTimeAsync(800);
    saver.change({ price: '2' });
    await vi.advanceTimersByTimeAsync(800);
    expect(asked.filter((key) => key.startsWith('POST'))).toHaveLength(1);
    expect(begun).toEqual([7]);
  });

  it('[POST-1] a step that is not in order has its errors field by field, and what was typed is saved', async () => {
    const { saver, refusals, states } = createFakeServer();
    refusals.push(failure('invalid_input', { price: 'required' }));
    saver.change({ area: '86' });
    expect(await saver.leave('general')).toEqual({ ok: false, code: 'invalid_input', fields: { price: 'required' } });
    expect(states.at(-1)).toBe('saved');
    expect(await saver.leave('general')).toMatchObject({ ok: true });
  });

  it('[POST-1] an ended session is not called a lost connection: it asks for a login and keeps what was typed', async () => {
    const { saver, refusals, states, stored, asked } = createFakeServer();
    refusals.push(failure('not_authenticated'));
    saver.change({ price: '250.000' });
    await vi.advanceTimersByTimeAsync(800);
    expect(states.at(-1)).toBe('loggedOut');
    expect([...stored.values()].join()).toContain('250.000');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(1);
    // Logged in again in another tab: the next change goes through.
    saver.change({ price: '260.000' });
    await vi.advanceTimersByTimeAsync(800);
    expect(states.at(-1)).toBe('saved');
  });

  it('[POST-1] what is refused is said to be refused, and is not sent again and again', async () => {
    const { saver, refusals, told: states, asked, stored } = createFakeServer();
    refusals.push(failure('forbidden'));
    saver.change({ price: '250.000' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(states.at(-1)).toEqual({ kind: 'refused', code: 'forbidden' });
    expect(asked).toHaveLength(1);
    expect(stored.size).toBe(1);
  });
});
