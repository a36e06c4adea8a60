/** A network between a process and PostgreSQL that counts the statements it is sent. Without TLS. */
import { createServer, connect as openSocket, type Socket } from 'node:net';

/** Of the protocol's messages, which begin with a letter: a simple query, or the execution of a prepared one. */
const STATEMENTS = new Set(['Q'.charCodeAt(0), 'E'.charCodeAt(0)]);
const LENGTH_BYTES = 4;

/** Messages come in pieces of any size. The first of a connection has no letter. */
function createMessageReader(onMessage: (letter: number) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  let hasStarted = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const letterBytes = hasStarted ? 1 : 0;
      if (rest.length < letterBytes + LENGTH_BYTES) return;
      const end = letterBytes + rest.readUInt32BE(letterBytes);
      if (rest.length < end) return;
      if (hasStarted) onMessage(rest[0] ?? 0);
      hasStarted = true;
      rest = rest.subarray(end);
    }
  };
}

export async function openStatementCounter(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((near) => {
    const far = openSocket(Number(target.port), target.hostname);
    const read = createMessageReader((letter) => {
      if (STATEMENTS.has(letter)) count += 1;
    });
    near.on('data', read);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.on('data', (bytes) => other.write(bytes));
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    count: (): number => count,
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
