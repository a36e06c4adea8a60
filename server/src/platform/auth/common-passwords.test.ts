import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const maria = { email: 'maria.papa@mail.example', username: 'Μαρία Παππά' };

describe('[AUTH-1] passwords that are guessed first', () => {
  it('knows more than ten thousand, none too short to be chosen', () => {
    const lines = readFileSync(new URL('../../../data/common-passwords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    expect(lines.length).toBeGreaterThan(10_000);
    expect(lines.filter((line) => line.length < 8)).toEqual([]);
    expect(lines.filter((line) => !isCommonPassword(line))).toEqual([]);
  });

  it.each([
    ['a common one', 'password'],
    ['in capitals', 'PassWord'],
    ['with a year and a sign', 'Password2026!'],
    ['with digits for letters', 'p4ssw0rd'],
    ['Greek, with accent', 'Κωδικός1'],
    ['greeklish', 'kwdikos123'],
    ['a team', 'Ολυμπιακός7'],
    ['a team in greeklish', 'olympiakos1925'],
    ['a year before', '1987giorgos'],
    ['Greek typed on the Latin layout', 'kvdikow1'],
    ['Latin typed on the Greek layout', 'πασσςορδ'],
    ['a row of the Greek keyboard', 'ασδφγηξκλ'],
    ['one sign', 'zzzzzzzz'],
    ['one piece', 'αβγ1αβγ1'],
    ['a row up', 'αβγδεζηθ'],
    ['a row down', '987654321'],
    ['the brand', 'Estia2026'],
    ['the brand in Greek', 'Εστία12345'],
  ])('refuses %s', (_, password) => {
    expect(isCommonPassword(password, maria)).toBe(true);
  });

  it.each([
    ['the email', 'Maria.Papa@mail.example'],
    ['its first part', 'maria.papa'],
    ['its first part with digits', 'MariaPapa85'],
    ['a piece of it', 'papa!2026'],
    ['the name', 'μαρια παππα'],
    ['the name without the gap', 'ΜαρίαΠαππά1'],
  ])('refuses what can be read off the account: %s', (_, password) => {
    expect(isCommonPassword(password, maria)).toBe(true);
    expect(isCommonPassword(password, { email: 'x@y.example', username: 'x' })).toBe(false);
  });

  it.each([
    'Γαλάζιο ποδήλατο στη βροχή',
    'correct horse battery staple',
    'kT9#vv20_qLx',
    'maria papa agoraze psomia',
    'olympiakos kai thalassa kai vouno',
    'μαρια-παππα 3 φορές τη μέρα',
    '49207716',
  ])('lets %s pass', (password) => {
    expect(isCommonPassword(password, maria)).toBe(false);
  });
});
