/**
 * A push service and the browsers behind it, as RFC 8030, 8291 and 8292 describe them from their side: checks who sends,
 * decrypts with the browser's own keys, and answers as it is told to.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVapidPrivateKey, getVapidPublicKey } from '../../src/platform/push/vapid.ts';

export type PushedMessage = { browser: string; text: string; topic: string; ttl: number };
export type Browser = { endpoint: string; keys: { p256dh: string; auth: string } };

const ORIGIN = 'https://push.example';
const decode = (text: string): Buffer => Buffer.from(text, 'base64url');

/** RFC 8292: a token for this service, not older than a day, signed with the key that it names. */
function assertVapid(header: string, publicKey: string): void {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error('another sender than the one subscribed to');
  const { aud, exp, sub } = JSON.parse(decode(claims).toString()) as { aud: string; exp: number; sub: string };
  if (aud !== ORIGIN) throw new Error(`a token for ${aud}`);
  if (typeof exp !== 'number') throw new Error('a token without an end');
  if (!/^(mailto|https):/.test(sub)) throw new Error('nobody to write to');
  const point = decode(key);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const verifier = { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), verifier, decode(signature)))
    throw new Error('a forged token');
}

/** RFC 8188 and 8291, the receiver's side. */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const cipherText = body.subarray(21 + keyLength);
  const hkdf = (secret: Buffer, withSalt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, withSalt, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const input = hkdf(pair.computeSecret(sender), auth, info, 32);
  const key = hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(cipherText.subarray(-16));
  const padded = Buffer.concat([decipher.update(cipherText.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not the last record');
  return padded.subarray(0, end).toString();
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** `publicKey`: whom the browsers have subscribed to. */
export async function startPushService(publicKey: string) {
  const messages: PushedMessage[] = [];
  const faults: string[] = [];
  const browsers = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>();
  const answers = new Map<string, { status: number; retryAfter?: number }>();
  let requests = 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1;
    const body = await readBody(request);
    const name = (request.url ?? '').slice(1);
    // Tests of the browser run in other processes than the one that started this.
    if (request.method === 'PUT' || request.method === 'GET') {
      const content = request.method === 'PUT' ? subscribe(name) : { faults, messages: listMessages(name) };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content));
      return;
    }
    const answer = answers.get(name);
    if (answer) {
      response.writeHead(answer.status, answer.retryAfter ? { 'retry-after': String(answer.retryAfter) } : {}).end();
      return;
    }
    const browser = browsers.get(name);
    if (!browser) {
      response.writeHead(410).end();
      return;
    }
    try {
      if (request.method !== 'POST' || request.headers['content-encoding'] !== 'aes128gcm')
        throw new Error('no message');
      assertVapid(request.headers.authorization ?? '', publicKey);
      const topic = String(request.headers.topic ?? '');
      if (!/^[\w-]{1,32}$/.test(topic)) throw new Error('no topic');
      const ttl = Number(request.headers.ttl);
      messages.push({ browser: name, text: decrypt(body, browser.pair, browser.auth), topic, ttl });
      response.writeHead(201).end();
    } catch (error) {
      faults.push((error as Error).message);
      response.writeHead(403).end();
    }
  }

  function subscribe(name: string): Browser {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const auth = randomBytes(16);
    browsers.set(name, { pair, auth });
    return {
      endpoint: `${ORIGIN}/${name}`,
      keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }
  const listMessages = (name: string): PushedMessage[] => messages.filter(({ browser }) => browser === name);

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    faults,
    getRequestCount: () => requests,
    subscribe,
    /** The subscription has run out. */
    expire: (name: string): void => void browsers.delete(name),
    answerWith: (name: string, answer: { status: number; retryAfter?: number } | null): void => {
      if (answer) answers.set(name, answer);
      else answers.delete(name);
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** With a key of its own, for a site that is started beside it. */
export async function startPushServiceWithKey() {
  const privateKey = createVapidPrivateKey();
  return { ...(await startPushService(getVapidPublicKey(privateKey))), privateKey };
}
