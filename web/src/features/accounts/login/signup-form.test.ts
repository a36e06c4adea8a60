import { describe, expect, it } from 'vitest';
import { faultsOf } from './signup-form.ts';

const USER = {
  username: 'Μάρκος',
  email: 'markos@estia.example',
  password: 'τρία μικρά',
  passwordConfirmation: 'τρία μικρά',
  mobile: '',
  terms_accepted: 'on',
  over_18: 'on',
};

describe('[AUTH-1] what a page can tell of a registration before it is sent', () => {
  it('finds nothing in a form that is filled in', () => {
    expect(faultsOf(USER, false)).toEqual({});
  });

  it('names everything that is wrong at once', () => {
    const values = { email: 'markos', password: 'short', passwordConfirmation: 'shorter', mobile: '12' };
    expect(faultsOf(values, false)).toEqual({
      username: 'required',
      email: 'email',
      password: 'password_short',
      passwordConfirmation: 'passwords_differ',
      mobile: 'phone',
      terms_accepted: 'must_accept',
      over_18: 'must_accept',
    });
  });

  it('an email without an ending is one mistyped, as the server says too', () => {
    expect(faultsOf({ ...USER, email: 'stamatia.pappa@gmial' }, false)).toEqual({ email: 'email' });
  });

  it('asks a professional for the agency too', () => {
    const values = { ...USER, 'agency.tax_number': '123456789', 'agency.landline': '99' };
    expect(faultsOf(values, true)).toEqual({
      'agency.name': 'required',
      'agency.general_commercial_agency_id': 'required',
      'agency.tax_number': 'tax_number',
      'agency.landline': 'phone',
      plan_id: 'required',
      payment: 'payment',
    });
  });
});
