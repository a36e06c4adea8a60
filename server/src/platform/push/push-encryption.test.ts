import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPublicLookup, isPublicAddress, isPublicHttpsUrl } from '../guarded-fetch/public-address.ts';
import { arePushKeysValid, encryptPush, MAX_PUSH_BYTES } from './push-encryption.ts';
import { createVapid, createVapidPrivateKey } from './vapid.ts';

/** RFC 8291, appendix A. */
const vector = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A' +
    '_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const decode = (text: string): Buffer => Buffer.from(text, 'base64url');

describe('[ALRT-3] the body of a push message', () => {
  it('is the one of RFC 8291, byte for byte', () => {
    const { text, keys, salt, privateKey, body } = vector;
    expect(encryptPush(text, keys, { salt: decode(salt), privateKey: decode(privateKey) }).toString('base64url')).toBe(
      body,
    );
  });

  it('never looks the same twice, and has room for at most one record', () => {
    expect(encryptPush('x', vector.keys)).not.toEqual(encryptPush('x', vector.keys));
    expect(encryptPush('x'.repeat(MAX_PUSH_BYTES), vector.keys)).toHaveLength(4_096);
    expect(() => encryptPush('x'.repeat(MAX_PUSH_BYTES + 1), vector.keys)).toThrow(/too long/);
  });

  it('is not made for keys that are no point of the curve', () => {
    expect(arePushKeysValid(vector.keys)).toBe(true);
    expect(arePushKeysValid({ ...vector.keys, p256dh: `B${'A'.repeat(86)}` })).toBe(false);
    expect(arePushKeysValid({ ...vector.keys, auth: 'AAAA' })).toBe(false);
  });
});

describe('[ALRT-3] who sends a push message', () => {
  it('is proved by a token for that push service alone, which anybody can check with the public key', () => {
    const now = new Date('2026-11-15T10:00:00Z');
    const vapid = createVapid(createVapidPrivateKey(), 'mailto:info@estia.example');
    const header = vapid.authorize(new URL('https://push.example/abc?d=1'), now);
    const [, head = '', claims = '', signature = '', key = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]{87})$/.exec(header) ?? [];
    expect(key).toBe(vapid.publicKey);
    expect(JSON.parse(decode(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(JSON.parse(decode(claims).toString())).toEqual({
      aud: 'https://push.example',
      exp: now.getTime() / 1_000 + 43_200,
      sub: 'mailto:info@estia.example',
    });
    const point = decode(key);
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const data = Buffer.from(`${head}.${claims}`);
    expect(verify('sha256', data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, decode(signature))).toBe(true);
  });

  it('has a key of 32 bytes, also where it begins with zeros', () => {
    for (let n = 0; n < 300; n++) expect(createVapidPrivateKey()).toMatch(/^[\w-]{43}$/);
  });
});

describe('[ALRT-3] whom we send to', () => {
  it.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://8.8.8.8/a',
    'https://localhost/a',
    'https://intranet/a',
    'https://printer.local/a',
    'https://metadata.google.internal/a',
    'https://user:word@push.example/a',
    'https://push.example:8443/a',
    'https://0x7f000001/a',
    'not an address',
  ])('is not %s', (url) => expect(isPublicHttpsUrl(url)).toBe(false));

  it('is a named host with https', () => {
    expect(isPublicHttpsUrl('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  });

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['10.1.2.3', false],
    ['169.254.169.254', false],
    ['192.168.1.1', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['2002:a00:1::', false],
    ['nonsense', false],
  ])('%s is public: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected));

  it('is refused when one address of its name is private', async () => {
    const answers: Record<string, { address: string; family: number }[]> = {
      'good.example': [{ address: '8.8.8.8', family: 4 }],
      'rebound.example': [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    };
    const lookup = createPublicLookup(((
      host: string,
      _options: object,
      done: (error: null, found: { address: string; family: number }[]) => void,
    ) => done(null, answers[host] ?? [])) as never);
    const ask = (host: string, all: boolean) =>
      new Promise((resolve) => {
        lookup(host, { all }, (error, address) => resolve(error ? (error as NodeJS.ErrnoException).code : address));
      });
    expect(await ask('good.example', false)).toBe('8.8.8.8');
    expect(await ask('good.example', true)).toEqual(answers['good.example']);
    expect(await ask('rebound.example', false)).toBe('EPRIVATE');
    expect(await ask('rebound.example', true)).toBe('EPRIVATE');
  });
});
