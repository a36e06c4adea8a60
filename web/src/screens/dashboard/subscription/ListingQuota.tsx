/** How much of the plan is in use: a bar that also says it. */
import type { Locale } from '@estia/contract/pair';
import { listingQuotaMessages as words } from '@estia/contract/subscriptions/amount-messages';
import { ProgressBar } from '../../../ui/Panel.tsx';
import css from './subscription.module.css';

type Props = { locale: Locale; used: number; of: number | null };

export function ListingQuota({ locale, used, of }: Props) {
  if (of === null) return <p className={css.strong}>{words.usedFree[locale](used)}</p>;
  return (
    <div className={css.used}>
      <ProgressBar label={words.used[locale](used, of)} value={Math.min(used, of)} of={of} isFull={used >= of} />
      <p className={css.small}>{words.left[locale](Math.max(0, of - used))}</p>
    </div>
  );
}
