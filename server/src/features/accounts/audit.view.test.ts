import { auditActionMessages, auditFieldMessages } from '@estia/contract/accounts/audit-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { describe, expect, it } from 'vitest';
import { changesOf } from './audit.view.ts';

const name = (el: string, en: string) => ({ name: { el, en } });
const places = {
  districts: new Map([[461_200, name('Χαλάνδρι', 'Chalandri')]]),
  prefectures: new Map([
    [1, name('Αττική', 'Attica')],
    [2, name('Θεσσαλονίκη', 'Thessaloniki')],
  ]),
} as unknown as Parameters<typeof changesOf>[1];

type Fields = Record<string, unknown> | null;
const lines = (before: Fields, after: Fields, locale: 'el' | 'en') =>
  changesOf({ before, after }, places).map((change) => [
    change.field[locale],
    change.before?.[locale] ?? null,
    change.after[locale],
  ]);

describe('[ADMN-1] what an action changed, in words', () => {
  it('says states, dates, yes and no, and emptiness as people do', () => {
    const before = { status: 'waiting', status_reason: null, mail_news: true, erase_after: null };
    const after = {
      status: 'blocked',
      status_reason: 'Απάτη',
      mail_news: false,
      erase_after: '2026-12-15T10:00:00.000Z',
    };
    expect(lines(before, after, 'el')).toEqual([
      ['Κατάσταση', 'Σε αναμονή', 'Αποκλείστηκε'],
      ['Λόγος', 'κενό', 'Απάτη'],
      ['Email με νέα', 'ναι', 'όχι'],
      ['Ημερομηνία διαγραφής', 'κενό', '15 Δεκεμβρίου 2026'],
    ]);
  });

  it('says sums in euros, days as dates, and the last day of a period', () => {
    const after = { line_id: 7, cents: 11_036, booked_on: '2026-11-05', charge_id: null };
    const none = { line_id: null, cents: null, booked_on: null, charge_id: null };
    expect(lines(none, after, 'en')).toEqual([
      ['Statement line', null, '#7'],
      ['Amount', null, '110,36\u00A0€'],
      ['Transfer date', null, '5 November 2026'],
      ['Charge', null, 'empty'],
    ]);
    expect(lines({ net_cents: 4_900 }, { net_cents: 8_900 }, 'el')).toEqual([
      ['Τιμή χωρίς ΦΠΑ', '49,00\u00A0€', '89,00\u00A0€'],
    ]);
    expect(lines({ period_to: '2026-11-16' }, { period_to: '2026-12-16' }, 'en')).toEqual([
      ['Last day', '15 November 2026', '15 December 2026'],
    ]);
  });

  it('names roles, plans, places, listings and invoices in the language of the reader', () => {
    const before = {
      role_id: roleIds.admin,
      plan_id: 1,
      district_id: null,
      sale: 'active',
      reporting: 'failed',
      prefectures: [1],
    };
    const after = {
      role_id: roleIds.individual,
      plan_id: 2,
      district_id: 461_200,
      sale: 'inactive',
      reporting: 'queued',
      prefectures: [1, 2],
    };
    expect(lines(before, after, 'en')).toEqual([
      ['Role', 'Administrator', 'Individual'],
      ['Plan', 'Up to 150 active listings', expect.stringMatching(/active listings/)],
      ['Area', 'empty', 'Chalandri'],
      ['Sale', 'Active', 'Paused'],
      ['Reporting', 'Rejected', 'Sending'],
      ['Prefectures in the search', 'Attica', 'Attica, Thessaloniki'],
    ]);
    expect(lines({ founded_year: 1990 }, { founded_year: 1991 }, 'en')).toEqual([['Year founded', '1990', '1991']]);
  });

  it('reads phones and opening hours', () => {
    const week = [[['09:00', '14:00']], [['09:00', '14:00']], [], [], [], [], []];
    expect(lines(null, { mobile_phones: ['+306971234567'], opening_hours: week }, 'en')).toEqual([
      ['Mobile numbers', null, '697 123 4567'],
      ['Opening hours', null, 'Monday–Tuesday: 09:00–14:00; Wednesday–Sunday: closed'],
    ]);
  });

  it('has no before for what is new, and nothing for an action without fields', () => {
    expect(lines(null, { verdict: 'match' }, 'en')).toEqual([['GEMI result', null, 'Matches']]);
    expect(lines(null, null, 'en')).toEqual([]);
  });

  it('shortens what is too long to read', () => {
    expect(lines(null, { name: 'α'.repeat(5_000) }, 'el')[0]?.[2]).toHaveLength(200);
  });

  it('has every word in both languages', () => {
    for (const { el, en } of [...Object.values(auditActionMessages), ...Object.values(auditFieldMessages)]) {
      expect(el.trim(), en).not.toBe('');
      expect(en).not.toMatch(/[α-ωά-ώ]/i);
    }
  });
});
