/** What the box "compare" did, as a toast. Fetched with the first. */
import { compareFull } from '@estia/contract/favorites/card-messages';
import type { Locale } from '@estia/contract/pair';
import { toastMessages } from '@estia/contract/site/toast-messages';
import { toast } from '../../ui/toast/toast.ts';

export function showCompareToast(fits: boolean, on: boolean, locale: Locale): void {
  if (!fits) toast('warning', compareFull[locale]);
  else if (on) toast('success', toastMessages.compareAdded[locale]);
  else toast('info', toastMessages.compareRemoved[locale]);
}
