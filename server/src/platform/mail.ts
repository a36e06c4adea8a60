/** Outgoing mail over SMTP. Called by jobs only, so a slow mail server delays no page. */
import nodemailer from 'nodemailer';

type Letter = { to: string; subject: string; text: string; html: string };

export type Mail = { send: (letter: Letter) => Promise<void>; close: () => void };

const TIMEOUT_MS = 10_000;

export function smtpMail(smtpUrl: string, from: string): Mail {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as Parameters<typeof nodemailer.createTransport>[0]);
  return {
    async send(letter) {
      await transport.sendMail({ from, ...letter });
    },
    close: () => transport.close(),
  };
}
