/** [ALRT-2] Emails are signed; checked by a verifier that follows the RFC and knows nothing of the signer. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyDkim } from '../../../testing/email/dkim-verifier.ts';
import { type MailSink, startMailSink } from '../../../testing/environment/mail-sink.ts';
import { readDkimKey } from './dkim-key.ts';
import { createSmtpMailer, type Mailer } from './mailer.ts';

const folder = mkdtempSync(join(tmpdir(), 'estia-dkim-'));
const makeKey = (bits: number) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const keyFile = join(folder, `${bits}.pem`);
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return {
    keyFile,
    record: `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  };
};
const { keyFile, record } = makeKey(2_048);

let sink: MailSink;
let mail: Mailer;
let raw: Buffer;
beforeAll(async () => {
  sink = await startMailSink(0, (_mail, bytes) => {
    raw = bytes;
  });
  mail = createSmtpMailer(`smtp://127.0.0.1:${sink.port}`, 'Εστία <no-reply@estia.example>', {
    dkim: readDkimKey({ domain: 'estia.example', selector: 'one', keyFile }),
    bounceAddress: 'bounces@estia.example',
  });
});
afterAll(async () => {
  mail.close();
  await sink.close();
  rmSync(folder, { recursive: true });
});

const lookUp = (name: string): string => (name === 'one._domainkey.estia.example' ? record : '');
const url = 'https://estia.example/api/alerts/unsubscribe/token-of-one-search';
const send = () =>
  mail.send({
    to: 'maria@estia.example',
    subject: 'Νέο σπίτι στο Χαλάνδρι: 250.000 €',
    text: 'Νέα αγγελία  με   κενά \r\n\r\n.μία τελεία στην αρχή\r\n\r\n\r\n',
    html: '<p>Νέα αγγελία</p>',
    messageId: '2f1c7a1e-8a53-4a0e-9f43-0a3d4f5b6c7d@estia.example',
    unsubscribeUrl: url,
  });

it('[ALRT-2] the signature holds, also for what unsubscribes by one click', async () => {
  await send();
  const result = verifyDkim(raw, lookUp);
  expect(result).toMatchObject({ isValid: true, why: '', domain: 'estia.example' });
  for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post'])
    expect(result.signed).toContain(name);
});

it.each([
  ['the subject', /^Subject: /m, 'Subject: Re '],
  ['the unsubscribe address', /unsubscribe\/token-of/, 'unsubscribe/token-off'],
  ['the one click', /One-Click/, 'Two-Clicks'],
  ['the body', /(-Encoding: (?:base64|quoted-printable)\r\n\r\n)/, '$1A'],
])('[ALRT-2] %s cannot be changed on the way', async (_what, from, to) => {
  await send();
  const text = raw.toString('latin1');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  expect(verifyDkim(Buffer.from(changed, 'latin1'), lookUp).isValid).toBe(false);
});

it('[ALRT-2] an email names where to unsubscribe by one POST, and one that has nothing to unsubscribe from does not', async () => {
  await send();
  const get = (key: string) => sink.mails.at(-1)?.headers.find((header) => header.key === key)?.value;
  expect(get('list-unsubscribe')).toBe(`<${url}>`);
  expect(get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await mail.send({ to: 'maria@estia.example', subject: 'x', text: 'x', html: 'x' });
  expect(get('list-unsubscribe')).toBeUndefined();
  expect(get('list-unsubscribe-post')).toBeUndefined();
});

it('[ALRT-2] a short key or one of another kind stops the start', () => {
  const of = (file: string) => () => readDkimKey({ domain: 'estia.example', selector: 'one', keyFile: file });
  expect(of(makeKey(1_024).keyFile)).toThrow(/2048 bits/);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const other = join(folder, 'ec.pem');
  writeFileSync(other, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  expect(of(other)).toThrow(/RSA/);
  expect(of(join(folder, 'missing.pem'))).toThrow(/ENOENT/);
});
