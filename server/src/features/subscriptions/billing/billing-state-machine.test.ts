import { describe, expect, it } from 'vitest';
import { type BillingState, getDueStep, getNextChargeTime, getNextStepDay } from './billing-state-machine.ts';

const trial: BillingState = {
  state: 'trial',
  off: false,
  billing: true,
  payment: 'card',
  anchor: '2026-11-15',
  months: 3,
  period_to: '2027-02-15',
  cancel_at_end: false,
  first_charge_emailed: false,
  due: null,
  upgrade: null,
  prepaid: false,
};
const due = {
  kind: 'period' as const,
  asked_on: '2027-02-15',
  due_on: '2027-02-15',
  reminders: 0,
  failed_attempts: 0,
  has_attempts_left: true,
  at_plan: true,
};

describe('[SUBS-2] what a subscription does by itself', () => {
  it('rests in its free months until a week before they end', () => {
    expect(getDueStep(trial, '2026-12-01')).toBeNull();
    expect(getNextStepDay(trial, '2026-12-01')).toBe('2027-02-08');
    expect(getDueStep(trial, '2027-02-08')).toBe('tell_first_charge');
    expect(getNextStepDay({ ...trial, first_charge_emailed: true }, '2027-02-08')).toBe('2027-02-15');
  });

  it('asks for nothing while the site may not, and the next month is free', () => {
    const free: BillingState = { ...trial, billing: false };
    expect(getDueStep(free, '2027-02-14')).toBeNull();
    expect(getNextStepDay(free, '2026-12-01')).toBe('2026-12-02');
    expect(getDueStep(free, '2027-02-15')).toBe('free_month');
    expect(getDueStep({ ...free, payment: 'deposit' }, '2027-02-10')).toBeNull();
    expect(
      getDueStep(
        { ...free, state: 'past_due', due: { ...due, failed_attempts: 5, has_attempts_left: false } },
        '2027-02-25',
      ),
    ).toBe('drop_due');
    expect(getDueStep({ ...free, cancel_at_end: true }, '2027-02-15')).toBe('end');
  });

  it('asks a card on the first day, and a bank ten days before', () => {
    const actual = { ...trial, first_charge_emailed: true };
    expect(getDueStep(actual, '2027-02-14')).toBeNull();
    expect(getDueStep(actual, '2027-02-15')).toBe('open');
    expect(getDueStep({ ...actual, payment: 'deposit' }, '2027-02-05')).toBe('open');
  });

  it('is past due when the card was declined, and over when no try is left', () => {
    const owes: BillingState = { ...trial, first_charge_emailed: true, due };
    expect(getDueStep(owes, '2027-02-15')).toBeNull();
    const refused = { ...owes, due: { ...due, failed_attempts: 1 } };
    expect(getDueStep(refused, '2027-02-15')).toBe('past_due');
    const late: BillingState = { ...refused, state: 'past_due' };
    expect(getDueStep(late, '2027-02-22')).toBeNull();
    expect(getDueStep({ ...late, due: { ...due, failed_attempts: 5, has_attempts_left: false } }, '2027-02-22')).toBe(
      'expire',
    );
  });

  it('reminds of a deposit after three and seven days and waits a week into the period', () => {
    const asked = { ...due, asked_on: '2027-02-05' };
    const owes: BillingState = { ...trial, payment: 'deposit', first_charge_emailed: true, due: asked };
    expect(getDueStep(owes, '2027-02-07')).toBeNull();
    expect(getDueStep(owes, '2027-02-08')).toBe('remind');
    expect(getDueStep({ ...owes, due: { ...asked, reminders: 1 } }, '2027-02-12')).toBe('remind');
    const late: BillingState = { ...owes, state: 'past_due', due: { ...asked, reminders: 2 } };
    expect(getNextStepDay(late, '2027-02-15')).toBe('2027-02-20');
    expect(getDueStep(late, '2027-02-21')).toBeNull();
    expect(getDueStep(late, '2027-02-22')).toBe('expire');
  });

  it('ends when it was cancelled, and owes nothing from then on', () => {
    const leaving = { ...trial, first_charge_emailed: true, cancel_at_end: true };
    expect(getDueStep(leaving, '2027-02-14')).toBeNull();
    expect(getDueStep({ ...leaving, due }, '2027-02-14')).toBe('drop_due');
    expect(getDueStep(leaving, '2027-02-15')).toBe('end');
    expect(getNextStepDay({ ...leaving, state: 'cancelled' }, '2027-02-15')).toBe('2027-02-20');
    expect(getNextStepDay({ ...leaving, state: 'cancelled' }, '2027-02-20')).toBeNull();
  });

  it('tries a card on days 1, 3, 5 and 7, and then no more; a new card on those that are left', () => {
    const after = (failedAttempts: number, today: string) =>
      getNextChargeTime('2027-03-25', failedAttempts, today)?.toISOString().slice(0, 10) ?? null;
    const days = ['2027-03-25', '2027-03-26', '2027-03-28', '2027-03-30', '2027-04-01'];
    expect(days.map((day, at) => after(at + 1, day))).toEqual([...days.slice(1), null]);
    expect(after(2, '2027-03-29')).toBe('2027-03-30');
  });

  it('asks for nothing while an admin has switched it off', () => {
    expect(getDueStep({ ...trial, off: true }, '2027-03-01')).toBeNull();
    expect(getDueStep({ ...trial, off: true, due }, '2027-02-15')).toBe('drop_due');
  });

  it('what is owed at another plan than the next is asked for anew', () => {
    const owes: BillingState = { ...trial, first_charge_emailed: true, due: { ...due, at_plan: false } };
    expect(getDueStep(owes, '2027-02-15')).toBe('drop_due');
  });
});

it('[SUBS-2] a new beginning that was asked for before the notice is asked for no more', () => {
  const due = {
    kind: 'restart',
    asked_on: '2026-11-14',
    due_on: '2026-11-24',
    reminders: 0,
    failed_attempts: 0,
  } as const;
  const state = {
    state: 'expired',
    off: false,
    billing: true,
    payment: 'deposit',
    anchor: '2026-10-01',
    months: 0,
    period_to: '2026-11-01',
    cancel_at_end: false,
    first_charge_emailed: true,
    due: { ...due, has_attempts_left: true, at_plan: true },
    upgrade: null,
    prepaid: false,
  } as const;
  expect(getDueStep(state, '2026-11-15')).toBeNull();
  expect(getDueStep({ ...state, contract_ends_on: '2026-12-16' }, '2026-11-15')).toBe('drop_due');
});
