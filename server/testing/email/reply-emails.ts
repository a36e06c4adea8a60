/** The bytes of answers by email, in the encodings that programs use, and what people write in them. */
import type { Locale } from '@estia/contract/pair';
import type { ClientFormat, SampleReply } from './mail-clients.ts';

export type Encoding = 'quoted-printable' | 'base64' | '8bit';

const greekTable = new Map<string, number>();
function encodeGreek(text: string, charset: 'iso-8859-7' | 'windows-1253'): Buffer {
  if (greekTable.size === 0)
    for (let byte = 0; byte < 256; byte++)
      greekTable.set(`iso-8859-7 ${new TextDecoder('iso-8859-7').decode(Uint8Array.of(byte))}`, byte);
  for (let byte = 0; byte < 256; byte++)
    greekTable.set(`windows-1253 ${new TextDecoder('windows-1253').decode(Uint8Array.of(byte))}`, byte);
  return Buffer.from([...text].map((sign) => greekTable.get(`${charset} ${sign}`) ?? 0x3f));
}

const toBytes = (text: string, charset: string): Buffer =>
  charset === 'utf-8' ? Buffer.from(text) : encodeGreek(text, charset as 'iso-8859-7');

function quotedPrintable(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .split('\r\n')
    .map((line) => {
      const encoded = [...line].map((sign, at) => {
        const code = sign.charCodeAt(0);
        const isPlain =
          (code >= 33 && code <= 126 && code !== 61) || ((code === 32 || code === 9) && at < line.length - 1);
        return isPlain ? sign : `=${code.toString(16).toUpperCase().padStart(2, '0')}`;
      });
      let out = '';
      let width = 0;
      for (const each of encoded) {
        if (width + each.length > 75) {
          out += '=\r\n';
          width = 0;
        }
        out += each;
        width += each.length;
      }
      return out;
    })
    .join('\r\n');
}

function part(
  type: string,
  text: string,
  { charset, encoding, flowed }: { charset: string; encoding: Encoding; flowed: boolean },
) {
  const bytes = toBytes(text.replaceAll('\n', '\r\n'), charset);
  const content =
    encoding === 'base64'
      ? (bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n')
      : encoding === 'quoted-printable'
        ? quotedPrintable(bytes)
        : bytes.toString('latin1');
  return `Content-Type: ${type}; charset=${charset}${flowed ? '; format=flowed' : ''}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${content}`;
}

export type EmailOptions = {
  encoding?: Encoding;
  headers?: readonly string[];
  messageId?: string;
  date?: string;
};

/** The bytes of one email. */
export function buildReplyEmail(format: ClientFormat, reply: SampleReply, options: EmailOptions = {}): Buffer {
  const { encoding = 'quoted-printable', headers = [], messageId = `<${crypto.randomUUID()}@mail.example>` } = options;
  const { text, html, flowed = false } = format.write(reply);
  const charset = format.charset ?? 'utf-8';
  const head = [
    `From: =?UTF-8?B?${Buffer.from('Μαρία').toString('base64')}?= <${reply.from}>`,
    `To: ${reply.to}`,
    `Subject: =?UTF-8?B?${Buffer.from('Re: Νέο μήνυμα').toString('base64')}?=`,
    `Message-ID: ${messageId}`,
    'In-Reply-To: <d9428888-122b-11e1-b85c-61cd3cbb3210@estia.example>',
    `Date: ${options.date ?? 'Fri, 20 Nov 2026 10:20:00 +0200'}`,
    'MIME-Version: 1.0',
    ...headers,
  ].join('\r\n');
  const parts = [
    ...(text === undefined ? [] : [part('text/plain', text, { charset, encoding, flowed })]),
    ...(html === undefined ? [] : [part('text/html', html, { charset, encoding, flowed: false })]),
  ];
  const content =
    parts.length === 1
      ? parts[0]
      : `Content-Type: multipart/alternative; boundary="=_part_1"\r\n\r\n${parts.map((each) => `--=_part_1\r\n${each}\r\n`).join('')}--=_part_1--`;
  return Buffer.from(`${head}\r\n${content}\r\n`, 'latin1');
}

/** What people write: short and long, with lists, numbers, questions and lines that look like those of a program. */
export const typedReplies: readonly { locale: Locale; lines: readonly string[] }[] = [
  { locale: 'el', lines: ['Ναι, είναι διαθέσιμο.'] },
  {
    locale: 'el',
    lines: ['Καλησπέρα σας,', '', 'μπορείτε να το δείτε την Πέμπτη στις 18:00.', '', 'Με εκτίμηση,', 'Μαρία'],
  },
  {
    locale: 'el',
    lines: [
      'Το διαμέρισμα βρίσκεται στον τρίτο όροφο, έχει δύο υπνοδωμάτια, ανακαινισμένο μπάνιο και μεγάλη βεράντα που βλέπει στον κήπο της πολυκατοικίας.',
      '',
      'Τα κοινόχρηστα είναι περίπου 45 € τον μήνα.',
    ],
  },
  { locale: 'el', lines: ['- θέρμανση: αυτόνομη', '- έτος: 1998', '- κατοικίδια: ναι'] },
  { locale: 'el', lines: ['Ο γιος μου σου έγραψε χθες:', 'ισχύει ό,τι είπε.'] },
  { locale: 'el', lines: ['Από: Σάββατο, όποια ώρα θέλεις.', 'Στις 10:30 με βολεύει.'] },
  { locale: 'en', lines: ['Yes, it is still available.'] },
  {
    locale: 'en',
    lines: ['Hello Nikos,', '', 'Thursday at 6 pm works for me. Shall we meet outside?', '', 'Best,', 'Maria'],
  },
  {
    locale: 'en',
    lines: [
      'The flat is on the third floor and has two bedrooms, a renovated bathroom and a large balcony that overlooks the garden of the building.',
      '',
      'Service charges are about 45 € a month & heating is extra <approx. 60 €>.',
    ],
  },
  { locale: 'en', lines: ['1. Heating: autonomous', '2. Built: 1998', '3. Pets: yes'] },
  { locale: 'en', lines: ['On Monday I wrote:', 'the price is fixed.'] },
  { locale: 'en', lines: ['OK'] },
];

export const quotedEmail: readonly string[] = [
  'Νέο μήνυμα για την αγγελία σου',
  '',
  'Από: Νίκος Δήμου',
  'Τηλέφωνο: 697 123 4567',
  '',
  'Καλημέρα, είναι διαθέσιμο; Πότε μπορώ να το δω;',
  '',
  'https://estia.example/dashboard/inbox/77',
];
