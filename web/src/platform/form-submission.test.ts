import { describe, expect, it } from 'vitest';
import {
  catchSubmissionError,
  findFormError,
  prefixFieldErrors,
  readFormSubmission,
  redirectWithFlash,
} from './form-submission.ts';

const createPostRequest = (fields: Record<string, string>): Request =>
  new Request('https://estia.test/dashboard', { method: 'POST', body: new URLSearchParams(fields) });

describe('[PROF-1] several forms on one page', () => {
  it('[PROF-1] reads only the fields of the form that was sent', async () => {
    const submission = await readFormSubmission(
      createPostRequest({
        intent: 'edit',
        form: 'row-2',
        'row-2.name': 'α',
        'row-1.name': 'β',
        form_key: 'k'.repeat(36),
      }),
    );
    expect(submission).toMatchObject({ intent: 'edit', form: 'row-2', values: { name: 'α' } });
    // Another form of the same page is another wish.
    expect(submission.idempotencyKey).toBe(`${'k'.repeat(36)}:row-2`);
  });

  it('[PROF-1] tells a refused field by the form it stands in, and never gives a password back', async () => {
    const submission = await readFormSubmission(
      createPostRequest({ intent: 'email', 'email.email': 'x', 'email.current_password': 'secret' }),
    );
    const refusal = Object.assign(new Error('invalid_input'), {
      code: 'invalid_input',
      status: 400,
      fields: { email: 'email' },
    });
    const result = await catchSubmissionError(submission, Promise.reject(refusal));
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.refusal.fields).toEqual({ 'email.email': 'email' });
    expect(JSON.stringify(result.refusal)).not.toContain('secret');
    expect(findFormError(result.refusal)).toBe(result.refusal);
    expect(findFormError({ recovery_codes: ['a'] })).toBeNull();
  });

  it('[PROF-1] puts an error without a field at the field it is about', async () => {
    const submission = await readFormSubmission(createPostRequest({ intent: 'app-confirm', 'app-confirm.code': '1' }));
    const result = await catchSubmissionError(
      submission,
      Promise.reject(Object.assign(new Error('wrong_code'), { code: 'wrong_code', status: 400 })),
    );
    expect(result.ok ? null : result.refusal.fields).toEqual({ 'app-confirm.code': 'wrong_code' });
  });

  it('[PROF-1] goes back by 303, in the language of the page, with its other parameters', () => {
    const response = redirectWithFlash(
      new URL('https://estia.test/en/dashboard'),
      '/dashboard?page=2&flash=old',
      'saved',
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/en/dashboard?page=2&flash=saved');
  });

  it('[PROF-1] leaves the rest of a refusal as it was', () => {
    const refusal = { code: 'invalid_input' as const, fields: { a: 'required' }, values: { form: 'f' } };
    expect(prefixFieldErrors('f', refusal)).toEqual({ ...refusal, fields: { 'f.a': 'required' } });
  });
});
