import { workKinds } from '@estia/contract/work-queue/model';
import { expect, it } from 'vitest';
import { findItemKeys, formatItemKey, itemPath, parseItemKey } from './item-path.ts';

const title = { el: 'Τίτλος', en: 'Title' };

it('[ADMN-5] the page that an item leads to knows which item it decides', () => {
  for (const kind of workKinds) {
    const subject = kind === 'match' ? '12-305' : kind === 'failure' ? 'nightly job' : '12';
    const url = new URL(itemPath({ kind, subject, title }), 'https://estia.example');
    expect(findItemKeys(url.pathname, url.searchParams)?.keys, kind).toContainEqual({ kind, subject });
  }
});

it('[ADMN-5] a pair is the same in either order, and pages that decide nothing have no item', () => {
  const none = new URLSearchParams();
  expect(findItemKeys('/dashboard/admin/same-properties/305/12', none)?.keys).toEqual([
    { kind: 'match', subject: '12-305' },
  ]);
  expect(findItemKeys('/dashboard/admin/list-alerts', none)).toEqual({ keys: [], isNamed: false });
  for (const path of ['/dashboard', '/dashboard/admin/rules', '/dashboard/admin/users/x', '/dashboard/user/profile'])
    expect(findItemKeys(path, none), path).toBeNull();
});

it('[ADMN-5] an address names an item by its kind and its subject, and nothing else', () => {
  for (const key of [{ kind: 'report', subject: '12' } as const, { kind: 'failure', subject: 'a~b c' } as const])
    expect(parseItemKey(formatItemKey(key))).toEqual(key);
  for (const text of [null, undefined, '', 'report', 'report~', 'nothing~1', '~1'])
    expect(parseItemKey(text)).toBeNull();
});
