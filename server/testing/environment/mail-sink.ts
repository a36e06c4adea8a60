/**
 * An SMTP server that delivers to nobody: tests and `npm run dev` read what would have been sent. An address that
 * begins with `bounce` is refused for good (550), one with `later` for now (451), one with `grey` only the first time,
 * as real servers do; one with `spam` is refused after the email was seen (554).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type { Email } from 'postal-mime';
export const parseEmail = (raw: Buffer): Promise<Email> => PostalMime.parse(raw);

type PausedReply = { reached: Promise<void>; release: () => void };

export type MailSink = {
  port: number;
  mails: Email[];
  /**
   * The next answer waits until released: to the address (nothing was taken yet), or to the letter, which the sink has
   * then taken. Who is killed meanwhile never hears it.
   */
  pause: (at: 'address' | 'letter') => PausedReply;
  close: () => Promise<void>;
};

function createPauses() {
  const next = new Map<string, { reach: () => void; released: Promise<void> }>();
  return {
    pause(at: 'address' | 'letter'): PausedReply {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      next.set(at, { reach: reached.resolve, released: released.promise });
      return { reached: reached.promise, release: released.resolve };
    },
    async pass(at: 'address' | 'letter'): Promise<void> {
      const paused = next.get(at);
      next.delete(at);
      paused?.reach();
      await paused?.released;
    },
  };
}

const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });

export function startMailSink(port = 0, onMail: (mail: Email, raw: Buffer) => void = () => {}): Promise<MailSink> {
  const mails: Email[] = [];
  const seen = new Set<string>();
  const holds = createPauses();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Tests end with connections of killed or pooled clients still open.
    closeTimeout: 200,
    async onRcptTo({ address }, _session, done) {
      await holds.pass('address');
      const known = seen.has(address);
      seen.add(address);
      if (address.startsWith('bounce')) return done(refusal(550, `No such mailbox ${address}`));
      if (address.startsWith('later')) return done(refusal(451, `Try ${address} again later`));
      if (address.startsWith('grey') && !known) return done(refusal(451, 'Greylisted'));
      return done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (session.envelope.rcptTo.some(({ address }) => address.startsWith('spam')))
          return done(refusal(554, 'This looks like spam'));
        const raw = Buffer.concat(chunks);
        const mail = await PostalMime.parse(raw);
        mails.push(mail);
        onMail(mail, raw);
        await holds.pass('letter');
        done();
      });
    },
  });
  return new Promise((resolve, reject) => {
    server.on('error', (error: Error & { remote?: string }) => {
      // A client that is gone in the middle is what some tests are about.
      if (!error.remote) reject(error);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        mails,
        pause: holds.pause,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}

/** For people: node server/testing/environment/mail-sink.ts PORT FOLDER keeps every mail as a file. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , port = '54312', folder = '.local/mail'] = process.argv;
  mkdirSync(folder, { recursive: true });
  let count = 0;
  await startMailSink(Number(port), (mail, raw) => {
    count += 1;
    const file = `${folder}/${new Date().toISOString().replaceAll(':', '')}-${count}.eml`;
    writeFileSync(file, raw);
    process.stdout.write(`mail: ${mail.subject ?? ''} → ${file}\n`);
  });
}
