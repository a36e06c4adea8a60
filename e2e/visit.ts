/** A visitor in real Chromium. Whatever a page complains of (console, CSP, failed requests, axe) fails the test. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

type Wish = {
  width?: number;
  js?: boolean;
  dark?: boolean;
  reducedMotion?: boolean;
  /** Off: switched off beforehand, as a visitor may. */
  map?: boolean;
};

export type Visit = { page: Page; problems: string[]; go: (path: string) => Promise<number> };

const launchArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Maps need WebGL, here drawn by the processor: every page then takes twice as long, so only tests of the map ask for it. */
const webglArgs = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Chromium says this of its own software drawing of WebGL; no page can help it. */
const isOwnNoise = (text: string): boolean => /GL Driver Message .*ReadPixels/.test(text);

/** Call once in a test file; the returned function opens a fresh visitor. */
export function visitors({ webgl = false } = {}): (wish?: Wish) => Promise<Visit> {
  let browser: Browser;
  let open: { context: BrowserContext; problems: string[] }[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: webgl ? [...launchArgs, ...webglArgs] : launchArgs,
    });
  });
  afterEach(async () => {
    const visits = open;
    open = [];
    for (const { context } of visits) await context.close();
    for (const { problems } of visits) expect(problems).toEqual([]);
  });
  afterAll(() => browser.close());

  return async ({ width = 1440, js = true, dark = false, reducedMotion = true, map = true } = {}) => {
    const origin = inject('origin');
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height: width < 500 ? 844 : 900 },
      javaScriptEnabled: js,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    });
    const problems: string[] = [];
    open.push({ context, problems });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    if (!map) {
      await page.addInitScript(() => {
        localStorage.setItem('estia:map', localStorage.getItem('estia:map') ?? '{"on":false,"moveSearch":true}');
      });
    }
    // A refused script or style says so in an event of its own; told through the console it is heard below.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP refused ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    // A page that answers 404, or a form that it refuses, is told of in the console too, before or after its answer is
    // heard of here; anything else is a fault.
    const refusedPages = new Set<string>();
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const url = message.location().url.replace(/#.*/, '');
      if (refusedPages.has(url) || isOwnNoise(message.text())) return;
      problems.push(`${message.type()}: ${message.text()} (${url})`);
    });
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
    page.on('response', (response) => {
      const request = response.request();
      const isForm = request.method() === 'POST' && response.status() >= 400 && response.status() < 500;
      if (request.isNavigationRequest() && (response.status() === 404 || isForm)) {
        const url = response.url().replace(/#.*/, '');
        refusedPages.add(url);
        const told = problems.findIndex(
          (problem) => /Failed to load resource/.test(problem) && problem.endsWith(`(${url})`),
        );
        if (told !== -1) problems.splice(told, 1);
      }
      if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:'))
        problems.push(`went outside: ${url}`);
    });
    return {
      page,
      problems,
      async go(path) {
        const answer = await page.goto(path, { waitUntil: js ? 'networkidle' : 'load' });
        return answer?.status() ?? 0;
      },
    };
  };
}

/** WCAG 2.2 AA by axe, the whole page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(passes.length).toBeGreaterThan(10);
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)).toEqual([]);
}

export async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Nothing in the other language, except what is marked as such or is somebody's own. */
export async function expectEnglish(page: Page): Promise<void> {
  const text = await page.evaluate(() => {
    const clone = document.body.cloneNode(true) as HTMLElement;
    for (const node of clone.querySelectorAll('[lang="el"], script, style, svg')) node.remove();
    return clone.innerText;
  });
  expect(text.match(/\p{Script=Greek}[\p{Script=Greek}\s]{2,}/gu) ?? []).toEqual([]);
}

/** A device with a fingerprint reader, of which the finger always fits. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
