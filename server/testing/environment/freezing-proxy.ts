/** A network between a process and its database that can swallow every packet, as a partition or a frozen server does. */
import { createServer, connect as openSocket, type Socket } from 'node:net';

export type FreezingProxy = Awaited<ReturnType<typeof openFreezingProxy>>;

export async function openFreezingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = openSocket(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    for (const [socket, other] of [pair, [far, near]] as const) {
      sockets.add(socket);
      if (isFrozen) socket.pause();
      socket.on('data', (bytes) => other.write(bytes));
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (isFrozen) socket.pause();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    freeze(): void {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw(): void {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
