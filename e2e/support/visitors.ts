/** A visitor in real Chromium. Whatever a page complains of (console, CSP, failed requests, axe) fails the test. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { COOKIE_POLICY_VERSION, consentPurposes } from '@estia/contract/consent/purposes';
import { headlessShellPath, launchArgs } from '@estia/server/testing/environment/chromium';
import type axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { createIdleWaiter } from './page-idle.ts';
import { siteUnderTest } from './site-under-test.ts';

type VisitOptions = {
  width?: number;
  js?: boolean;
  dark?: boolean;
  reducedMotion?: boolean;
  /** Off: switched off beforehand, as a visitor may. Off where none can be drawn, unless a test is about that. */
  map?: boolean;
  /** A phone: fingers, no mouse. */
  touch?: boolean;
  /** The one other site that the page sends its visitor to: where cards are typed. */
  outside?: string;
  /** Nothing may be refused: the person does nothing wrong, so any 4xx is the site's fault. */
  faultless?: boolean;
  /** As what the browser goes: machines are not counted as visitors. */
  agent?: string;
  /** With the service worker (site/offline.test.ts); elsewhere it would only answer for the network that a test plays. */
  worker?: boolean;
  /**
   * What the visitor has said to the cookie banner before. All refused, unless told otherwise: the banner is tested
   * where it is asked for (site/consent.test.ts) and stands in nobody else's way.
   */
  consent?: 'refused' | 'given' | 'not asked';
};

export type Visit = {
  page: Page;
  problems: string[];
  go: (path: string) => Promise<number>;
  /** Waits until nothing more is fetched and the page has time. */
  rest: () => Promise<void>;
  /** What a test brings about itself, a cut line or a refusal, is no fault of the page. */
  expecting: (complaint: RegExp) => void;
};

/** How long one step may take before it counts as hanging. */
const STEP_MS = 90_000;

/**
 * For every window Chromium prepares the list under its address bar, two pages of their own, and a process to spare:
 * 0.9 s of the processor for every visitor (version 156), more than our login page takes. Nobody sees them here.
 */
const UNSEEN = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess';
/** What Playwright 1.65 switches off itself: a second switch of the same name replaces the first, so it is said again. */
const PLAYWRIGHTS =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch';
/** Maps need WebGL, here drawn by the processor: every page then takes twice as long, so only tests of the map ask for it. */
const webglArgs = ['--disable-gpu-compositing', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/**
 * Without a graphics card, drawing as if there were one costs more than drawing plainly. And a page that lives for three
 * seconds is not worth optimised code: compiled once and plainly, axe takes a quarter less, and a page loads no slower.
 */
const plainArgs = ['--disable-gpu', '--js-flags=--always-sparkplug,--no-opt,--no-maglev'];

/**
 * Chromium says the first of its own software drawing of WebGL, Playwright the second of what it was told to do; no page
 * can help it. The third is said of a picture when a window was made narrower some seconds ago: the preload follows, the
 * picture keeps the larger file that it has. That a preload asks for what the page draws is tested in pages/articles.test.ts
 * and listings/listing-page.test.ts.
 */
const ownNoise = [
  /GL Driver Message .*ReadPixels/,
  /Service Worker registration blocked by Playwright/,
  /\/photos\/\S+ was preloaded using link preload but not used/,
];
const isBrowserNoise = (text: string): boolean => ownNoise.some((noise) => noise.test(text));

/** One of each kind for all files of a worker; they end with its process. */
const browsers = new Map<'webgl' | 'plain', Promise<Browser>>();

function browserFor(kind: 'webgl' | 'plain'): Promise<Browser> {
  const open = browsers.get(kind);
  if (open) return open;
  const launched = chromium.launch({
    executablePath: headlessShellPath,
    args: [...launchArgs, `--disable-features=${PLAYWRIGHTS},${UNSEEN}`, ...(kind === 'webgl' ? webglArgs : plainArgs)],
  });
  browsers.set(kind, launched);
  return launched;
}

/** Call once in a test file; the returned function opens a fresh visitor. */
export function createVisitors({ webgl = false } = {}): (options?: VisitOptions) => Promise<Visit> {
  let browser: Browser;
  let open: { context: BrowserContext; problems: string[] }[] = [];
  beforeAll(async () => {
    browser = await browserFor(webgl ? 'webgl' : 'plain');
  });
  afterEach(async () => {
    const visits = open;
    open = [];
    for (const { context } of visits) await context.close();
    for (const { problems } of visits) expect(problems).toEqual([]);
  });

  return async (options = {}) => {
    const { width = 1440, js = true, dark = false, reducedMotion = true, map = webgl, touch = false, agent } = options;
    const { consent = 'refused', worker = false, outside, faultless = false } = options;
    const origin = siteUnderTest.origin;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height: width < 500 ? 844 : 900 },
      // A quarter of the pixels for a processor that draws what a graphics card would.
      ...(webgl && width > 500 ? { deviceScaleFactor: 0.5 } : {}),
      javaScriptEnabled: js,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      hasTouch: touch,
      isMobile: touch,
      serviceWorkers: worker ? 'allow' : 'block',
      ...(agent ? { userAgent: agent } : {}),
    });
    const expected: RegExp[] = [];
    const problems: string[] = [];
    open.push({ context, problems });
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_MS);
    if (!map) {
      await page.addInitScript(() => {
        localStorage.setItem('estia:map', localStorage.getItem('estia:map') ?? '{"on":false,"moveSearch":true}');
      });
    }
    if (consent !== 'not asked') {
      const allowed = consent === 'given' ? consentPurposes : [];
      const choice = { id: crypto.randomUUID(), version: COOKIE_POLICY_VERSION, at: Date.now(), allowed, told: true };
      // As stored by an earlier visit; what the visitor chooses during the test is left as it is.
      await page.addInitScript((stored) => {
        if (localStorage.getItem('estia:consent') === null) localStorage.setItem('estia:consent', stored);
      }, JSON.stringify(choice));
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
      if (refusedPages.has(url) || isBrowserNoise(message.text())) return;
      const complaint = `${message.type()}: ${message.text()} (${url})`;
      if (!expected.some((each) => each.test(complaint))) problems.push(complaint);
    });
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
    page.on('response', (response) => {
      const request = response.request();
      const isForm = request.method() === 'POST' && response.status() >= 400 && response.status() < 500;
      if (request.isNavigationRequest() && (response.status() === 404 || isForm)) {
        const url = response.url().replace(/#.*/, '');
        refusedPages.add(url);
        const actual = problems.findIndex(
          (problem) => /Failed to load resource/.test(problem) && problem.endsWith(`(${url})`),
        );
        if (actual !== -1) problems.splice(actual, 1);
      }
      if (response.status() >= (faultless ? 400 : 500))
        problems.push(`${response.status()} ${request.method()} ${response.url()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (outside && url.startsWith(outside)) return;
      if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:'))
        problems.push(`went outside: ${url}`);
    });
    const atRest = createIdleWaiter(page);
    return {
      page,
      problems,
      rest: atRest,
      expecting: (complaint) => void expected.push(complaint),
      async go(path) {
        const response = await page.goto(path);
        if (js) await atRest();
        return response?.status() ?? 0;
      },
    };
  };
}

/** The rules that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Half the size of the readable one, and every page judged has to read it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * WCAG 2.2 AA by axe, the whole page. In the page itself, once in each: no page has frames. The path to a node is made
 * for what is wrong alone; made for all that is right it took longer than the judging.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await runAxe(page, { type: 'tag', values: RULES })).toBeGreaterThan(10);
}

/** In light and in dark, without a second load: the scheme is a matter of colours alone, so dark is asked about those. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await runAxe(page, { type: 'rule', values: COLOUR_RULES })).toBeGreaterThan(0);
}

/** How many rules were kept; one that was not fails the test. */
async function runAxe(page: Page, runOnly: axe.RunOnly): Promise<number> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { passes, violations } = await page.evaluate(async (asked) => {
    const axeInPage = (window as unknown as { axe: typeof axe }).axe;
    const found = await axeInPage.run(document, { runOnly: asked, resultTypes: ['violations'] });
    return {
      passes: found.passes.length,
      violations: found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`),
    };
  }, runOnly);
  expect(violations).toEqual([]);
  return passes;
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const { width, over, widest } = await page.evaluate(() => {
    const reach = (element: Element) => element.getBoundingClientRect().right;
    const last = [...document.body.querySelectorAll('*')].reduce((a, b) => (reach(b) > reach(a) ? b : a));
    return {
      width: window.innerWidth,
      over: document.documentElement.scrollWidth - window.innerWidth,
      widest: `<${last.localName} class="${last.className}"> ${last.textContent.trim().slice(0, 40)}`,
    };
  });
  expect(over, `${over} px too wide at ${width} px: ${widest}`).toBeLessThanOrEqual(0);
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

/** From here on only the test lets time pass: what is shown for two seconds stays however slow the machine is. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** A device with a fingerprint reader, of which the finger always fits. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
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
