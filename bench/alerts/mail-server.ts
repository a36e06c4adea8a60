/** A mail server in a process of its own, which can be killed. What it acknowledged is in a folder, and so is what it got and did not live to acknowledge. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Email, parseEmail } from '@estia/server/testing/environment/mail-sink';
import { freePort } from '@estia/server/testing/environment/site-process';

const program = fileURLToPath(new URL('../../server/testing/environment/mail-sink.ts', import.meta.url));

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });

export async function startMailServer() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'estia-mail-'));
  let child: ChildProcess;
  const start = async () => {
    child = spawn(process.execPath, [program, String(port), folder], { stdio: 'ignore' });
    while (!(await isListening(port))) await new Promise((wait) => setTimeout(wait, 20));
  };
  const kill = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  await start();
  const files = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: (): number => files().length,
    async killAndStart(): Promise<void> {
      await kill();
      await start();
    },
    /** One that was cut off while it was written down was not acknowledged either: it came again. */
    readMails: (): Promise<Email[]> => Promise.all(files().map((name) => parseEmail(readFileSync(join(folder, name))))),
    async close(): Promise<void> {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
