import { type ErrorCode, errorStatuses } from '@estia/contract/errors';
import { expect, it } from 'vitest';
import type { ApiClient } from '../../platform/api-client.ts';
import type { withProofOfWork } from '../../platform/proof-of-work/with-proof-of-work.ts';
import { Resender } from './resender.ts';

type Body = { email?: string; new_email?: string; proof_of_work?: { puzzle: string } };

const refuse = (code: ErrorCode) => Object.assign(new Error(code), { code, status: errorStatuses[code] });

/** A server that keeps one message and remembers its answers by key; the line may lose one on the way back. */
function makeWorld({ isSignedIn = false } = {}) {
  const about = { for: 'sale' as const, property_id: 1, client_key: 'client-key' };
  const answers = new Map<string, { body: string; reply: object }>();
  const mails: string[] = [];
  const lose: ('before' | 'after')[] = [];
  let at = 'old@mail.gr';
  let sums = 0;
  const callApi = (async (_: string, { body, idempotencyKey }: { body: Body; idempotencyKey: string }) => {
    const fault = lose.shift();
    if (fault === 'before') throw refuse('overloaded');
    const known = answers.get(idempotencyKey);
    if (known && known.body !== JSON.stringify(body)) throw refuse('key_reused');
    if (!known) {
      if (!isSignedIn && body.email !== at) throw refuse('gone');
      if (body.new_email === 'nonsense') throw refuse('invalid_input');
      at = body.new_email ?? at;
      mails.push(at);
      answers.set(idempotencyKey, { body: JSON.stringify(body), reply: { confirm: true, sent_to: at } });
    }
    if (fault === 'after') throw refuse('overloaded');
    return answers.get(idempotencyKey)?.reply;
  }) as unknown as ApiClient;
  const work: typeof withProofOfWork = (send, isRequired) =>
    send(isRequired ? { puzzle: `sum ${++sums}`, answer: '1' } : undefined) as never;
  const resender = new Resender({ about, sentTo: at, isSignedIn }, callApi, work);
  return { resender, mails, lose };
}

it('[LIST-6] a correction whose answer was lost is the same correction when it is pressed again', async () => {
  const { resender, mails, lose } = makeWorld();
  lose.push('after');
  await expect(resender.resend('new@mail.gr')).rejects.toMatchObject({ code: 'overloaded' });
  expect(resender.address).toBe('old@mail.gr');
  expect(await resender.resend('new@mail.gr')).toMatchObject({ sent_to: 'new@mail.gr' });
  expect([resender.address, mails]).toEqual(['new@mail.gr', ['new@mail.gr']]);
  await resender.resend();
  expect(mails).toEqual(['new@mail.gr', 'new@mail.gr']);
});

it('[LIST-6] after a lost correction another address, and the code of its mail, go by where the message is', async () => {
  const { resender, mails, lose } = makeWorld();
  lose.push('after');
  await expect(resender.resend('new@mail.gr')).rejects.toThrow();
  expect(await resender.resend('third@mail.gr')).toMatchObject({ sent_to: 'third@mail.gr' });
  lose.push('after');
  await expect(resender.resend('fourth@mail.gr')).rejects.toThrow();
  await resender.settle();
  expect(resender.address).toBe('fourth@mail.gr');
  expect(mails).toEqual(['new@mail.gr', 'third@mail.gr', 'fourth@mail.gr']);
});

it('[LIST-6] what never arrived is sent when it is pressed again, and what was refused is forgotten', async () => {
  const { resender, mails, lose } = makeWorld();
  lose.push('before');
  await expect(resender.resend('new@mail.gr')).rejects.toThrow();
  expect(await resender.resend('new@mail.gr')).toMatchObject({ sent_to: 'new@mail.gr' });
  await expect(resender.resend('nonsense')).rejects.toMatchObject({ code: 'invalid_input' });
  lose.push('before');
  await expect(resender.resend('nonsense')).rejects.toMatchObject({ code: 'overloaded' });
  expect(await resender.resend()).toMatchObject({ sent_to: 'new@mail.gr' });
  expect(mails).toHaveLength(2);
});

it('[LIST-6] a member’s mail is asked for without an address, each time it is pressed', async () => {
  const { resender, mails } = makeWorld({ isSignedIn: true });
  await resender.resend();
  await resender.resend();
  expect(mails).toHaveLength(2);
});
