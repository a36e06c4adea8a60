import { type ErrorCode, errorStatuses } from '@estia/contract/errors';
import { expect, it } from 'vitest';
import { assignErrorToField, catchFormError, createFormError, findMissingFields, readFormValues } from './forms.ts';

const fail = (code: ErrorCode, fields?: Record<string, string>) =>
  Promise.reject({ code, status: errorStatuses[code], fields });

it('a form is read as texts, the last of a name, no files', async () => {
  const form = new FormData();
  form.append('a', '1');
  form.append('a', '2');
  form.append('file', new File(['x'], 'x.txt'));
  expect(await readFormValues(new Request('http://x/', { method: 'POST', body: form }))).toEqual({ a: '2' });
});

it('what was typed comes back, but no password, code, token or key', async () => {
  const values = {
    email: 'a@b.gr',
    postal_code: '15234',
    password: 'p',
    passwordConfirmation: 'p',
    oneTimePassword: '1',
    current_password: 'p',
    code: '1',
    card_token_id: 't',
    passkey: '{}',
    form_key: 'k',
  };
  const result = await catchFormError(fail('invalid_input', { email: 'email' }), values);
  expect(result).toEqual({
    ok: false,
    refusal: {
      code: 'invalid_input',
      fields: { email: 'email' },
      values: { email: 'a@b.gr', postal_code: '15234' },
    },
  });
});

it('a fault of ours is not a refusal of theirs', async () => {
  await expect(catchFormError(fail('internal'), {})).rejects.toMatchObject({ init: { status: 500 } });
  await expect(catchFormError(fail('overloaded'), {})).rejects.toMatchObject({ init: { status: 503 } });
});

it('[AUTH-7] an empty field is told that it is required, whatever its rules say', () => {
  const { fields } = createFormError(
    'invalid_input',
    { password: 'password_short', terms: 'must_accept' },
    { password: ' ' },
  );
  expect(fields).toEqual({ password: 'required', terms: 'must_accept' });
  expect(findMissingFields({ email: ' ', password: 'x' }, ['email', 'password'])).toEqual({ email: 'required' });
  expect(findMissingFields({ email: 'x' }, ['email'])).toBeNull();
});

it('a refusal about one field is put at that field, unless it named some itself', () => {
  const bare = createFormError('wrong_code', {}, {});
  expect(assignErrorToField(bare, { wrong_code: 'code' }).fields).toEqual({ code: 'wrong_code' });
  expect(assignErrorToField(bare, { gone: 'code' }).fields).toEqual({});
  const named = createFormError('wrong_code', { other: 'invalid' }, {});
  expect(assignErrorToField(named, { wrong_code: 'code' }).fields).toEqual({ other: 'invalid' });
});
