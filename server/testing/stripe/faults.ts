/** What goes wrong on the way to a provider and back. */
import type { Api, ApiRequest, ApiResponse } from './api.ts';

/**
 * - lost: it was done, and the answer never arrives
 * - late: it is on its way until `arriveLate`, and who asked hears nothing
 * - overtaken: what was on its way arrives just before it
 * - refused: 503 at the door; limited: 429 at the door
 * - broken: 500 in the middle; nothing was done, and its key is used up
 * - slow: it was done, and the answer takes a while
 */
export type Fault = 'lost' | 'late' | 'overtaken' | 'refused' | 'limited' | 'broken' | 'slow';
/** `match` is held against "POST /v1/payment_intents". */
type Planned = { fault: Fault; times: number; match: RegExp };

export type Faults = ReturnType<typeof createFaults>;

export function createFaults(api: Api, random: () => number) {
  const planned: Planned[] = [];
  const late: ApiRequest[] = [];
  let chances: Partial<Record<Fault, number>> = {};
  let slowMs = 300;

  function pick({ method, path }: ApiRequest): Fault | null {
    const next = planned.find(({ match }) => match.test(`${method} ${path}`));
    if (next) {
      next.times -= 1;
      if (next.times <= 0) planned.splice(planned.indexOf(next), 1);
      return next.fault;
    }
    for (const [fault, chance] of Object.entries(chances)) if (random() < chance) return fault as Fault;
    return null;
  }

  /** What was on its way arrives. Nobody waits for the answers any more. */
  const arriveLate = (): ApiResponse[] => late.splice(0).map((request) => api.handle(request));

  return {
    arriveLate,
    /** The next so many requests that match have it. */
    plan: (fault: Fault, { times = 1, match = /./ }: { times?: number; match?: RegExp } = {}) =>
      planned.push({ fault, times, match }),
    /** From now on each request has it with this probability. */
    setChances(to: Partial<Record<Fault, number>>): void {
      chances = to;
    },
    setSlow(ms: number): void {
      slowMs = ms;
    },
    /** Null: no answer. */
    exchange(request: ApiRequest): { answer: ApiResponse | null; afterMs: number } {
      const fault = pick(request);
      if (fault === 'refused' || fault === 'limited')
        return { answer: api.refuse(fault === 'refused' ? 503 : 429), afterMs: 0 };
      if (fault === 'late') {
        late.push(request);
        return { answer: null, afterMs: 0 };
      }
      if (fault === 'overtaken') arriveLate();
      const response = api.handle(request, fault === 'broken');
      return { answer: fault === 'lost' ? null : response, afterMs: fault === 'slow' ? slowMs : 0 };
    },
  };
}
