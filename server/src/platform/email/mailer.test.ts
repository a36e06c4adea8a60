import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../../../testing/environment/mail-sink.ts';
import { classifyDeliveryError, createSmtpMailer, type Mailer } from './mailer.ts';

let sink: MailSink;
let mail: Mailer;
beforeAll(async () => {
  sink = await startMailSink();
  mail = createSmtpMailer(`smtp://127.0.0.1:${sink.port}`, 'Εστία <no-reply@estia.example>');
});
afterAll(async () => {
  mail.close();
  await sink.close();
});

const email = { subject: 'x', text: 'x', html: 'x' };

it('sends a letter over SMTP, Greek intact', async () => {
  await mail.send({ to: 'maria@estia.example', subject: 'Καλώς ήρθες', text: 'Γεια σου', html: '<p>Γεια σου</p>' });
  expect(sink.mails[0]).toMatchObject({
    subject: 'Καλώς ήρθες',
    from: { name: 'Εστία', address: 'no-reply@estia.example' },
  });
  expect(sink.mails[0]?.text).toContain('Γεια σου');
});

it('[I18N-1] signs with our name in the language of the reader', async () => {
  await mail.send({ ...email, to: 'john@estia.example', fromName: 'Estia' });
  expect(sink.mails.at(-1)?.from).toMatchObject({ name: 'Estia', address: 'no-reply@estia.example' });
  const plain = createSmtpMailer(`smtp://127.0.0.1:${sink.port}`, 'no-reply@estia.example');
  await plain.send({ ...email, to: 'john@estia.example' });
  plain.close();
  expect(sink.mails.at(-1)?.from).toMatchObject({ name: '', address: 'no-reply@estia.example' });
});

it('a refused address is an error with the server’s code', async () => {
  await expect(mail.send({ ...email, to: 'bounce@estia.example' })).rejects.toMatchObject({ responseCode: 550 });
  await expect(mail.send({ ...email, to: 'later@estia.example' })).rejects.toMatchObject({ responseCode: 451 });
});

it('nothing a person typed becomes a header or a second reader', async () => {
  sink.mails.length = 0;
  const subject = 'Hello\r\nBcc: thief@estia.example\r\n\r\n<b>body</b>\u2028X-Odd: 1';
  await mail.send({
    ...email,
    to: 'maria@estia.example',
    subject,
    messageId: 'a@estia.example>\r\nBcc: t@estia.example',
  });
  const [got] = sink.mails;
  expect(got?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(got?.headers.map(({ key }) => key)).not.toContain('x-odd');
  expect(got?.text?.trim()).toBe('x');
  for (const to of [
    'maria@estia.example, thief@estia.example',
    'maria@estia.example\r\nBcc: thief@estia.example',
    'maria@estia.example> SIZE=1\r\nRCPT TO:<thief@estia.example',
    'Maria <maria@estia.example>',
    'group:maria@estia.example;',
    '',
  ])
    await expect(mail.send({ ...email, to })).rejects.toMatchObject({ code: 'EADDRESS' });
  expect(sink.mails).toHaveLength(1);
});

it('a mail server that is not there is a refusal for now', async () => {
  const nobody = createSmtpMailer('smtp://127.0.0.1:1', 'Εστία <no-reply@estia.example>');
  const error = await nobody.send({ ...email, to: 'maria@estia.example' }).catch((caught: unknown) => caught);
  nobody.close();
  expect(classifyDeliveryError(error)).toEqual({ for: 'now', reply: expect.stringMatching(/^E[A-Z]+$/) });
});

it.each([
  ['RCPT TO', '550 5.1.1 <maria@estia.example> unknown', { for: 'mailbox', reply: '550 5.1.1' }],
  ['RCPT TO', '550 No such mailbox', { for: 'mailbox', reply: '550' }],
  ['RCPT TO', '550 5.2.1 mailbox closed', { for: 'mailbox', reply: '550 5.2.1' }],
  ['RCPT TO', '550 5.7.1 your server is on a list', { for: 'letter', reply: '550 5.7.1' }],
  ['RCPT TO', '552 5.2.2 mailbox full', { for: 'now', reply: '552 5.2.2' }],
  ['RCPT TO', '451 4.7.1 greylisted', { for: 'now', reply: '451 4.7.1' }],
  ['RCPT TO', '503 out of step', { for: 'now', reply: '503' }],
  ['DATA', '554 5.7.1 spam', { for: 'letter', reply: '554 5.7.1' }],
  ['DATA', '554 spam', { for: 'letter', reply: '554' }],
  ['DATA', '550 5.1.1 unknown', { for: 'mailbox', reply: '550 5.1.1' }],
  ['AUTH PLAIN', '535 5.7.8 wrong password', { for: 'now', reply: '535 5.7.8' }],
  ['MAIL FROM', '550 5.1.8 sender', { for: 'now', reply: '550 5.1.8' }],
  ['CONN', 'maria@estia.example', { for: 'now', reply: 'failed' }],
])('%s answered by %s', (command, response, meaning) => {
  expect(classifyDeliveryError({ command, response })).toEqual(meaning);
});
