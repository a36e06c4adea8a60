import { describe, expect, it } from 'vitest';
import { changesOf } from './audit-lines.ts';

describe('[ADMN-1] what an act changed, in words', () => {
  it('[ADMN-1] says states, dates, yes and no, and emptiness as people do', () => {
    const before = { status: 'waiting', status_reason: null, mail_news: true, erase_after: null };
    const after = {
      status: 'blocked',
      status_reason: 'Απάτη',
      mail_news: false,
      erase_after: '2026-12-15T10:00:00.000Z',
    };
    expect(changesOf({ before, after }, 'el')).toEqual([
      { field: 'status', before: 'Σε αναμονή', after: 'Αποκλεισμένος' },
      { field: 'status_reason', before: 'κενό', after: 'Απάτη' },
      { field: 'mail_news', before: 'ναι', after: 'όχι' },
      { field: 'erase_after', before: 'κενό', after: '15 Δεκεμβρίου 2026' },
    ]);
  });

  it('[ADMN-1] names a role, and leaves other numbers alone', () => {
    expect(
      changesOf({ before: { role_id: 1, founded_year: 1 }, after: { role_id: 2, founded_year: 2 } }, 'en'),
    ).toEqual([
      { field: 'role_id', before: 'Administrator', after: 'Individual' },
      { field: 'founded_year', before: '1', after: '2' },
    ]);
  });

  it('[ADMN-1] has no before for what is new, and nothing for an act without fields', () => {
    expect(changesOf({ before: null, after: { verdict: 'match' } }, 'en')).toEqual([
      { field: 'verdict', before: null, after: 'Match' },
    ]);
    expect(changesOf({ before: null, after: null }, 'en')).toEqual([]);
  });

  it('[ADMN-1] shortens what is too long to read', () => {
    const [change] = changesOf({ before: null, after: { name: 'α'.repeat(5_000) } }, 'el');
    expect(change?.after).toHaveLength(200);
  });
});
