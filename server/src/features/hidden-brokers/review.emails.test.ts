/** SAME-5: every step is told with its reasons, in both languages. */
import { describe, expect, it } from 'vitest';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { type ReviewEmailValues, reviewEmails } from './review.emails.ts';

const reasons = {
  facts: [
    { signal: 'listings_now', count: 9 },
    { signal: 'reports', count: 1 },
  ] as const,
  is_automatic: false,
  reason: 'zq reason',
  new_evidence: null,
  complain_by: '2027-05-18',
  code: 'K7MR-2WQX-9HTD',
};
const undone = {
  kinds: ['suspend'],
  decision: 'zq decision',
  reactivated: 3,
  limit: 3,
  holds: 'convert',
  stays_closed: false,
  settles_complaint: false,
} as const;
const values: ReviewEmailValues = {
  account_statement_requested: { ...reasons, answer_by: '2026-12-02' },
  account_limited: { ...reasons, max_listings: 3 },
  account_conversion_requested: { ...reasons, max_listings: 3 },
  account_suspended: reasons,
  account_statement_accepted: { decision: 'zq decision', settles_complaint: false },
  account_step_lifted: undone,
  account_complaint_rejected: { decision: 'zq decision', limit: 3 },
  account_complaint_accepted: undone,
};
const render = createEmailRenderer('https://estia.example', reviewEmails);
const read = (template: keyof ReviewEmailValues, locale: 'el' | 'en', over: object = {}) =>
  render({
    template,
    locale,
    values: { name: 'Μαρία', ...values[template], ...over },
    at: new Date('2026-11-18T08:00:00Z'),
  } as never).text;

const steps = [
  'account_statement_requested',
  'account_limited',
  'account_conversion_requested',
  'account_suspended',
] as const;

describe('[SAME-5] emails of the steps', () => {
  it.each(steps)('%s says what, why, by whom, by which term and how to complain', (template) => {
    const wanted = {
      el: [
        'Τι κάναμε',
        '9 ενεργές αγγελίες',
        'Από άνθρωπο',
        'Κρυφοί μεσίτες',
        '18 Μαΐου 2027',
        'εξωδικαστικής',
        'zq reason',
      ],
      en: [
        'What we did',
        '9 active listings',
        'By a person',
        'Hidden brokers',
        '18 May 2027',
        'out-of-court',
        'zq reason',
      ],
    };
    for (const locale of ['el', 'en'] as const)
      for (const words of wanted[locale]) expect(read(template, locale)).toContain(words);
  });

  it('a question of the worker says that it came by itself, and has no words of an admin', () => {
    const text = read('account_statement_requested', 'en', { is_automatic: true, reason: '' });
    expect(text).toContain('Automatically');
    expect(text).not.toContain('By a person');
    expect(text).not.toContain('zq');
  });

  it.each(steps)('%s carries its code behind the # of its link, and to be typed', (template) => {
    expect(read(template, 'el')).toContain('/auth/account-complaint#K7MR-2WQX-9HTD');
    expect(read(template, 'el')).toMatch(/(?<!#)K7MR-2WQX-9HTD/);
  });

  it('what is new since an earlier decision is in the statement of reasons', () => {
    expect(read('account_limited', 'en', { new_evidence: 'zq news' })).toContain('zq news');
    expect(read('account_limited', 'en')).not.toContain('What’s new');
  });

  it('what is undone is said of all of it, and what stays is said too', () => {
    const accepted = (over: object) => read('account_complaint_accepted', 'en', over);
    expect(accepted({ kinds: ['suspend', 'convert', 'limit'], limit: null })).toContain(
      'back online. You don’t need to convert your account. Your account no longer has a listing limit.',
    );
    expect(accepted({ stays_closed: true, limit: null })).toContain('remains closed for another reason');
    expect(accepted({ kinds: [], limit: null, holds: null })).toContain('no longer applied');
    expect(accepted({ kinds: ['convert'], holds: 'limit' })).toContain(
      'The earlier limit of 3 active listings still applies.',
    );
    expect(read('account_complaint_rejected', 'el')).toContain('Ισχύει ακόμη το όριο 3 ενεργών αγγελιών.');
    expect(read('account_step_lifted', 'el', { kinds: ['limit'], limit: null })).toContain(
      'Ο περιορισμός στις αγγελίες σου δεν ισχύει πια',
    );
  });

  it('a demand to convert that holds again is said, unless the account stays closed', () => {
    for (const template of ['account_complaint_accepted', 'account_step_lifted'] as const) {
      expect(read(template, 'en')).toContain('We’re asking you again to convert your account to an agency');
      expect(read(template, 'el')).toContain('να μετατρέψεις τον λογαριασμό σου σε μεσιτικό γραφείο ισχύει ξανά');
      expect(read(template, 'en', { kinds: ['convert'], holds: 'limit' })).not.toContain('We’re asking you again');
      expect(read(template, 'en', { stays_closed: true })).not.toContain('We’re asking you again');
    }
  });

  it('what settles a complaint says so, and names who else decides', () => {
    for (const template of ['account_statement_accepted', 'account_step_lifted'] as const) {
      expect(read(template, 'en')).not.toContain('your complaint');
      expect(read(template, 'en', { settles_complaint: true })).toContain('we’ve accepted your complaint');
      expect(read(template, 'el', { settles_complaint: true })).toContain('δεχόμαστε και τη διαμαρτυρία σου');
      expect(read(template, 'en', { settles_complaint: true })).toContain('out-of-court');
    }
  });

  it('a decision on a complaint has its reasons and names who else decides', () => {
    for (const template of ['account_complaint_rejected', 'account_complaint_accepted'] as const) {
      expect(read(template, 'el')).toContain('zq decision');
      expect(read(template, 'en')).toContain('out-of-court');
    }
    expect(read('account_complaint_accepted', 'en')).toContain('the 3 listings we paused are back online');
  });
});
