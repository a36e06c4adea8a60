/**
 * An SMTP server that delivers to nobody: tests and `npm run dev` read what would have been sent. An address that
 * begins with `bounce` is refused for good (550), one with `later` for now (451), as real servers do.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailSink = { port: number; mails: Email[]; close: () => Promise<void> };

export function openMailSink(port = 0, onMail: (mail: Email, raw: Buffer) => void = () => {}): Promise<MailSink> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, done) {
      const refuse = (code: number, text: string) => done(Object.assign(new Error(text), { responseCode: code }));
      if (address.address.startsWith('bounce')) return refuse(550, 'No such mailbox');
      if (address.address.startsWith('later')) return refuse(451, 'Try again later');
      return done();
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const mail = await PostalMime.parse(raw);
        mails.push(mail);
        onMail(mail, raw);
        done();
      });
    },
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        mails,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}

/** For people: node server/testing/mail-sink.ts PORT FOLDER keeps every mail as a file. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , port = '54312', folder = '.local/mail'] = process.argv;
  mkdirSync(folder, { recursive: true });
  let count = 0;
  await openMailSink(Number(port), (mail, raw) => {
    count += 1;
    const file = `${folder}/${new Date().toISOString().replaceAll(':', '')}-${count}.eml`;
    writeFileSync(file, raw);
    process.stdout.write(`mail: ${mail.subject ?? ''} → ${file}\n`);
  });
}
