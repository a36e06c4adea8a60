/**
 * Asks for the mail of a waiting message again. An asking whose answer was lost is asked again as it was, with its key
 * and its sum, before anything else is done: the message may have moved to the corrected address already.
 */

import type { ErrorCode } from '@estia/contract/errors';
import { type ApiClient, type ApiReply, callApi as callApiOverHttp } from '../../platform/api-client.ts';
import { getFailure } from '../../platform/failures.ts';
import { type ProofOfWork, withProofOfWork as workFirst } from '../../platform/proof-of-work/with-proof-of-work.ts';

type Waiting = {
  about: { for: 'sale' | 'rent'; property_id: number; client_key: string };
  /** Where its mail went. */
  sentTo: string;
  isSignedIn: boolean;
};
type Done = ApiReply<'POST /property/contact/resend'>;
type Asked = { key: string; newEmail: string | undefined; email: string; proof_of_work?: ProofOfWork | undefined };

/** Nobody knows whether it was done. */
const LOST: readonly ErrorCode[] = ['overloaded', 'internal', 'in_progress'];
const isLost = (error: unknown): boolean => LOST.includes(getFailure(error).code);

export class Resender {
  readonly #waiting: Waiting;
  readonly #callApi: ApiClient;
  readonly #withWork: typeof workFirst;
  #lost: Asked | null = null;
  #address: string;

  constructor(waiting: Waiting, callApi: ApiClient = callApiOverHttp, withWork: typeof workFirst = workFirst) {
    this.#waiting = waiting;
    this.#callApi = callApi;
    this.#withWork = withWork;
    this.#address = waiting.sentTo;
  }

  /** Where the message waits, as far as the server has said. */
  get address(): string {
    return this.#address;
  }

  /** What became of the asking that was not answered; null where there is none, or where it was refused. */
  async settle(): Promise<Done | null> {
    if (this.#lost === null) return null;
    try {
      return await this.#send(this.#lost);
    } catch (error) {
      if (isLost(error)) throw error;
      return null;
    }
  }

  async resend(newEmail?: string): Promise<Done> {
    if (this.#lost && this.#lost.newEmail === newEmail) return this.#send(this.#lost);
    const before = await this.settle();
    if (before && !before.confirm) return before;
    return this.#send({ key: crypto.randomUUID(), email: this.#address, newEmail });
  }

  async #send(asked: Asked): Promise<Done> {
    const { about, isSignedIn } = this.#waiting;
    try {
      const done = await this.#withWork(
        (proof) => {
          asked.proof_of_work = proof ?? asked.proof_of_work;
          // From here on it may be done without our hearing of it.
          this.#lost = asked;
          const body = {
            ...about,
            ...(isSignedIn ? {} : { email: asked.email }),
            ...(asked.newEmail === undefined ? {} : { new_email: asked.newEmail }),
            ...(asked.proof_of_work ? { proof_of_work: asked.proof_of_work } : {}),
          };
          return this.#callApi('POST /property/contact/resend', { body, idempotencyKey: asked.key });
        },
        asked.proof_of_work === undefined,
        about,
      );
      this.#lost = null;
      this.#address = done.sent_to ?? this.#address;
      return done;
    } catch (error) {
      if (!isLost(error)) this.#lost = null;
      throw error;
    }
  }
}
