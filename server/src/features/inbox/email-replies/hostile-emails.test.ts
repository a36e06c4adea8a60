import { describe, expect, it } from 'vitest';
import { isAuthenticated } from './authentication-results.ts';
import { readInboundEmail } from './inbound-email.ts';
import { extractReplyText } from './reply-text.ts';

const emailOf = (head: readonly string[]) => {
  const raw = Buffer.from(`${[...head, 'Message-ID: <1@x.example>'].join('\r\n')}\r\n\r\nΝαι`);
  return readInboundEmail(raw, raw.length, 'estia.example');
};

describe('[SHRE-1] an email that is built to keep its reader busy', () => {
  const LONG = 290_000;
  const hostile: Record<string, { text?: string; html?: string }> = {
    'a mark and spaces': { text: `-${' '.repeat(LONG)}x` },
    'a mark and spaces, twice': { text: `-- Original message --${' '.repeat(LONG)}x` },
    'spaces inside a line': { text: `x${' '.repeat(LONG)}x` },
    'spaces in a preformatted line': { html: `<pre>-${' '.repeat(LONG)}x</pre>` },
    'tags that never end': { html: `Ναι${'<b>'.repeat(LONG / 3)}` },
    'tags that end without having begun': { html: `Ναι${'<b>'.repeat(50_000)}${'</i>'.repeat(35_000)}` },
  };
  it.each(Object.keys(hostile))(
    'with %s is read at once',
    (name) => {
      extractReplyText(hostile[name] ?? {});
    },
    4_000,
  );

  it('with an author as long as a page is not read', async () => {
    expect(await emailOf([`From: ${'a'.repeat(60_000)} <me@x.example>`])).toBeNull();
    expect(await emailOf([`From: ${'a'.repeat(500)} <me@x.example>`])).toMatchObject({ from: 'me@x.example' });
  }, 4_000);

  it('does not shorten a paragraph that is one line', () => {
    const paragraph = `${'λέξη '.repeat(780)}τέλος`;
    expect(extractReplyText({ text: paragraph })).toBe(paragraph);
    expect(extractReplyText({ html: `<p>${paragraph}</p>` })).toBe(paragraph);
  });
});

describe('[SHRE-1] who an email is from', () => {
  it.each([
    'victim@gmail.com, attacker@evil.com',
    'attacker@evil.com, victim@gmail.com',
    '<victim@gmail.com>, attacker@evil.com',
    'attacker@evil.com <victim@gmail.com>',
  ])('is nobody, of two addresses: %s', async (from) => {
    expect(await emailOf([`From: ${from}`])).toBeNull();
  });
  it.each(['victim@gmail.com', '"a@b.example, and others" <victim@gmail.com>', 'victim@gmail.com <VICTIM@gmail.com>'])(
    'is one mailbox: %s',
    async (from) => {
      expect(await emailOf([`From: ${from}`])).toMatchObject({ from: 'victim@gmail.com' });
    },
  );

  const isProved = async (results: string) => {
    const email = await emailOf(['From: victim@gmail.com', `Authentication-Results: ${results}`]);
    return email !== null && isAuthenticated(email, 'mx.estia.example');
  };
  it.each([
    'other.example; dkim=pass header.d=gmail.com',
    'mx.estia.example; dkim=fail header.d=gmail.com',
    'mx.estia.example; dkim=pass header.i=gmail.com@evil.com',
    'mx.estia.example; dkim=pass header.d=evil.com header.i=@gmail.com',
    'mx.estia.example; dkim=pass header.d=evil.com header.d=gmail.com',
    'mx.estia.example; dkim=pass header.i="x header.d=gmail.com"@evil.com',
    'mx.estia.example; dkim=pass header.i="a; dkim=pass header.d=gmail.com "@evil.com',
    'mx.estia.example; dkim=pass (header.d=gmail.com) header.d=evil.com',
    'mx.estia.example; dkim=none (a; dkim=pass header.d=gmail.com)',
    'mx.estia.example; dkim=none (a \\) ; dkim=pass header.d=gmail.com',
    'mx.estia.example; spf=pass smtp.mailfrom="x@gmail.com"@evil.com',
    'mx.estia.example; spf=pass smtp.mailfrom="x@gmail.com',
    'mx.estia.example; dmarc=pass header.from=evil.com',
    'mx.estia.example; dmarc=pass',
    'mx.estia.example; dkim=pass header.d=com',
  ])('is not proved by: %s', async (results) => {
    expect(await isProved(results)).toBe(false);
  });
  it.each([
    'mx.estia.example; dkim=pass (2048-bit key; unprotected) header.d=gmail.com header.i=@gmail.com header.b=AbC',
    'mx.estia.example 1; spf=fail smtp.mailfrom=evil.com; dkim=pass header.i=someone@gmail.com',
    'mx.estia.example; spf=pass (sender "is (one)") smtp.mailfrom=victim@gmail.com',
    'mx.estia.example; spf=pass smtp.mailfrom=gmail.com',
    'mx.estia.example; dmarc=pass (p=none dis=none) header.from=Gmail.com',
    'MX.estia.example; dkim = pass reason="good; very" header.d = mail.gmail.com',
  ])('is proved by: %s', async (results) => {
    expect(await isProved(results)).toBe(true);
  });
});
