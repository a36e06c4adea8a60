import { describe, expect, it } from 'vitest';
import { pair } from '../pair.ts';
import { auditActionMessages } from './audit-messages.ts';
import { isSaidInSentence, sayAuditEntry, splitAuditSentence } from './audit-sentences.ts';

const price = {
  field: pair('Τιμή χωρίς ΦΠΑ', 'Price before VAT'),
  before: pair('49,60 €', '49,60 €'),
  after: pair('51,00 €', '51,00 €'),
};
const tax = { field: pair('ΑΦΜ', 'AFM'), before: null, after: pair('094014201', '094014201') };

describe('[ADMN-6] the audit log in sentences', () => {
  it('says who did what to what, and what became of it', () => {
    const entry = { action: 'plan_changed', subject_id: 5, subject_name: pair('350', '350'), changes: [price] };
    expect(sayAuditEntry(entry, 'Maria', 'en')).toBe(
      'Maria set a new price for the plan “350”: price before VAT from 49,60 € to 51,00 €',
    );
    expect(sayAuditEntry(entry, 'Μαρία', 'el')).toBe(
      'Μαρία όρισε νέα τιμή για το πακέτο «350»: τιμή χωρίς ΦΠΑ από 49,60 € σε 51,00 €',
    );
  });

  it('keeps capitals of abbreviations, and names by number what is gone', () => {
    const entry = { action: 'user_changed', subject_id: 7, subject_name: null, changes: [tax] };
    expect(sayAuditEntry(entry, 'Maria', 'en')).toBe('Maria changed the details of #7: AFM 094014201');
  });

  it('says an action of another release by its name', () => {
    expect(splitAuditSentence('cat_fed', 'en')).toEqual({ before: 'cat_fed ', after: '', hasAbout: true });
  });

  it('leaves long and many changes to a list', () => {
    expect(isSaidInSentence([price, tax])).toBe(true);
    expect(isSaidInSentence([])).toBe(false);
    expect(isSaidInSentence([price, price, tax, tax])).toBe(false);
    expect(isSaidInSentence([{ ...price, after: pair('x'.repeat(90), 'x') }])).toBe(false);
  });

  it('has a verb for every action in both languages', () => {
    for (const action of Object.keys(auditActionMessages)) {
      expect(splitAuditSentence(action, 'el').before, action).toMatch(/^[α-ωά-ώ]+ /);
      expect(splitAuditSentence(action, 'en').before, action).toMatch(/^[a-z]+(-[a-z]+)? ?/);
      expect(splitAuditSentence(action, 'en').before, action).not.toMatch(/[α-ω_]/);
    }
  });
});
