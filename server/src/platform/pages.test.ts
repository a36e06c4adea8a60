import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { policy, sealPage } from './pages.ts';

const seal = (html: string, nonce: string) => {
  const { page, hashes } = sealPage(Buffer.from(html), nonce);
  return { html: page.toString(), hashes };
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('a public page is sealed: the framework’s scripts are hashed, the nonce is gone, the bytes are the same for everyone', () => {
  const page = (nonce: string) =>
    `<html><head><link rel="modulepreload" nonce="${nonce}" href="/assets/a.js"></head><body>` +
    `<script nonce="${nonce}">window.x = 1;</script><script nonce="${nonce}" type="module" src="/assets/b.js"></script></body></html>`;
  const one = seal(page('abc'), 'abc');
  const two = seal(page('xyz'), 'xyz');
  expect(one).toEqual(two);
  expect(one.hashes).toEqual([hash('window.x = 1;')]);
  expect(one.html).not.toContain('nonce');
});

it('a script that came in with somebody’s text is not allowed', () => {
  const { hashes } = seal('<script nonce="guess">evil()</script><p>x</p><script nonce="real">ours()</script>', 'real');
  expect(hashes).toEqual([hash('ours()')]);
});

it('the policy allows no inline style, no eval, no framing', () => {
  const text = policy([hash('x')], true);
  expect(text).not.toMatch(/unsafe|\*/);
  for (const part of ["style-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", 'upgrade-insecure-requests'])
    expect(text).toContain(part);
});
