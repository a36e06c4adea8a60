/** The estimate as a file: made anew each time and stored nowhere. Who gets no estimate gets no paper of one. */
import type { Locale } from '@estia/contract/pair';
import type { EstimateInput } from '@estia/contract/valuation/estimate';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Estimator } from './estimate.service.ts';
import { renderReport } from './report-pdf.ts';

/** A page is drawn in the event loop: so many at a time, and no queue behind them. */
const MAX_CONCURRENT = 4;

export function createReportRenderer({ clock }: Pick<Deps, 'clock'>, estimator: Estimator) {
  let drawing = 0;
  return async (input: EstimateInput, locale: Locale): Promise<Uint8Array<ArrayBuffer>> => {
    if (drawing >= MAX_CONCURRENT) throw new AppError('overloaded');
    drawing += 1;
    try {
      const estimate = await estimator(input);
      if (estimate.state !== 'valued') throw new AppError('not_in_this_state');
      return await renderReport({ property: input, estimate, at: clock(), locale });
    } finally {
      drawing -= 1;
    }
  };
}
