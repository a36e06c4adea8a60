import { describe, expect, it } from 'vitest';
import { clientFormats } from '../../../../testing/email/mail-clients.ts';
import { buildReplyEmail, type Encoding, quotedEmail, typedReplies } from '../../../../testing/email/reply-emails.ts';
import { readInboundEmail } from './inbound-email.ts';
import { extractReplyText } from './reply-text.ts';

const encodings: readonly Encoding[] = ['quoted-printable', 'base64', '8bit'];
const to = 'reply+abcdefgh@in.estia.example';
const ours = ['@in.estia.example', 'https://estia.example/contact/conversation'];
const asGiven = (lines: readonly string[]): string => lines.join('\n');

describe('[SHRE-1] what somebody newly wrote in an email', () => {
  const formats = new Set(clientFormats.map(({ name }) => name.replace(/[ ,](?:on|with|below|above|plain|app).*/, '')));
  let read = 0;

  it.each(clientFormats)('of $name is exactly what they typed, in every encoding', async (format) => {
    for (const { locale, lines } of typedReplies)
      for (const encoding of encodings) {
        const raw = buildReplyEmail(
          format,
          { lines, locale, quoted: quotedEmail, from: 'maria@mail.example', to },
          { encoding },
        );
        const email = await readInboundEmail(raw, raw.length, 'estia.example');
        expect(email, `${format.name} ${encoding}`).not.toBeNull();
        expect(extractReplyText(email ?? {}, { ours }), `${format.name} ${locale} ${encoding}`).toBe(asGiven(lines));
        expect(email).toMatchObject({ from: 'maria@mail.example', isAutomatic: false, hasFiles: false });
        read += 1;
      }
  });

  it('was tried on five hundred emails of twelve programs and more', () => {
    expect(read).toBeGreaterThanOrEqual(500);
    expect(formats.size).toBeGreaterThanOrEqual(12);
  });

  it('keeps answers between the quoted lines, and neither quote nor key of a link', () => {
    const text = [
      'Στις 20/11/26 10:15, ο/η Εστία έγραψε:',
      '> Είναι διαθέσιμο;',
      'Ναι.',
      '> Πότε μπορώ να το δω;',
      'Το Σάββατο.',
      '',
      'https://estia.example/contact/conversation#Zk3v8Jq1m0T5cW2r',
      'Τηλέφωνο: 697 123 4567',
    ].join('\n');
    expect(extractReplyText({ text }, { ours })).toBe('Ναι.\nΤο Σάββατο.');
  });

  it('reads a long or deep email once through', () => {
    const deep = `${'<div>'.repeat(20_000)}Ναι${'</div>'.repeat(20_000)}${'<blockquote>'.repeat(20_000)}όχι`;
    const long = `Ναι\n${'> όχι\n'.repeat(50_000)}${'Στις '.repeat(20_000)}`;
    const begun = performance.now();
    expect(extractReplyText({ html: deep })).toBe('Ναι');
    expect(extractReplyText({ text: long }).startsWith('Ναι')).toBe(true);
    for (const text of ['- '.repeat(100_000), '_'.repeat(200_000), 'On 1 '.repeat(50_000), '<'.repeat(200_000)]) {
      extractReplyText({ text });
      extractReplyText({ html: text });
    }
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});
