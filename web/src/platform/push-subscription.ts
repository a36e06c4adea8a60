/**
 * Notifications of this browser: asked for only by a click, and told to the server. They belong to the account that
 * turned them on, whose id is stored here, and end when it logs out or another one logs in.
 */
import { callApi } from './api-client.ts';

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const ACCOUNT_KEY = 'estia:push-account';
/** Nobody waits longer to be logged out. */
const MAX_WAIT_MS = 3_000;

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Of a page that has been open for a moment the worker is registered already; a second time changes nothing. */
async function getRegistration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const findUserId = async (): Promise<number | null> => (await callApi('GET /session')).user?.user_id ?? null;

export async function findPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  if (!(await findSubscription())) return 'off';
  const userId = await findUserId().catch(() => null);
  if (userId !== null) await endPushOfOtherAccount(userId);
  return (await findSubscription()) ? 'on' : 'off';
}

function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** The question of the browser itself comes with the first `subscribe`. */
export async function turnPushOn(pushKey: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  // Closing the question is no answer: it can be asked again.
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { pushManager } = await getRegistration();
  const applicationServerKey = decodeBase64Url(pushKey);
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    // Made under another key of the site: it can be used no more.
    .catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    });
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  try {
    localStorage.setItem(ACCOUNT_KEY, String(await findUserId()));
    await callApi('POST /user/push-subscriptions', { body });
  } catch (error) {
    // Otherwise this browser would say that it is on, and nothing would come.
    await endSubscription(subscription);
    throw error;
  }
  return 'on';
}

async function endSubscription(subscription: PushSubscription): Promise<void> {
  localStorage.removeItem(ACCOUNT_KEY);
  await subscription.unsubscribe();
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await findSubscription();
  if (!subscription) return 'off';
  await callApi('DELETE /user/push-subscriptions', { body: { endpoint: subscription.endpoint } });
  await endSubscription(subscription);
  return 'off';
}

/**
 * Before a logout. What is refused or takes too long stops nobody from logging out: without its subscription the browser
 * shows nothing, and the push service tells the server so with the next message.
 */
export async function endPushBeforeLogout(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  const ended = Promise.allSettled([
    callApi('DELETE /user/push-subscriptions', { body: { endpoint: subscription.endpoint } }),
    endSubscription(subscription),
  ]);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

/** For who logs in where another account was never logged out, but only ran out. */
export async function endPushOfOtherAccount(userId: number): Promise<void> {
  if (localStorage.getItem(ACCOUNT_KEY) === String(userId)) return;
  const subscription = await findSubscription();
  if (subscription) await endSubscription(subscription);
}
