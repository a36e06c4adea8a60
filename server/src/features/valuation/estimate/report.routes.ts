/** VALU-2: the estimate on paper. */
import * as calls from '@estia/contract/valuation/report-calls';
import type { Deps } from '../../../deps.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { Estimator } from './estimate.service.ts';
import { createReportRenderer } from './report.service.ts';

const fileNames = { el: 'estia-ektimisi.pdf', en: 'estia-estimate.pdf' } as const;

export function reportRoutes({ serve }: CallServer, deps: Deps, estimator: Estimator): void {
  const report = createReportRenderer(deps, estimator);
  serve(calls.downloadValuationReport, async ({ body: { subject, lang } }, { reply }) => {
    const file = await report(subject, lang);
    reply?.header('content-disposition', `attachment; filename="${fileNames[lang]}"`);
    return file;
  });
}
