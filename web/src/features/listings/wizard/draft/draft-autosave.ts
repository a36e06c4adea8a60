/**
 * Keeps a draft saved while it is written: 800 ms after the last change, one save at a time, again when the connection
 * is back. What is not saved yet is also kept in this tab, so that a reload loses nothing. No React.
 */

import type { ErrorCode } from '@estia/contract/errors';
import type { Draft } from '@estia/contract/listings/draft/draft';
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import type { WizardStep } from '@estia/contract/listings/fields';
import { listEntries } from '@estia/contract/map-names';
import type { Purpose } from '@estia/contract/search/model';
import type { ApiClient } from '../../../../platform/api-client.ts';
import { getFailure, getRefusedFields } from '../../../../platform/failures.ts';

const DEBOUNCE_MS = 800;
const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 30_000];
/** Answers that no further try can change. */
const REFUSED = new Set<string>(['forbidden', 'second_factor_required', 'not_found', 'over_limit', 'invalid_input']);
const STORAGE_PREFIX = 'estia:draft:';

/** `failed` is tried again by itself; `loggedOut` and `refused` would be refused again until the person does something. */
export type SaveState =
  | { kind: 'idle' | 'saving' | 'offline' | 'failed' | 'conflict' | 'loggedOut' }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'saved'; at: number };
/** What was written is not with the server, and will not be by itself, or not soon. */
export const isTrouble = ({ kind }: SaveState): boolean => kind !== 'idle' && kind !== 'saved' && kind !== 'saving';
export type StepSaveResult = { ok: true; draft: Draft } | { ok: false; code: string; fields: Record<string, string> };

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Options = {
  callApi: ApiClient;
  draftId: number | null;
  /** Who types, if known: what the tab keeps of it is for nobody else. */
  account?: number | undefined;
  /** The listing that a draft to begin changes. */
  propertyId?: number | null;
  version: number;
  purpose: Purpose;
  /** Answers a new draft begins with: alone they are no reason to begin one. */
  given?: FieldAnswers;
  /** Made with the page: a draft that is begun twice by it is one draft. */
  formKey: string;
  onState: (state: SaveState) => void;
  /** The draft has a number from now on. */
  onBegun: (draft: Draft) => void;
  now?: () => number;
  store?: DraftStorage | null;
};

/** Where the tab keeps what is typed before there is a draft: of each listing apart. */
const slotOfNew = (purpose: Purpose, propertyId: number | null | undefined): string =>
  propertyId == null ? `${STORAGE_PREFIX}new` : `${STORAGE_PREFIX}${purpose}-${propertyId}`;

function findSessionStorage(): DraftStorage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export class DraftAutosave {
  readonly #o: Options;
  readonly #store: DraftStorage | null;
  #id: number | null;
  #version: number;
  #purpose: Purpose;
  #given: FieldAnswers;
  #pending: FieldAnswers = {};
  #pendingPurpose: Purpose | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #stopped = false;

  constructor(options: Options) {
    this.#o = options;
    this.#id = options.draftId;
    this.#version = options.version;
    this.#purpose = options.purpose;
    this.#given = options.given ?? {};
    this.#store = options.store === undefined ? findSessionStorage() : options.store;
  }

  get draftId(): number | null {
    return this.#id;
  }
  get hasPending(): boolean {
    return Object.keys(this.#pending).length > 0 || this.#pendingPurpose !== undefined;
  }

  /** What a reload found unsaved in this tab. What another account typed is forgotten. */
  static stored(
    { draftId, propertyId, purpose, account }: Pick<Options, 'draftId' | 'propertyId' | 'purpose' | 'account'>,
    store: DraftStorage | null = findSessionStorage(),
  ): { answers: FieldAnswers; purpose?: Purpose } | null {
    try {
      const key = draftId === null ? slotOfNew(purpose, propertyId) : `${STORAGE_PREFIX}${draftId}`;
      const { account: whose, ...stored } = JSON.parse(store?.getItem(key) ?? 'null') ?? {};
      if (whose === undefined || whose === account) return stored.answers ? stored : null;
      store?.removeItem(key);
      return null;
    } catch {
      return null;
    }
  }

  change(patch: FieldAnswers, purpose?: Purpose): void {
    Object.assign(this.#pending, patch);
    if (purpose && purpose !== this.#purpose) this.#pendingPurpose = purpose;
    if (!this.hasPending) return;
    this.#keep();
    if (this.#stopped) return;
    this.#schedule(DEBOUNCE_MS);
  }

  /** Now, not in a moment: the page is being left or the connection is back. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (!this.hasPending || this.#stopped) return Promise.resolve(!this.#stopped);
    return this.#queue(() => this.#save());
  }

  /** Saves what is left and asks that the step be in order. */
  leave(step: WizardStep): Promise<StepSaveResult> {
    clearTimeout(this.#timer);
    return this.#queue(async () => {
      try {
        return { ok: true, draft: await this.#put(step) };
      } catch (error) {
        const { code } = getFailure(error);
        const fields = getRefusedFields(error);
        // Errors are about what was saved: it is saved all the same.
        if (code === 'invalid_input') this.#settle(this.#version);
        else this.#failed(code);
        return { ok: false, code, fields };
      }
    });
  }

  /** Another device saved: what was typed here goes over it, field by field. */
  async overwriteDraft(): Promise<void> {
    if (this.#id === null) return;
    const { draft } = await this.#o.callApi('GET /property/drafts/{id}', { params: { id: this.#id } });
    this.#version = draft.version;
    this.#stopped = false;
    await this.flush();
  }

  /** Forgets what was typed here: the page is about to show the newer draft. */
  forget(): void {
    this.#pending = {};
    this.#pendingPurpose = undefined;
    this.#keep();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #queue<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#running.then(work, work);
    this.#running = next.catch(() => {});
    return next;
  }

  #schedule(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  async #save(): Promise<boolean> {
    if (!this.hasPending) return true;
    try {
      await this.#put();
      return true;
    } catch (error) {
      this.#failed(getFailure(error).code);
      return false;
    }
  }

  async #begin(): Promise<number> {
    if (this.#id !== null) return this.#id;
    const { draft } = await this.#o.callApi('POST /property/drafts', {
      body: { for: this.#purpose, ...(this.#o.propertyId == null ? {} : { property_id: this.#o.propertyId }) },
      idempotencyKey: `${this.#o.formKey}:start`,
    });
    const before = this.#id;
    this.#id = draft.draft_id;
    this.#version = draft.version;
    if (before === null) this.#store?.removeItem(slotOfNew(this.#o.purpose, this.#o.propertyId));
    this.#o.onBegun(draft);
    return draft.draft_id;
  }

  async #put(leave?: WizardStep): Promise<Draft> {
    this.#o.onState({ kind: 'saving' });
    const id = await this.#begin();
    const sent = { ...this.#given, ...this.#pending };
    const purpose = this.#pendingPurpose;
    const { draft } = await this.#o.callApi('PUT /property/drafts/{id}', {
      params: { id },
      body: {
        version: this.#version,
        answers: sent,
        ...(purpose ? { for: purpose } : {}),
        ...(leave ? { completed_step: leave } : {}),
      },
    });
    for (const [name, value] of listEntries(sent)) if (this.#pending[name] === value) delete this.#pending[name];
    this.#given = {};
    if (this.#pendingPurpose === purpose) this.#pendingPurpose = undefined;
    if (purpose) this.#purpose = purpose;
    this.#settle(draft.version);
    return draft;
  }

  #settle(version: number): void {
    this.#version = version;
    this.#tries = 0;
    this.#keep();
    this.#o.onState({ kind: 'saved', at: (this.#o.now ?? Date.now)() });
  }

  #failed(code: ErrorCode): void {
    if (code === 'changed_meanwhile') {
      this.#stopped = true;
      this.#o.onState({ kind: 'conflict' });
      return;
    }
    if (code === 'not_in_this_state') {
      // Published: there is nothing left to keep.
      this.#stopped = true;
      this.forget();
      this.#o.onState({ kind: 'idle' });
      return;
    }
    if (code === 'not_authenticated') {
      this.#o.onState({ kind: 'loggedOut' });
      return;
    }
    if (REFUSED.has(code)) {
      this.#o.onState({ kind: 'refused', code });
      return;
    }
    this.#o.onState({ kind: code === 'overloaded' ? 'offline' : 'failed' });
    const pause = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)] ?? 30_000;
    this.#tries += 1;
    this.#schedule(pause);
  }

  #keep(): void {
    try {
      const key = this.#id === null ? slotOfNew(this.#o.purpose, this.#o.propertyId) : `${STORAGE_PREFIX}${this.#id}`;
      if (!this.hasPending) this.#store?.removeItem(key);
      else
        this.#store?.setItem(
          key,
          JSON.stringify({
            ...(this.#o.account === undefined ? {} : { account: this.#o.account }),
            answers: this.#pending,
            ...(this.#pendingPurpose ? { purpose: this.#pendingPurpose } : {}),
          }),
        );
    } catch {
      // Full or forbidden: it holds for this page.
    }
  }
}
