import { describe, expect, it } from 'vitest';
import { timesLonger } from '../../testing/times-longer.ts';
import { parseField } from '../listings/draft/listing-fields.ts';
import { login, register, resetPassword, sendPasswordResetCode } from './calls.ts';
import { emailPattern } from './identifiers.ts';
import { email } from './model.ts';

const faultOf = (text: string): string | undefined => email.safeParse(text).error?.issues[0]?.message;

describe('[AUTH-1] [LIST-6] one rule for every email that is given to be written to', () => {
  it.each([
    'stamatia.pappa@gmail.com',
    ' Maria@Estia.EXAMPLE ',
    "o'neil+news@mail.ucl.ac.uk",
    'a@1-2.gr',
    'maria@xn--jxalpdlp.xn--qxam',
  ])('takes %j', (text) => {
    const stored = text.trim().toLowerCase();
    expect(email.parse(text)).toBe(stored);
    expect(parseField('contact_email', text)).toEqual({ value: stored });
  });

  it.each([
    'stamatia.pappa@gmial',
    'maria',
    'maria@',
    '@estia.gr',
    'maria@estia.',
    'maria@.gr',
    'maria@estia..gr',
    'maria@estia.g',
    'maria@estia.12',
    'maria@192.168.1.1',
    'maria@-estia.gr',
    'maria@estia-.gr',
    'maria pappa@estia.gr',
    'maria@pappa@estia.gr',
    'μαρία@estia.gr',
  ])('refuses %j', (text) => {
    expect(faultOf(text)).toBe('email');
    expect(parseField('contact_email', text)).toEqual({ error: 'email' });
  });

  it('is slow for nobody', () => {
    const ordinary = `m@${'a.'.repeat(116)}gr`;
    expect(faultOf(ordinary)).toBeUndefined();
    for (const part of ['a.', 'a-', 'a', '-', 'xn--']) {
      const hostile = `m@${part.repeat(Math.floor(230 / part.length))}!`;
      expect(faultOf(hostile)).toBe('email');
      expect(
        timesLonger(
          () => emailPattern.test(hostile),
          () => emailPattern.test(ordinary),
        ),
      ).toBeLessThan(100);
    }
  });

  it('does not lock out an account that is older than the rule', () => {
    const old = { email: 'stamatia.pappa@gmial' };
    const password = 'τρία μικρά ποτάμια';
    expect(login.body?.safeParse({ ...old, password }).success).toBe(true);
    expect(sendPasswordResetCode.body?.safeParse(old).success).toBe(true);
    const reset = { ...old, oneTimePassword: '40718253', password, passwordConfirmation: password };
    expect(resetPassword.body?.safeParse(reset).success).toBe(true);
    const user = { ...old, password, username: 'Σταματία', terms_accepted: 'on', over_18: 'on' };
    expect(register.body?.safeParse(user).error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['email'], 'email'],
    ]);
  });
});
