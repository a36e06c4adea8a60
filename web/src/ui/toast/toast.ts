/**
 * NAV-10: a word about what an action of script did, bottom right, for two seconds: `toast('success', 'Αποθηκεύτηκε.')`.
 * An error is also shown where it happened, because a toast goes away. What draws them is fetched with the first one;
 * the two regions that are read aloud are in the page from the beginning, or the first would not be heard.
 */
import type { ToastKind } from './show-toast.ts';

export function toast(kind: ToastKind, text: string): void {
  // Without network there is nothing to draw it with; what failed says so in its place.
  import('./show-toast.ts').then(
    ({ showToast: show }) => show(kind, text),
    () => {},
  );
}
