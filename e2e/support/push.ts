/**
 * Notifications of a browser. Headless Chromium has no push service and shows no notification, so these ends are played:
 * what the page asks of the browser (permission, subscription) and what the worker asks of it (the notification, a new
 * window). The keys are real, the site encrypts with them, the double decrypts, and the site's own worker reads the
 * message as Chromium delivers it.
 */
import type { Browser, PushedMessage } from '@estia/server/testing/push/push-service';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { expect } from 'vitest';
import { siteUnderTest } from './site-under-test.ts';

type Notification = { title: string; body: string; tag: string; data: { url: string } };
type WorkerDouble = { shown: Notification[]; opened: string[] };

const getBrowserUrl = (name: string): string => `${siteUnderTest.pushService}/${name}`;

/** Call before the first page is opened. The person agrees when the browser asks. */
export async function playPushBrowser(page: Page, name: string): Promise<void> {
  const subscription = (await (await fetch(getBrowserUrl(name), { method: 'PUT' })).json()) as Browser;
  await page.addInitScript((given) => {
    const [permission, subscribed] = ['played:permission', 'played:subscribed'];
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(permission) ?? 'default' });
    Notification.requestPermission = async () => {
      localStorage.setItem(permission, 'granted');
      return 'granted';
    };
    const create = () => ({
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(subscribed);
        return true;
      },
    });
    const manager = PushManager.prototype as unknown as Record<string, () => Promise<unknown>>;
    manager.subscribe = async () => {
      localStorage.setItem(subscribed, 'yes');
      return create();
    };
    manager.getSubscription = async () => (localStorage.getItem(subscribed) ? create() : null);
  }, subscription);
}

export const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('played:subscribed') !== null);

/** As the double has decrypted it. */
export async function waitForPush(name: string): Promise<string> {
  const read = async () => {
    const { messages, faults } = (await (await fetch(getBrowserUrl(name))).json()) as {
      messages: PushedMessage[];
      faults: string[];
    };
    expect(faults).toEqual([]);
    return messages;
  };
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return (await read())[0]?.text ?? '';
}

async function findRegistrationId(session: CDPSession): Promise<string> {
  const ids: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    ids.push(...registrations.filter(({ isDeleted }) => !isDeleted).map(({ registrationId }) => registrationId));
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => ids.length).toBeGreaterThan(0);
  return ids[0] ?? '';
}

async function getWorker(page: Page): Promise<Worker> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const worker = page.context().serviceWorkers()[0];
  if (!worker) throw new Error('The page has no service worker');
  return worker;
}

/** To the site's own worker; what it shows. */
export async function deliverPush(page: Page, data: string): Promise<Notification> {
  const worker = await getWorker(page);
  await worker.evaluate(() => {
    const double = Object.assign(self as unknown as WorkerDouble, { shown: [], opened: [] });
    Object.assign(Object.getPrototypeOf((self as unknown as { registration: object }).registration), {
      showNotification: async (title: string, options: object) => {
        double.shown.push({ title, ...options } as (typeof double.shown)[number]);
      },
    });
    Object.assign(Object.getPrototypeOf((self as unknown as { clients: object }).clients), {
      openWindow: async (url: string) => void double.opened.push(url),
    });
  });
  const session = await page.context().newCDPSession(page);
  const registrationId = await findRegistrationId(session);
  await session.send('ServiceWorker.deliverPushMessage', { origin: siteUnderTest.origin, registrationId, data });
  const readShown = () => worker.evaluate(() => (self as unknown as WorkerDouble).shown);
  await expect.poll(async () => (await readShown()).length).toBe(1);
  await session.detach();
  return (await readShown())[0] as Notification;
}

/** On the notification that was shown last; the address that it opens. */
export async function clickNotification(page: Page): Promise<string> {
  const worker = await getWorker(page);
  const opened = await worker.evaluate(() => {
    const double = self as unknown as WorkerDouble;
    const closed: boolean[] = [];
    const notification = { ...double.shown.at(-1), close: () => void closed.push(true) };
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} });
    self.dispatchEvent(event);
    return closed.length === 1 ? double.opened : [];
  });
  expect(opened).toHaveLength(1);
  return opened[0] ?? '';
}
