import { expect, it } from 'vitest';
import { isAddress } from './dev-address.ts';

it('knows what can be read as an address', () => {
  for (const url of ['/', '/en/properties/search?for=sale', '/%CE%B1', '//x/y', 'http://127.0.0.1:3000/x'])
    expect([url, isAddress(url)]).toEqual([url, true]);
  for (const url of ['http://[::1', '//[', 'http://a b/', '*:x']) expect([url, isAddress(url)]).toEqual([url, false]);
});
