/** A name server on the loopback, by the protocol itself (RFC 1035 over UDP), which may answer each question differently. */
import { createSocket } from 'node:dgram';
import { isIP } from 'node:net';

const TYPES: Record<number, 4 | 6> = { 1: 4, 28: 6 };
export type DnsAnswer = string[] | 'no such name' | 'failure' | 'silence';

export async function startDnsServer(answer: (name: string, family: 4 | 6, count: number) => DnsAnswer) {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const labels: string[] = [];
    let at = 12;
    for (let size = message[at] ?? 0; size > 0; size = message[at] ?? 0) {
      labels.push(message.toString('latin1', at + 1, at + 1 + size));
      at += size + 1;
    }
    const question = message.subarray(12, at + 5);
    const family = TYPES[message.readUInt16BE(at + 1)] ?? 4;
    const name = labels.join('.').toLowerCase();
    asked.push(`${name} ${family}`);
    const found = answer(name, family, asked.filter((one) => one === `${name} ${family}`).length);
    if (found === 'silence') return;
    const addresses = typeof found === 'string' ? [] : found.filter((address) => isIP(address) === family);
    const header = Buffer.alloc(12);
    message.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (found === 'no such name' ? 3 : found === 'failure' ? 2 : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses.length, 6);
    const records = addresses.map((address) => {
      const data = toBytes(address);
      // The name of the question, type, class IN, no time to live, so that nobody may remember it.
      const head = Buffer.from([0xc0, 12, 0, family === 4 ? 1 : 28, 0, 1, 0, 0, 0, 0, 0, data.length]);
      return Buffer.concat([head, data]);
    });
    socket.send(Buffer.concat([header, question, ...records]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function toBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  const full = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = full.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const parts = after === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  return Buffer.from(parts.flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]));
}
