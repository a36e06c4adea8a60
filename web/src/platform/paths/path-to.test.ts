import { describe, expect, it } from 'vitest';
import { barePathTo, pathTo } from './path-to.ts';

describe('[NAV-1] the address of a screen', () => {
  it('is a path of the table of routes, in the language of the reader', () => {
    expect(pathTo('el', '/auth/login')).toBe('/auth/login');
    expect(pathTo('en', '/auth/login')).toBe('/en/auth/login');
    expect(pathTo('en', '/')).toBe('/en');
    expect(pathTo('en', '/dashboard/inbox/:id', { id: 7 })).toBe('/en/dashboard/inbox/7');
    expect(barePathTo('/properties/:for/:property_id', { for: 'for-sale', property_id: 12 })).toBe(
      '/properties/for-sale/12',
    );
  });

  it('leaves out what is optional and not given', () => {
    expect(barePathTo('/area/:slug/:for?/:type?', { slug: 'athina' })).toBe('/area/athina');
    expect(barePathTo('/area/:slug/:for?/:type?', { slug: 'athina', for: 'for-rent' })).toBe('/area/athina/for-rent');
  });

  it('keeps a value inside of its segment', () => {
    expect(barePathTo('/area/:slug/:for?/:type?', { slug: '../x?y' })).toBe('/area/..%2Fx%3Fy');
  });

  it('does not compile for a path that no screen has, or without its values', () => {
    // @ts-expect-error no such screen
    expect(pathTo('el', '/auth/log-in')).toBe('/auth/log-in');
    // @ts-expect-error the conversation is not named
    expect(pathTo('el', '/dashboard/inbox/:id')).toBe('/dashboard/inbox');
  });
});
