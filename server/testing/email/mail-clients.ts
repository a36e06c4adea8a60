/**
 * Answers to our emails as mail programs write them: which parts they send, how they quote, what they say above the quote in
 * Greek and English, and what they add below. Made from the structure of their formats; no email of a person is in here.
 */
import type { Locale } from '@estia/contract/pair';

export type SampleReply = {
  /** What somebody typed, a line each; an empty one between paragraphs. */
  lines: readonly string[];
  locale: Locale;
  /** The email that is answered. */
  quoted: readonly string[];
  from: string;
  to: string;
};
export type ClientFormat = {
  name: string;
  /** Without the quote that its format adds, whichever way. */
  write: (reply: SampleReply) => { text?: string; html?: string; flowed?: boolean };
  charset?: 'utf-8' | 'iso-8859-7' | 'windows-1253';
};

const SITE = 'Εστία';
const address = 'no-reply@estia.example';
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const byLocale = <T>(locale: Locale, el: T, en: T): T => (locale === 'el' ? el : en);
const quote = (lines: readonly string[], sign = '> '): string =>
  lines.map((line) => `${sign}${line}`.trimEnd()).join('\n');

/** As programs that break lines do, at 72 signs. */
const wrap = (text: string, at = 72): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const out: string[] = [];
      let rest = line;
      while (rest.length > at) {
        const cut = rest.lastIndexOf(' ', at);
        if (cut <= 0) break;
        out.push(rest.slice(0, cut));
        rest = rest.slice(cut + 1);
      }
      return [...out, rest];
    })
    .join('\n');

/** RFC 3676: a line that goes on ends in a space. */
const flow = (lines: readonly string[]): string =>
  lines.map((line) => wrap(line, 66).split('\n').join(' \n')).join('\n');

const divs = (lines: readonly string[]): string =>
  lines.map((line) => `<div>${line === '' ? '<br>' : escapeHtml(line)}</div>`).join('');
const quotedHtml = (lines: readonly string[]): string =>
  `<table role="presentation"><tr><td><h1>Νέο μήνυμα</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<a href="https://estia.example/contact/conversation#secret">x</a></td></tr></table>`;

const attributions = {
  gmail: byLocaleText(
    `Στις Παρ 20 Νοε 2026 στις 10:15 π.μ., ο χρήστης ${SITE} <${address}> έγραψε:`,
    `On Fri, Nov 20, 2026 at 10:15 AM Estia <${address}> wrote:`,
  ),
  apple: byLocaleText(
    `Στις 20 Νοε 2026, στις 10:15 π.μ., ο/η ${SITE} <${address}> έγραψε:`,
    `On 20 Nov 2026, at 10:15, Estia <${address}> wrote:`,
  ),
  ios: byLocaleText(
    `20 Νοε 2026, 10:15 π.μ., ο χρήστης «${SITE} <${address}>» έγραψε:`,
    `On Nov 20, 2026, at 10:15 AM, Estia <${address}> wrote:`,
  ),
  yahoo: byLocaleText(
    `Την Παρασκευή, 20 Νοεμβρίου 2026 στις 10:15:04 π.μ. EET, ο χρήστης ${SITE} <${address}> έγραψε:`,
    `On Friday, November 20, 2026 at 10:15:04 AM GMT+2, Estia <${address}> wrote:`,
  ),
  thunderbird: byLocaleText(`Στις 20/11/26 10:15, ο/η ${SITE} έγραψε:`, 'On 20/11/2026 10:15, Estia wrote:'),
  proton: byLocaleText(
    `Στις Παρασκευή, 20 Νοεμβρίου 2026 στις 10:15 π.μ., ${SITE} <${address}> έγραψε:`,
    `On Friday, November 20th, 2026 at 10:15 AM, Estia <${address}> wrote:`,
  ),
  k9: byLocaleText(
    `Στις 20 Νοεμβρίου 2026 10:15:04 π.μ. EET, ο/η ${SITE} <${address}> έγραψε:`,
    `On 20 November 2026 10:15:04 EET, Estia <${address}> wrote:`,
  ),
  roundcube: byLocaleText(`Στις 2026-11-20 10:15, ${SITE} έγραψε:`, 'On 2026-11-20 10:15, Estia wrote:'),
  horde: byLocaleText(`Παραθέτοντας ${SITE} <${address}>:`, `Quoting Estia <${address}>:`),
};
function byLocaleText(el: string, en: string): Record<Locale, string> {
  return { el, en };
}

const outlookHeader = ({ locale, to }: SampleReply): readonly string[] =>
  byLocale(
    locale,
    [
      `Από: ${SITE} <${address}>`,
      'Στάλθηκε: Παρασκευή, 20 Νοεμβρίου 2026 10:15 πμ',
      `Προς: ${to}`,
      'Θέμα: Νέο μήνυμα για την αγγελία σου',
    ],
    [
      `From: Estia <${address}>`,
      'Sent: Friday, November 20, 2026 10:15 AM',
      `To: ${to}`,
      'Subject: New message about your listing',
    ],
  );
const boldHeader = (lines: readonly string[], glue = '<br>'): string =>
  lines
    .map((line) => line.replace(/^([^:]+:)(.*)$/, (_, name, rest) => `<b>${name}</b>${escapeHtml(rest)}`))
    .join(glue);

const body = ({ lines }: SampleReply): string => lines.join('\n');

export const clientFormats: readonly ClientFormat[] = [
  {
    name: 'Gmail on the web',
    write: (reply) => ({
      text: `${wrap(body(reply))}\n\n${wrap(attributions.gmail[reply.locale])}\n\n${quote(reply.quoted)}\n`,
      html: `<div dir="ltr">${divs(reply.lines)}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escapeHtml(attributions.gmail[reply.locale])}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${quotedHtml(reply.quoted)}</blockquote></div>`,
    }),
  },
  {
    name: 'Gmail on the web with a signature',
    write: (reply) => ({
      text: `${wrap(body(reply))}\n\n-- \nΜαρία Παπαδοπούλου\n697 123 4567\n\n${wrap(attributions.gmail[reply.locale])}\n\n${quote(reply.quoted)}\n`,
      html: `<div dir="ltr">${divs(reply.lines)}<div><br clear="all"></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><div dir="ltr">Μαρία Παπαδοπούλου<br>697 123 4567</div></div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escapeHtml(attributions.gmail[reply.locale])}<br></div><blockquote class="gmail_quote">${quotedHtml(reply.quoted)}</blockquote></div>`,
    }),
  },
  {
    name: 'Gmail app',
    write: (reply) => ({
      text: `${body(reply)}\n\n${wrap(attributions.gmail[reply.locale], 60)}\n\n${quote(reply.quoted)}\n`,
      html: `<div dir="auto">${divs(reply.lines)}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escapeHtml(attributions.gmail[reply.locale])}<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex">${quotedHtml(reply.quoted)}</blockquote></div>`,
    }),
  },
  {
    name: 'Gmail, plain text alone',
    write: (reply) => ({
      text: `${body(reply)}\n\n${wrap(attributions.gmail[reply.locale], 70)}\n\n${quote(reply.quoted)}\n`,
    }),
  },
  {
    name: 'Apple Mail',
    write: (reply) => ({
      text: `${body(reply)}\n\n> ${attributions.apple[reply.locale]}\n> \n${quote(reply.quoted)}\n`,
      html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; -webkit-nbsp-mode: space;">${divs(reply.lines)}<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>${escapeHtml(attributions.apple[reply.locale])}</div><br class="Apple-interchange-newline"><div>${quotedHtml(reply.quoted)}</div></blockquote></div><br></body></html>`,
    }),
  },
  {
    name: 'Apple Mail, plain text alone',
    write: (reply) => ({
      text: `${flow(reply.lines)}\n\n${attributions.apple[reply.locale]}\n\n${quote(reply.quoted)}\n`,
      flowed: true,
    }),
  },
  {
    name: 'iOS',
    write: (reply) => ({
      text: `${body(reply)}\n\n${byLocale(reply.locale, 'Στάλθηκε από το iPhone μου', 'Sent from my iPhone')}\n\n> ${attributions.ios[reply.locale]}\n> \n${quote(reply.quoted)}\n`,
      html: `<html><head></head><body dir="auto">${divs(reply.lines)}<div dir="ltr"><br></div><div dir="ltr">${byLocale(reply.locale, 'Στάλθηκε από το iPhone μου', 'Sent from my iPhone')}</div><div dir="ltr"><br><blockquote type="cite">${escapeHtml(attributions.ios[reply.locale])}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">﻿${quotedHtml(reply.quoted)}</div></blockquote></body></html>`,
    }),
  },
  {
    name: 'Outlook for Windows',
    charset: 'windows-1253',
    write: (reply) => ({
      text: `${body(reply)}\n\n${outlookHeader(reply).join('\n')}\n\n${reply.quoted.join('\n')}\n`,
      html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang="EL" link="#0563C1"><div class="WordSection1">${reply.lines.map((line) => `<p class="MsoNormal"><span lang="EL">${line === '' ? '&nbsp;' : escapeHtml(line)}<o:p></o:p></span></p>`).join('\n')}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${boldHeader(outlookHeader(reply), '<br>\n')}<o:p></o:p></p></div></div>${quotedHtml(reply.quoted)}</div></body></html>`,
    }),
  },
  {
    name: 'Outlook for Windows, plain text alone',
    charset: 'iso-8859-7',
    write: (reply) => ({
      text: `${body(reply)}\n\n-----${byLocale(reply.locale, 'Αρχικό μήνυμα', 'Original Message')}-----\n${outlookHeader(reply).join('\n')}\n\n${reply.quoted.join('\n')}\n`,
    }),
  },
  {
    name: 'Outlook on the web',
    write: (reply) => ({
      html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body dir="ltr">${reply.lines.map((line) => `<div class="elementToProof" style="font-family: Aptos; font-size: 12pt;">${line === '' ? '<br>' : escapeHtml(line)}</div>`).join('')}<div id="Signature"><p>Μαρία Παπαδοπούλου<br>Τηλ. 210 1234567</p></div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif">${boldHeader(outlookHeader(reply))}</font><div>&nbsp;</div></div><div>${quotedHtml(reply.quoted)}</div></body></html>`,
      text: `${body(reply)}\n\n________________________________\n${outlookHeader(reply).join('\n')}\n\n${reply.quoted.join('\n')}\n`,
    }),
  },
  {
    name: 'Outlook on a phone',
    write: (reply) => ({
      html: `<html><body><div style="direction: ltr; font-family: Aptos;">${reply.lines.map((line) => (line === '' ? '<br>' : escapeHtml(line))).join('<br>')}</div><div id="ms-outlook-mobile-body-separator-line"><br></div><div id="ms-outlook-mobile-signature" style="font-family: Aptos;">${byLocale(reply.locale, 'Λήψη του <a href="https://aka.ms/AAb9ysg">Outlook για Android</a>', 'Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a>')}</div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr">${boldHeader(outlookHeader(reply))}</div>${quotedHtml(reply.quoted)}</body></html>`,
      text: `${body(reply)}\n\n${byLocale(reply.locale, 'Λήψη του Outlook για Android<https://aka.ms/AAb9ysg>', 'Get Outlook for iOS<https://aka.ms/o0ukef>')}\n________________________________\n${outlookHeader(reply).join('\n')}\n\n${reply.quoted.join('\n')}\n`,
    }),
  },
  {
    name: 'Outlook on a phone, plain text alone',
    write: (reply) => ({
      text: `${body(reply)}\n\n${byLocale(reply.locale, 'Λήψη του Outlook για Android<https://aka.ms/AAb9ysg>', 'Get Outlook for iOS<https://aka.ms/o0ukef>')}\n________________________________\n${outlookHeader(reply).join('\n')}\n\n${reply.quoted.join('\n')}\n`,
    }),
  },
  {
    name: 'Yahoo',
    write: (reply) => ({
      text: ` ${reply.lines.join('\n ')}\n\n    ${attributions.yahoo[reply.locale]}  \n \n ${reply.quoted.join('\n ')}  \n`,
      html: `<html><head></head><body><div class="ydp1f0yahoo-style-wrap" style="font-family:Helvetica Neue">${reply.lines.map((line) => `<div dir="ltr" data-setdir="false">${line === '' ? '<br>' : escapeHtml(line)}</div>`).join('')}<div><br></div></div><div id="ydp2ayahoo_quoted_1234567890" class="ydp2ayahoo_quoted"><div style="font-family:'Helvetica Neue'"><div>${escapeHtml(attributions.yahoo[reply.locale])}</div><div><br></div><div><br></div>${quotedHtml(reply.quoted)}</div></div></body></html>`,
    }),
  },
  {
    name: 'Yahoo, plain text alone',
    write: (reply) => ({
      text: `${body(reply)}\n\n${byLocale(reply.locale, 'Στάλθηκε από το Yahoo Mail σε Android', 'Sent from Yahoo Mail on Android')} \n \n  ${attributions.yahoo[reply.locale]}   ${reply.quoted[0]}\n${reply.quoted.slice(1).join('\n')}\n`.replace(
        /(:) {3}/,
        '$1\n',
      ),
    }),
  },
  {
    name: 'Thunderbird',
    write: (reply) => ({
      html: `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body>${paragraphs(reply.lines)}<div class="moz-cite-prefix">${escapeHtml(attributions.thunderbird[reply.locale])}<br></div><blockquote type="cite" cite="mid:abc@estia.example">${quotedHtml(reply.quoted)}</blockquote><p></p><pre class="moz-signature" cols="72">-- \nΜαρία</pre></body></html>`,
      text: `${flow(reply.lines)}\n\n${attributions.thunderbird[reply.locale]}\n${quote(reply.quoted)}\n\n-- \nΜαρία\n`,
      flowed: true,
    }),
  },
  {
    name: 'Thunderbird below the quote',
    write: (reply) => ({
      text: `${attributions.thunderbird[reply.locale]}\n${quote(reply.quoted)}\n\n${flow(reply.lines)}\n\n-- \nΜαρία\n`,
      flowed: true,
    }),
  },
  {
    name: 'Proton Mail',
    write: (reply) => ({
      html: `<div style="font-family: Arial, sans-serif; font-size: 14px;">${reply.lines.map((line) => (line === '' ? '<br>' : escapeHtml(line))).join('<br>')}</div><div class="protonmail_signature_block" style="font-family: Arial;"><div class="protonmail_signature_block-proton">${byLocale(reply.locale, 'Στάλθηκε με', 'Sent with')} <a href="https://proton.me/mail/home">Proton Mail</a> ${byLocale(reply.locale, 'ασφαλές email.', 'secure email.')}</div></div><div style="font-family: Arial;"><br></div><div class="protonmail_quote">${escapeHtml(attributions.proton[reply.locale])}<br><br><blockquote class="protonmail_quote" type="cite">${quotedHtml(reply.quoted)}</blockquote><br></div>`,
      text: `${body(reply)}\n\n${byLocale(reply.locale, 'Στάλθηκε με ασφαλές email Proton Mail.', 'Sent with Proton Mail secure email.')}\n\n${attributions.proton[reply.locale]}\n\n${quote(reply.quoted)}\n`,
    }),
  },
  {
    name: 'Proton Mail, plain text alone',
    write: (reply) => ({
      text: `${body(reply)}\n\n${byLocale(reply.locale, 'Στάλθηκε με ασφαλές email Proton Mail.', 'Sent with Proton Mail secure email.')}\n\n${attributions.proton[reply.locale]}\n\n${quote(reply.quoted)}\n`,
    }),
  },
  {
    name: 'K-9 Mail',
    write: (reply) => ({
      text: `${body(reply)}\n-- \n${byLocale(reply.locale, 'Στάλθηκε από τη συσκευή Android μου με το K-9 Mail. Συγχωρέστε τη συντομία μου.', 'Sent from my Android device with K-9 Mail. Please excuse my brevity.')}\n\n${attributions.k9[reply.locale]}\n${quote(reply.quoted, '>')}\n`,
    }),
  },
  {
    name: 'K-9 Mail with HTML',
    write: (reply) => ({
      html: `<!DOCTYPE html><html><body>${reply.lines.map((line) => (line === '' ? '<br>' : escapeHtml(line))).join('<br>')}<br><div class='k9mail-signature'>-- <br>${byLocale(reply.locale, 'Στάλθηκε από τη συσκευή Android μου με το K-9 Mail.', 'Sent from my Android device with K-9 Mail.')}</div><div class="gmail_quote">${escapeHtml(attributions.k9[reply.locale])}<blockquote class="gmail_quote">${quotedHtml(reply.quoted)}</blockquote></div></body></html>`,
    }),
  },
  {
    name: 'Samsung Email',
    write: (reply) => ({
      html: `<html><head></head><body dir="auto">${divs(reply.lines)}<div dir="auto"><br></div><div id="composer_signature" dir="auto"><div style="font-size:12px;color:#575757" dir="auto">${byLocale(reply.locale, 'Στάλθηκε από το Galaxy μου', 'Sent from my Galaxy')}</div></div><div dir="auto"><br></div><div><br></div><div align="left" dir="auto" style="font-size:100%;color:#000000"><div>-------- ${byLocale(reply.locale, 'Αρχικό μήνυμα', 'Original message')} --------</div><div>${outlookHeader(reply).map(escapeHtml).join('</div><div>')}</div><div><br></div></div>${quotedHtml(reply.quoted)}</body></html>`,
      text: `${body(reply)}\n\n${byLocale(reply.locale, 'Στάλθηκε από το Galaxy μου', 'Sent from my Galaxy')}\n\n-------- ${byLocale(reply.locale, 'Αρχικό μήνυμα', 'Original message')} --------\n${outlookHeader(reply).join('\n')}\n\n${reply.quoted.join('\n')}\n`,
    }),
  },
  {
    name: 'Roundcube of a Greek provider',
    charset: 'iso-8859-7',
    write: (reply) => ({ text: `${attributions.roundcube[reply.locale]}\n${quote(reply.quoted)}\n\n${body(reply)}\n` }),
  },
  {
    name: 'Roundcube above the quote',
    write: (reply) => ({
      html: `<html><body style="font-size: 10pt; font-family: Verdana">${divs(reply.lines)}<div id="signature"><br></div><p id="reply-intro">${escapeHtml(attributions.roundcube[reply.locale])}</p><blockquote type="cite" style="padding: 0 0.4em; border-left: #1010ff 2px solid; margin: 0"><div id="replybody1">${quotedHtml(reply.quoted)}</div></blockquote></body></html>`,
    }),
  },
  {
    name: 'Zimbra of a Greek provider',
    write: (reply) => ({
      html: `<html><body><div style="font-family: arial; font-size: 12pt; color: #000000">${divs(reply.lines)}<div><br></div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__">${boldHeader(outlookHeader(reply))}<br></div><div><br></div><div data-marker="__QUOTED_TEXT__">${quotedHtml(reply.quoted)}</div></div></body></html>`,
      text: `${body(reply)}\n\n----- ${byLocale(reply.locale, 'Αρχικό μήνυμα', 'Original Message')} -----\n${outlookHeader(reply).join('\n')}\n\n${reply.quoted.join('\n')}\n`,
    }),
  },
  {
    name: 'Horde of a Greek university',
    charset: 'iso-8859-7',
    write: (reply) => ({
      text: `${body(reply)}\n\n${attributions.horde[reply.locale]}\n\n${quote(reply.quoted)}\n\n\n\n----------------------------------------------------------------\n`,
    }),
  },
];

/** A paragraph for what stands between empty lines. */
function paragraphs(lines: readonly string[]): string {
  const groups = lines.join('\n').split('\n\n');
  return groups.map((group) => `<p>${group.split('\n').map(escapeHtml).join('<br>\n')}</p>`).join('\n');
}
