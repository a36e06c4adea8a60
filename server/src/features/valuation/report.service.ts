/** The estimate as a file: made anew each time and kept nowhere. Who gets no estimate gets no paper of one. */
import type { Locale } from '@estia/contract/pair';
import type { EstimateInput } from '@estia/contract/valuation/estimate';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Valuer } from './estimate.service.ts';
import { drawReport } from './report.draw.ts';

/** A page is drawn in the event loop: so many at a time, and no queue behind them. */
const AT_ONCE = 4;

export function reports({ clock }: Pick<Deps, 'clock'>, valueHome: Valuer) {
  let drawing = 0;
  return async (home: EstimateInput, locale: Locale): Promise<Uint8Array<ArrayBuffer>> => {
    if (drawing >= AT_ONCE) throw new AppError('overloaded');
    drawing += 1;
    try {
      const estimate = await valueHome(home);
      if (estimate.state !== 'valued') throw new AppError('not_in_this_state');
      return await drawReport({ home, estimate, at: clock(), locale });
    } finally {
      drawing -= 1;
    }
  };
}
