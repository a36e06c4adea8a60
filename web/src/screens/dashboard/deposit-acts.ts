/** What the forms of deposits do, on their own page and on that of a subscription. */
import type { Ask } from '../../platform/ask.ts';
import { notFound } from '../../platform/failures.ts';
import { type Refusal, refused } from '../../platform/forms.ts';
import { type Act, backTo, inForm, tryAct } from './acts.ts';

const words = { note: 'noted', match: 'matched', confirm: 'confirmed', reject: 'rejected' } as const;
const isDepositAct = (act: string): act is keyof typeof words => Object.hasOwn(words, act);

/** Null: it is no act of a deposit. */
export async function depositAct(ask: Ask, act: Act, { url, here }: { url: URL; here: string }) {
  const { own, idempotencyKey } = act;
  const { reason = '', gemi = '' } = own;
  const params = { id: own.id ?? '' };
  const unowed = 'unowed' in own;
  const credit = 'credit' in own;
  if (!isDepositAct(act.act)) return null;
  if (act.act !== 'note' && !/^[1-9]\d{0,14}$/.test(params.id)) return notFound();
  const work = {
    note: () =>
      ask('POST /adminPanel/deposits', {
        body: { gemi, booked_on: own.booked_on ?? '', amount: own.amount ?? '', unowed, credit, reason },
        idempotencyKey,
      }),
    match: () =>
      ask('PUT /adminPanel/deposits/{id}/match', { params, body: { gemi, unowed, credit, reason }, idempotencyKey }),
    confirm: () => ask('POST /adminPanel/deposits/{id}/confirm', { params, body: { reason }, idempotencyKey }),
    reject: () => ask('POST /adminPanel/deposits/{id}/reject', { params, body: { reason }, idempotencyKey }),
  }[act.act];
  const tried = await tryAct<unknown>(act, work());
  return tried.ok ? backTo(url, here, words[act.act]) : refused(tried.refusal);
}

/** The file of a form, as base64. The bytes are looked at by the server alone. */
export async function fileIn(form: FormData, name: string): Promise<string | null> {
  const file = form.get(name);
  if (!(file instanceof File) || file.size === 0) return null;
  return Buffer.from(await file.arrayBuffer()).toString('base64');
}

export const noFile: Refusal = inForm('send', {
  code: 'invalid_input',
  fields: { file: 'required' },
  values: { form: 'send' },
});
