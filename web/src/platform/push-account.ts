/**
 * Notifications end with the session they were turned on in. In every page, so small: what does it is fetched only where
 * notifications are allowed at all.
 */
import type { FormEvent } from 'react';
import { clearTabStorage } from './tab-storage.ts';

const mayHavePush = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Of every form that logs out. */
export function onLogout(event: FormEvent<HTMLFormElement>): void {
  clearTabStorage();
  if (!mayHavePush()) return;
  event.preventDefault();
  const form = event.currentTarget;
  const submit = () => form.submit();
  import('./push-subscription.ts').then(({ endPushBeforeLogout }) => endPushBeforeLogout()).then(submit, submit);
}

export function endPushOfOtherAccount(userId: number): void {
  if (mayHavePush())
    import('./push-subscription.ts').then((push) => push.endPushOfOtherAccount(userId)).catch(() => {});
}
