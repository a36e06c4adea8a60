/** What a heart did, as a toast. Fetched with the first heart. */
import type { Locale } from '@estia/contract/pair';
import { toastMessages } from '@estia/contract/site/toast-messages';
import { toast } from '../../ui/toast/toast.ts';

export const showFavoriteToast = (on: boolean, locale: Locale): void =>
  toast(on ? 'success' : 'info', (on ? toastMessages.favoriteAdded : toastMessages.favoriteRemoved)[locale]);
