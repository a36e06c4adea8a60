import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import type { Failures } from '../failures.ts';
import type { Log } from '../log.ts';
import { startInboundServer } from './inbound-server.ts';

it('[SHRE-1] one host does not take all connections of the listener', async () => {
  const server = await startInboundServer(
    { host: '127.0.0.1', port: 0, name: 'in.estia.example', tls: null, keptBytes: 1_000, limits: { clientsOfHost: 2 } },
    {
      isKnown: async () => false,
      receive: async () => 'stored',
      count: () => undefined,
      failures: { record: () => undefined } as unknown as Failures,
      log: { info: () => undefined } as unknown as Log,
    },
  );
  const open = async (): Promise<{ socket: Socket; greeting: string }> => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const [first] = await once(socket, 'data');
    return { socket, greeting: String(first).slice(0, 3) };
  };
  const all = [await open(), await open(), await open()];
  expect(all.map(({ greeting }) => greeting)).toEqual(['220', '220', '421']);
  const ended = once(all[0]?.socket as Socket, 'close');
  all[0]?.socket.write('QUIT\r\n');
  await ended;
  await expect
    .poll(async () => {
      const { socket, greeting } = await open();
      socket.destroy();
      return greeting;
    })
    .toBe('220');
  for (const { socket } of all) socket.destroy();
  await server.close();
});
