/** A mail server that hands one email to another, line by line as it is told: also what no library would send. */
import { connect, type Socket } from 'node:net';

export type SmtpReply = { code: number; text: string };

export class SmtpClient {
  readonly #socket: Socket;
  #buffer = '';
  #waiting: { resolve: (reply: SmtpReply) => void; reject: (error: Error) => void }[] = [];
  #replies: SmtpReply[] = [];
  #end: Error | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (data: string) => this.#read(data));
    const end = (error?: Error) => {
      this.#end ??= error ?? new Error('The connection was closed');
      for (const each of this.#waiting.splice(0)) each.reject(this.#end);
    };
    socket.on('error', end);
    socket.on('close', () => end());
  }

  static async open(port: number): Promise<SmtpClient> {
    const client = new SmtpClient(connect(port, '127.0.0.1'));
    const greeting = await client.next();
    if (greeting.code !== 220) throw new Error(greeting.text);
    return client;
  }

  #read(data: string): void {
    this.#buffer += data;
    for (let at = this.#buffer.indexOf('\r\n'); at !== -1; at = this.#buffer.indexOf('\r\n')) {
      const line = this.#buffer.slice(0, at);
      this.#buffer = this.#buffer.slice(at + 2);
      if (line[3] === '-') continue;
      const reply = { code: Number(line.slice(0, 3)), text: line };
      const waiting = this.#waiting.shift();
      if (waiting) waiting.resolve(reply);
      else this.#replies.push(reply);
    }
  }

  next(): Promise<SmtpReply> {
    const known = this.#replies.shift();
    if (known) return Promise.resolve(known);
    if (this.#end) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  command(line: string): Promise<SmtpReply> {
    this.#socket.write(`${line}\r\n`, 'latin1');
    return this.next();
  }

  /** The last answer: to the email, or to what was refused before it. */
  async send({ from, to, raw }: { from: string; to: readonly string[]; raw: Buffer }): Promise<SmtpReply> {
    await this.command('EHLO mail.example');
    const sender = await this.command(`MAIL FROM:<${from}>`);
    if (sender.code !== 250) return sender;
    let isTaken = false;
    let last = sender;
    for (const address of to) {
      last = await this.command(`RCPT TO:<${address}>`);
      isTaken ||= last.code === 250;
    }
    if (!isTaken) return last;
    const data = await this.command('DATA');
    if (data.code !== 354) return data;
    this.#socket.write(raw.toString('latin1').replace(/^\./gm, '..'), 'latin1');
    return this.command('\r\n.');
  }

  close(): void {
    this.#socket.destroy();
  }
}

export async function sendBySmtp(port: number, email: Parameters<SmtpClient['send']>[0]): Promise<SmtpReply> {
  const client = await SmtpClient.open(port);
  try {
    return await client.send(email);
  } finally {
    client.close();
  }
}
