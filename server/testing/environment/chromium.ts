/** The browser of the journeys and the instruments. */
import { existsSync } from 'node:fs';

export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** The same engine without windows, menus and extensions: a journey takes a quarter less of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell';
export const headlessShellPath = process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : chromiumPath);

export const launchArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
