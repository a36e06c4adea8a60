/**
 * The paper every letter is written on, as HTML and as plain text from the same blocks. Mail programs know little:
 * styles stand in the tags, nothing but photos of listings is loaded, and what Outlook's old engine needs is in its own comments.
 */
import { formatPhone } from '@estia/contract/format';
import { type Locale, type Pair, pair } from '@estia/contract/pair';
import { brand, footer } from '@estia/contract/site/messages';
import type { Operator } from '@estia/contract/site/operator';
import { backgroundColor, type Colour, colours, darkRules, escapeHtml, textColor } from './email-colours.ts';
import { type ListingBlock, listingHtml, listingStyles, listingText } from './email-listing.ts';
import type { RenderedEmail } from './outbox.ts';

export type Link = { text: string; href: string };

/** What it is, what is said of it, and where that leads. */
export type FactRow = readonly [label: string, value: string, href?: string];

export type EmailBlock =
  | { kind: 'text'; text: string }
  /** To be read off one screen and typed on another. */
  | { kind: 'code'; label: string; code: string; note?: string }
  /** The one thing to do. */
  | { kind: 'button'; link: Link }
  /** Somebody's own words. */
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'facts'; rows: readonly FactRow[] }
  /** What to do in the other case. */
  | { kind: 'aside'; title: string; text: string; link?: Link }
  | ListingBlock;

export type EmailDocument = {
  locale: Locale;
  subject: string;
  /** What a list of letters shows beside the subject. Never a code: it is read on locked screens. */
  preview: string;
  title: string;
  blocks: readonly EmailBlock[];
  /** Why the reader gets this. */
  why: string;
  /** Where they change or end that. */
  footerLinks?: readonly Link[];
  /** Who writes it. */
  operator: Operator;
};

const FONT = "Commissioner,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const MONO = "ui-monospace,'SF Mono','Cascadia Mono',Consolas,'Liberation Mono',monospace";

/** An address too long for a phone breaks after its @ and not in a word. */
const breakable = (text: string): string => escapeHtml(text).replaceAll('@', '@<wbr>');

const body = 'margin:0 0 16px;font-size:16px;line-height:1.5;overflow-wrap:break-word';

const linkTo =
  (colour: Colour, weight: number) =>
  ({ text, href }: Link): string =>
    `<a class="c-${colour}" href="${escapeHtml(href)}" style="${textColor(colour)};font-weight:${weight};overflow-wrap:anywhere">${escapeHtml(text)}</a>`;
const anchor = linkTo('aegean', 600);
const quietAnchor = linkTo('quiet', 400);

/** The comments give Outlook the button's inner space, which it takes from no style. */
const button = ({ text, href }: Link): string =>
  `<p style="margin:24px 0"><a class="b-accent c-onAccent" href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;border-radius:10px;${backgroundColor('accent')};${textColor('onAccent')};font-size:16px;line-height:20px;font-weight:700;text-decoration:none;mso-padding-alt:0;text-underline-color:${colours.accent[0]}"><!--[if mso]><i style="mso-font-width:200%;mso-text-raise:24px" hidden>&emsp;</i><span style="mso-text-raise:12px"><![endif]-->${escapeHtml(text)}<!--[if mso]></span><i style="mso-font-width:200%" hidden>&emsp;&#8203;</i><![endif]--></a></p>`;

const box = (inner: string): string =>
  `<div class="b-sunken" style="margin:24px 0;padding:16px 20px;border-radius:12px;${backgroundColor('sunken')}">${inner}</div>`;
const small = (text: string): string =>
  `<p class="c-quiet" style="margin:0 0 4px;font-size:14px;line-height:1.5;${textColor('quiet')}">${escapeHtml(text)}</p>`;

function blockHtml(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${body}">${escapeHtml(block.text)}</p>`;
    case 'code': {
      // Twelve signs and two dashes must stand on one line of a phone; eight digits may be larger.
      const size = block.code.length > 9 ? 'font-size:24px;letter-spacing:1px' : 'font-size:32px;letter-spacing:4px';
      const note = block.note ? small(block.note) : '';
      return box(
        `${small(block.label)}<p style="margin:0 0 4px;font-family:${MONO};${size};line-height:1.4;font-weight:700;white-space:nowrap">${escapeHtml(block.code)}</p>${note}`,
      );
    }
    case 'button':
      return button(block.link);
    case 'quote':
      return box(
        `${small(block.label)}<p style="margin:0;font-size:16px;line-height:1.5;overflow-wrap:anywhere">${escapeHtml(block.text)}</p>`,
      );
    case 'facts':
      return box(
        block.rows
          .map(
            ([label, value, href], at) =>
              `<div style="${at ? 'margin-top:12px' : ''}">${small(label)}<p style="margin:0;font-size:16px;line-height:1.5;font-weight:600;overflow-wrap:anywhere">${href ? anchor({ text: value, href }) : breakable(value)}</p></div>`,
          )
          .join(''),
      );
    case 'listing':
      return listingHtml(block);
    case 'aside':
      return `<div style="margin:24px 0 0"><p style="margin:0 0 4px;font-size:16px;line-height:1.5;font-weight:700">${escapeHtml(block.title)}</p><p style="margin:0;font-size:16px;line-height:1.5;overflow-wrap:break-word">${escapeHtml(block.text)}</p>${block.link ? `<p style="margin:8px 0 0;font-size:16px;line-height:1.5">${anchor(block.link)}</p>` : ''}</div>`;
  }
}

/** The arch with its flame, out of borders: pictures are blocked by default and drawings are thrown out. */
const logoHtml = `<span style="display:inline-block;width:14px;height:21px;border:3px solid ${colours.aegean[0]};border-bottom:0;border-radius:10px 10px 0 0;vertical-align:-3px;text-align:center;line-height:21px;font-size:0"><span style="display:inline-block;width:8px;height:12px;margin-top:8px;${backgroundColor('aegean')};border-radius:4px 4px 4px 4px / 8px 8px 4px 4px" class="b-aegean"></span></span>`;

const privacy: Pair<{ path: string; text: string }> = pair(
  { path: '/privacy-policy', text: footer.privacy.el },
  { path: '/en/privacy-policy', text: footer.privacy.en },
);

/** Numbers stay whole, with what they are the number of. */
const joinUnbreakable = (name: string, number: string): string => `${name}\u00A0${number.replaceAll(' ', '\u00A0')}`;

const identity = ({ locale, operator }: EmailDocument): readonly string[] => [
  operator.name[locale],
  operator.seat[locale].replace(/(\d) (\d)/g, '$1\u00A0$2'),
  joinUnbreakable(footer.gemi[locale], operator.gemi),
  joinUnbreakable(footer.taxNumber[locale], operator.tax_number),
  joinUnbreakable(footer.telephone[locale], formatPhone(operator.telephone)),
];

/** Some letters are short: without these signs a list of letters would show the footer as its preview. */
const PREVIEW_PADDING = '&#847;&zwnj;&nbsp;'.repeat(60);

function renderHtml(page: EmailDocument, origin: string): string {
  const { locale } = page;
  const home = locale === 'el' ? `${origin}/` : `${origin}/en`;
  const foot = `class="c-quiet" style="margin:0 0 8px;font-size:14px;line-height:1.5;overflow-wrap:anywhere;${textColor('quiet')}"`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(page.subject)}</title>
<style>:root{color-scheme:light dark}.card>:last-child{margin-bottom:0!important}@media (prefers-color-scheme:dark){${darkRules}.l-line{border-color:${colours.line[1]}!important}.m-mark span{border-color:${colours.aegean[1]}!important}}@media (max-width:480px){.card{padding:28px 20px!important}h1{font-size:23px!important}${listingStyles}}</style>
</head>
<body class="b-page c-ink" style="margin:0;padding:0;${backgroundColor('page')};${textColor('ink')};font-family:${FONT};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(page.preview)}${PREVIEW_PADDING}</div>
<div class="b-page c-ink" role="article" aria-roledescription="email" lang="${locale}" style="padding:24px 12px;${backgroundColor('page')};${textColor('ink')};font-family:${FONT}">
<!--[if mso]><table role="presentation" align="center" width="600"><tr><td><![endif]-->
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 16px;padding:0 8px;font-size:22px;line-height:28px;font-weight:700"><a class="m-mark c-ink" href="${escapeHtml(home)}" style="${textColor('ink')};text-decoration:none">${logoHtml}&nbsp; ${escapeHtml(brand[locale])}</a></p>
<div class="card b-surface l-line" style="padding:36px 40px;border:1px solid ${colours.line[0]};border-radius:16px;${backgroundColor('surface')}">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:700;overflow-wrap:break-word;text-wrap:balance">${escapeHtml(page.title)}</h1>
${page.blocks.map(blockHtml).join('\n')}
</div>
<div style="padding:20px 8px 0">
<p ${foot}>${escapeHtml(page.why)}</p>
${(page.footerLinks ?? []).map((link) => `<p ${foot}>${quietAnchor(link)}</p>\n`).join('')}<p ${foot}>${identity(page).map(escapeHtml).join(' · ')}</p>
<p ${foot}>${quietAnchor({ text: page.operator.email, href: `mailto:${page.operator.email}` })}</p>
<p ${foot}>${quietAnchor({ text: privacy[locale].text, href: origin + privacy[locale].path })}</p>
</div>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>
`;
}

const stripMailto = ({ href }: Link): string => href.replace(/^mailto:/, '');
/** An address that is its own text is printed once. */
const linkText = (link: Link): string =>
  link.text === stripMailto(link) ? link.text : `${link.text}: ${stripMailto(link)}`;

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'code':
      return [`${block.label}:`, `    ${block.code}`, ...(block.note ? [block.note] : [])].join('\n');
    case 'button':
      return `${block.link.text}:\n${stripMailto(block.link)}`;
    case 'quote':
      return `${block.label}:\n${block.text}`;
    case 'facts':
      return block.rows.map(([label, value, href]) => `${label}: ${value}${href ? `\n${href}` : ''}`).join('\n');
    case 'listing':
      return listingText(block);
    case 'aside':
      return `${block.title}\n${block.text}${block.link ? `\n${linkText(block.link)}` : ''}`;
  }
}

function renderText(page: EmailDocument, origin: string): string {
  const { locale } = page;
  const home = locale === 'el' ? `${origin}/` : `${origin}/en`;
  return `${[
    page.title,
    ...page.blocks.map(blockText),
    // Mail programs fold away what stands below this line.
    ['-- ', `${brand[locale]}: ${home}`, page.why, ...(page.footerLinks ?? []).map(linkText)].join('\n'),
    [...identity(page), page.operator.email, `${privacy[locale].text}: ${origin}${privacy[locale].path}`].join('\n'),
  ].join('\n\n')}\n`;
}

export const renderEmail = (page: EmailDocument, origin: string): RenderedEmail => ({
  fromName: brand[page.locale],
  subject: page.subject,
  text: renderText(page, origin),
  html: renderHtml(page, origin),
});
