/** What the forms of the security page do. Secrets and codes are answered once, with the page, and never by a redirect. */
import type { TotpSecret } from '../../features/accounts/TotpPanel.tsx';
import type { Ask } from '../../platform/ask.ts';
import { notFound } from '../../platform/failures.ts';
import { refused } from '../../platform/forms.ts';
import { type Act, backTo, tryAct } from './acts.ts';

const HERE = '/dashboard/user/security';

export async function secureAct(ask: Ask, act: Act, url: URL) {
  const { own, idempotencyKey } = act;
  const { current_password = '' } = own;
  const done = async (work: Promise<unknown>, word: string) => {
    const tried = await tryAct(act, work);
    return tried.ok ? backTo(url, HERE, word) : refused(tried.refusal);
  };
  /** The first factor comes with recovery codes; a further one has nothing to show. */
  const added = async (work: Promise<{ recovery_codes?: string[] | undefined }>) => {
    const tried = await tryAct(act, work);
    if (!tried.ok) return refused(tried.refusal);
    const { recovery_codes } = tried.value;
    return recovery_codes?.length ? { recovery_codes } : backTo(url, HERE, 'factor-added');
  };
  switch (act.act) {
    case 'password': {
      const { password = '', passwordConfirmation = '' } = own;
      const body = { current_password, password, passwordConfirmation };
      return done(ask('POST /user/change-password', { body, idempotencyKey }), 'password-changed');
    }
    case 'device-end':
      return done(ask('DELETE /user/sessions/{id}', { params: { id: own.id }, idempotencyKey }), 'device-ended');
    case 'devices-end':
      return done(ask('DELETE /user/sessions', { idempotencyKey }), 'devices-ended');
    case 'app-begin': {
      const tried = await tryAct(
        act,
        ask('POST /user/second-factors/totp', { body: { current_password }, idempotencyKey }),
      );
      return tried.ok ? { totp: tried.value } : refused(tried.refusal);
    }
    case 'app-confirm': {
      const { code = '' } = own;
      return added(ask('POST /user/second-factors/totp/confirm', { body: { code }, idempotencyKey }));
    }
    case 'app-remove':
      return done(
        ask('DELETE /user/second-factors/totp', { body: { current_password }, idempotencyKey }),
        'app-removed',
      );
    case 'renew': {
      const work = ask('POST /user/second-factors/recovery-codes', { body: { current_password }, idempotencyKey });
      return added(work);
    }
    case 'key-add': {
      const { name = '', credential = '' } = own;
      return added(ask('POST /user/passkeys', { body: { name, credential }, idempotencyKey }));
    }
    case 'key-remove': {
      const { id } = own;
      const work = ask('DELETE /user/passkeys/{id}', { params: { id }, body: { current_password }, idempotencyKey });
      return done(work, 'passkey-removed');
    }
    default:
      return notFound();
  }
}

const within = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;

export const totpIn = (answer: unknown): TotpSecret | null => (within(answer, 'totp') as TotpSecret) ?? null;
export const codesIn = (answer: unknown): string[] | null => (within(answer, 'recovery_codes') as string[]) ?? null;
