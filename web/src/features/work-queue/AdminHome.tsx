/** ADMN-5, DASH-1: the first page of whoever runs the site: what waits, and how the last days were. */
import type { Locale } from '@estia/contract/pair';
import { dailyStatsMessages } from '@estia/contract/work-queue/queue-messages';
import type { FormError } from '../../platform/forms.ts';
import { Notice } from '../../ui/Notice.tsx';
import { DailyStats } from './DailyStats.tsx';
import { HandOverForm } from './HandOverForm.tsx';
import type { WorkQueuePage } from './load-work-queue.ts';
import { WorkQueue } from './WorkQueue.tsx';

type Props = { locale: Locale; page: WorkQueuePage; formKey: string; refusal: FormError | null };

export function AdminHome({ locale, page, formKey, refusal }: Props) {
  const { handOver, days } = page;
  return (
    <>
      <WorkQueue locale={locale} page={page}>
        {handOver?.item?.claim?.is_mine && (
          <HandOverForm
            locale={locale}
            item={handOver.item}
            colleagues={handOver.colleagues}
            formKey={formKey}
            refusal={refusal}
          />
        )}
      </WorkQueue>
      {days ? <DailyStats locale={locale} days={days} /> : <Notice title={dailyStatsMessages.failed[locale]} />}
    </>
  );
}
