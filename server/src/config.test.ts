/** What of the environment is refused before anything starts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { parseConfig, parseDirectDatabaseUrl } from './config.ts';

const laptop = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));
const {
  STRIPE_API_KEY: _key,
  STRIPE_WEBHOOK_SECRET: _secret,
  STRIPE_HOST: _host,
  VAPID_PRIVATE_KEY: _vapid,
  EMAIL_EVENTS_SECRET: _events,
  ...bare
} = laptop;
const real: Record<string, string | undefined> = {
  ...bare,
  PUBLIC_ORIGIN: 'https://estia.example',
  SECRET_KEY: 'b3RoZXItb3RoZXItb3RoZXItb3RoZXItb3RoZXItb3RoZXI=',
};
const keys = { STRIPE_API_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

describe('[SUBS-2] the environment of cards', () => {
  it('is the double on a laptop, the provider on a real site, and may be missing', () => {
    expect(parseConfig(laptop).stripe).toMatchObject({ host: 'http://127.0.0.1:54316' });
    expect(parseConfig({ ...real, ...keys }).stripe).toEqual({
      apiKey: 'sk_live_x',
      webhookSecret: 'whsec_x',
      host: null,
    });
    expect(parseConfig(real).stripe).toBeNull();
  });

  it.each([
    ['a key without the secret of messages', { STRIPE_API_KEY: 'sk_live_x' }],
    ['a double on a real site', { ...keys, STRIPE_HOST: 'http://127.0.0.1:54316' }],
    ['a secret that everybody knows', { ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_laptop' }],
  ])('refuses %s', (_what, over) => {
    expect(() => parseConfig({ ...real, ...over })).toThrow(/STRIPE_/);
  });
});

describe('secrets in files, and who gets which', () => {
  const folder = mkdtempSync(join(tmpdir(), 'estia-secrets-'));
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), `${text}\n`);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('a secret may lie in a file, or be a credential of systemd', () => {
    const { DATABASE_URL: url = '', SECRET_KEY: _unused, ...others } = real;
    const key = 'ZmlsZS1maWxlLWZpbGUtZmlsZS1maWxlLWZpbGUtZmlsZSE=';
    write('estia_SECRET_KEY', key);
    const config = parseConfig({
      ...others,
      DATABASE_URL_FILE: write('url', url),
      CREDENTIALS_DIRECTORY: folder,
    });
    expect([config.databaseUrl, config.secretKey.toString('base64')]).toEqual([url, key]);
  });

  it('one that is given twice, or whose file is not there, is named', () => {
    const given = { ...real, DATABASE_URL_FILE: write('url', 'postgres://x/y'), REDIS_URL_FILE: '/nowhere/redis' };
    expect(() => parseConfig(given)).toThrow(/DATABASE_URL: is given twice[\s\S]*REDIS_URL: [\s\S]*no such file/);
  });

  it('web processes neither need nor get what is the worker’s, and the other way round', () => {
    const secrets = {
      ...real,
      ...keys,
      MYDATA_USER: 'estia',
      MYDATA_KEY: 'key',
      DKIM_DOMAIN: 'estia.example',
      DKIM_SELECTOR: 'a',
      DKIM_KEY_FILE: '/etc/estia/dkim.pem',
      EMAIL_EVENTS_SECRET: 'x'.repeat(32),
    };
    expect(parseConfig(secrets, 'web')).toMatchObject({ smtpUrl: null, myData: null, dkim: null });
    expect(parseConfig(secrets, 'web').stripe?.webhookSecret).toBe('whsec_x');
    expect(parseConfig(secrets, 'worker')).toMatchObject({ smtpUrl: real.SMTP_URL, emailEventsSecret: null });
    expect(parseConfig(secrets, 'worker').myData).not.toBeNull();
    expect(parseConfig(secrets, 'worker').stripe).toMatchObject({ apiKey: 'sk_live_x', webhookSecret: null });
    const { SMTP_URL: _smtp, ...withoutMail } = real;
    expect(parseConfig(withoutMail, 'web').smtpUrl).toBeNull();
    expect(() => parseConfig(withoutMail, 'worker')).toThrow(/SMTP_URL/);
    expect(() => parseConfig(withoutMail)).toThrow(/SMTP_URL/);
    expect(() => parseConfig({ ...real, STRIPE_API_KEY: 'sk_live_x' }, 'web')).toThrow(/STRIPE_WEBHOOK_SECRET/);
  });

  it('migrations need the database alone, and never ask a pooler', () => {
    expect(parseDirectDatabaseUrl({ DATABASE_URL: 'postgres://a/b' })).toBe('postgres://a/b');
    const pooled = { DATABASE_URL: 'postgres://pooler/b', DATABASE_DIRECT_URL: 'postgres://a/b' };
    expect(parseDirectDatabaseUrl(pooled)).toBe('postgres://a/b');
    expect(parseConfig({ ...real, ...pooled })).toMatchObject({
      databaseUrl: 'postgres://pooler/b',
      directDatabaseUrl: 'postgres://a/b',
      isPooled: true,
    });
    expect(() => parseDirectDatabaseUrl({})).toThrow(/DATABASE_URL/);
  });

  it('proxies are named by address, and a worker by groups or by jobs', () => {
    expect(parseConfig({ ...real, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, ::1' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '::1',
    ]);
    expect(() => parseConfig({ ...real, TRUSTED_PROXIES: 'true' })).toThrow(/TRUSTED_PROXIES/);
    expect(() => parseConfig({ ...real, WORK_ON: 'photos', WORKER_QUEUES: 'photos' })).toThrow(/WORKER_QUEUES/);
  });
});

describe('[AUTH-5] the ring of keys', () => {
  const [old, older] = [real.SECRET_KEY ?? '', Buffer.alloc(32, 5).toString('base64')];
  const next = Buffer.alloc(32, 6).toString('base64');

  it('is one key, or one with those before it by comma or by line, and a key of hashes that stays', () => {
    const one = parseConfig(real);
    expect([one.previousSecretKeys, one.hashKey]).toEqual([[], one.secretKey]);
    for (const list of [`${old},${older}`, `${old}\n${older}`, `${old}, ${older}`]) {
      const ring = parseConfig({ ...real, SECRET_KEY: next, SECRET_KEY_PREVIOUS: list, HASH_KEY: older });
      expect([...ring.previousSecretKeys, ring.hashKey].map((key) => key.toString('base64'))).toEqual([
        old,
        older,
        older,
      ]);
    }
  });

  it.each([
    ['previous keys without the key of hashes', { SECRET_KEY_PREVIOUS: old }, /needs HASH_KEY/],
    ['a previous key that is none', { SECRET_KEY_PREVIOUS: 'old', HASH_KEY: old }, /SECRET_KEY_PREVIOUS: keys as/],
    ['a previous key that everybody knows', { SECRET_KEY_PREVIOUS: bare.SECRET_KEY, HASH_KEY: old }, /known to every/],
    ['a key of hashes that everybody knows', { HASH_KEY: bare.SECRET_KEY }, /known to everybody/],
  ])('refuses %s', (_what, over, message) => {
    expect(() => parseConfig({ ...real, SECRET_KEY: next, ...over })).toThrow(message);
  });
});

describe('[AUTH-3] the environment of even replies', () => {
  it('is 250 ms by default, and cannot be switched off on a real site', () => {
    expect(parseConfig(real).evenReplyMs).toBe(250);
    expect(parseConfig({ ...laptop, EVEN_REPLY_MS: '0' }).evenReplyMs).toBe(0);
    expect(() => parseConfig({ ...real, EVEN_REPLY_MS: '0' })).toThrow(/EVEN_REPLY_MS/);
  });
});

describe('[ALRT-2] the environment of alerts', () => {
  it('works on a laptop as it is, and a real site may have none of it', () => {
    expect(parseConfig(laptop)).toMatchObject({ vapidPrivateKey: _vapid, emailEventsSecret: _events, dkim: null });
    expect(parseConfig(real)).toMatchObject({
      vapidPrivateKey: null,
      emailEventsSecret: null,
      bulkEmailsPerMinute: 1_200,
    });
  });

  it.each([
    ['a push key that everybody knows', { VAPID_PRIVATE_KEY: _vapid }],
    ['a secret of bounces that everybody knows', { EMAIL_EVENTS_SECRET: _events }],
    ['a short secret of bounces', { EMAIL_EVENTS_SECRET: 'short' }],
    ['a double of push services', { PUSH_HOST: 'http://127.0.0.1:1' }],
    ['a third of a signature', { DKIM_DOMAIN: 'estia.example' }],
    ['a signature without its key', { DKIM_DOMAIN: 'estia.example', DKIM_SELECTOR: 'one' }],
  ])('a real site refuses %s', (_what, over) => {
    expect(() => parseConfig({ ...real, ...over })).toThrow(new RegExp(Object.keys(over)[0] ?? 'none'));
  });
});

describe('[EXTS-1] the environment of sources', () => {
  it('has doubles on a laptop and none on a real site', () => {
    expect(parseConfig({ ...laptop, FEED_TEST_HOSTS: '127.0.0.1:8080,[::1]:81' }).feedTestHosts).toEqual(
      new Set(['127.0.0.1:8080', '[::1]:81']),
    );
    expect(parseConfig(real).feedTestHosts.size).toBe(0);
    expect(() => parseConfig({ ...real, FEED_TEST_HOSTS: '127.0.0.1:8080' })).toThrow(/FEED_TEST_HOSTS/);
    expect(() => parseConfig({ ...laptop, FEED_TEST_HOSTS: '127.0.0.1' })).toThrow(/FEED_TEST_HOSTS/);
  });
});
