import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { dataScripts } from './data-scripts.ts';

const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"); alert(1); ("',
  "\\\u2028\u2029\u0000'`&amp;",
  'Χαλάνδρι, 92 τ.μ.',
].join('\n');

it('no text of a loader ends its script, and the browser reads back what was written', () => {
  const html = dataScripts(hostile, 'abc');
  const scripts = [...html.matchAll(/<script nonce="abc">(.*?)<\/script>/gs)].map(([, script]) => script ?? '');
  expect(html).toBe(scripts.map((script) => `<script nonce="abc">${script}</script>`).join(''));
  expect(scripts.join('')).not.toMatch(/[<>&\u2028\u2029]/);
  const read: string[] = [];
  const streamController = { enqueue: (text: string) => read.push(text), close: () => read.push('closed') };
  for (const script of scripts) runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  expect(read).toEqual([hostile, 'closed']);
});

it('without a nonce the scripts have none', () => {
  expect(dataScripts('x', undefined)).toMatch(/^<script>.+<\/script><script>.+<\/script>$/);
});
