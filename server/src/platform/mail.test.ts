import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailSink, openMailSink } from '../../testing/mail-sink.ts';
import { type Mail, smtpMail } from './mail.ts';

let sink: MailSink;
let mail: Mail;
beforeAll(async () => {
  sink = await openMailSink();
  mail = smtpMail(`smtp://127.0.0.1:${sink.port}`, 'Εστία <no-reply@estia.example>');
});
afterAll(async () => {
  mail.close();
  await sink.close();
});

it('sends a letter over SMTP, Greek intact', async () => {
  await mail.send({ to: 'maria@estia.example', subject: 'Καλώς ήρθες', text: 'Γεια σου', html: '<p>Γεια σου</p>' });
  expect(sink.mails[0]).toMatchObject({ subject: 'Καλώς ήρθες', from: { name: 'Εστία' } });
  expect(sink.mails[0]?.text).toContain('Γεια σου');
});

it('a refused address is an error with the server’s code', async () => {
  const letter = { subject: 'x', text: 'x', html: 'x' };
  await expect(mail.send({ ...letter, to: 'bounce@estia.example' })).rejects.toMatchObject({ responseCode: 550 });
  await expect(mail.send({ ...letter, to: 'later@estia.example' })).rejects.toMatchObject({ responseCode: 451 });
});
