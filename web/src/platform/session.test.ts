import { roleIds } from '@estia/contract/accounts/roles';
import { expect, it } from 'vitest';
import { isPrivatePath } from './private-paths.ts';
import { addNextParam, getLandingPath, parseNextPath } from './session.ts';

it.each([
  ['/dashboard/user/profile', '/dashboard/user/profile'],
  ['/en/properties/search?for=sale#top', '/en/properties/search?for=sale#top'],
  ['/a/../dashboard', '/dashboard'],
  ['/dashboard/user/profile?flash=email-changed', '/dashboard/user/profile'],
  ['/dashboard?flash=a&tab=1&fl%61sh=b#x', '/dashboard?tab=1#x'],
])('[ROLE-3] the way back %s is followed', (text, path) => {
  expect(parseNextPath(text)).toBe(path);
});

it.each([
  null,
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  '/auth/login?next=/auth/login',
  '/EN/../auth/logout',
  '/en/auth/signup',
  '/api/user/exports/1',
  `/${'a'.repeat(3_000)}`,
])('[ROLE-2] no way out of the site, nor in a circle: %s', (text) => {
  expect(parseNextPath(text)).toBeNull();
});

it('[ROLE-2] a role lands where it belongs, unless it came from somewhere', () => {
  expect(getLandingPath({ role_id: roleIds.individual }, null, 'el')).toBe('/select-property');
  expect(getLandingPath({ role_id: roleIds.agency }, undefined, 'en')).toBe('/en/dashboard/properties/new-property');
  expect(getLandingPath({ role_id: roleIds.admin }, '//evil.example', 'el')).toBe('/dashboard/user/favorites');
  expect(getLandingPath({ role_id: roleIds.individual }, '/en/saved', 'el')).toBe('/en/saved');
  expect(getLandingPath({ role_id: roleIds.admin, has_second_factor: true }, null, 'el')).toBe(
    '/dashboard/user/favorites',
  );
  expect(getLandingPath({ role_id: roleIds.admin, has_second_factor: false }, null, 'en')).toBe(
    '/en/dashboard/user/security',
  );
  expect(getLandingPath({ role_id: roleIds.individual, has_second_factor: false }, null, 'el')).toBe(
    '/select-property',
  );
});

it('the way back is written into an address once, and only a safe one', () => {
  expect(addNextParam('/auth/login', '/dashboard?a=1&b=2')).toBe('/auth/login?next=%2Fdashboard%3Fa%3D1%26b%3D2');
  expect(addNextParam('/auth/login?flash=x', '/saved')).toBe('/auth/login?flash=x&next=%2Fsaved');
  expect(addNextParam('/auth/login', 'https://evil.example')).toBe('/auth/login');
});

it.each([
  '/auth',
  '/auth/login',
  '/dashboard',
  '/en/dashboard/user',
  '/Dashboard',
  '/%64ashboard',
  '/auth/login.data',
  '/dashboard.data',
  '/dashboard/_.data',
  '/valuation/result',
  '/en/valuation/report',
  '/feed-validator/result',
])('[ROLE-3] %s is private', (path) => expect(isPrivatePath(path)).toBe(true));

it.each([
  '/',
  '/en',
  '/authors',
  '/dashboards',
  '/properties/search',
  '/properties/dashboard',
  '/_root.data',
  '/%zz',
  '/en/en/dashboard',
  '/valuation',
  '/en/feed-validator',
  '/en/valuation/accuracy',
  '/valuation/results',
])('%s is public', (path) => expect(isPrivatePath(path)).toBe(false));
