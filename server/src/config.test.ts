/** What of the environment is refused before anything starts. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const laptop = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));
const {
  STRIPE_API_KEY: _key,
  STRIPE_WEBHOOK_SECRET: _secret,
  STRIPE_HOST: _host,
  VAPID_PRIVATE_KEY: _vapid,
  EMAIL_EVENTS_SECRET: _events,
  ...bare
} = laptop;
const real = {
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
