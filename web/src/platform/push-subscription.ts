/** Notifications of this browser: asked for only by a click, and told to the server. Nothing of them is stored by us here. */
import { callApi } from '../../platform/api-client.ts';

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Of a page that has been open for a moment the worker is registered already; a second time changes nothing. */
async function getRegistration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

export async function findPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** The question of the browser itself comes with the first `subscribe`. */
export async function turnPushOn(pushKey: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
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
    await callApi('POST /user/push-subscriptions', { body });
  } catch (error) {
    // Otherwise this browser would say that it is on, and nothing would come.
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return 'off';
  await callApi('DELETE /user/push-subscriptions', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'off';
}
