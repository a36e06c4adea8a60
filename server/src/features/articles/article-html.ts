/**
 * HTML of articles. It is cleaned when it is saved and again whenever it leaves, so that a row written by hand or by an
 * older version of this file can do no more than one written through the editor. What is not on the short list is not there.
 */
import { photoWidths, pictureUrl } from '@estia/contract/photos/picture-url';
import sanitize from 'sanitize-html';

const OWN_PHOTO_PATH = /^\/photos\/([a-z0-9-]{4,64})\/(?:320|640|960|1600)\.(?:jpg|webp|avif)$/;
/** Controls that no text needs, among them those that turn the direction of what follows. */
const INVISIBLE_CHARACTERS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being taken out.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g;
const MAX_DEPTH = 30;
const MAX_SPAN = 20;

const blocks = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'hr'];
const inline = ['strong', 'em', 'a', 'br', 'img'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** Their text is not text: it goes with them. */
const nonTextTags = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'iframe',
  'object',
  'embed',
  'applet',
  'template',
  'title',
  'svg',
  'math',
  'audio',
  'video',
  'canvas',
  'button',
  'frameset',
  'frame',
  'portal',
  'listing',
  'input',
  'dialog',
  'marquee',
  'annotation-xml',
  'foreignobject',
];

/** An address on this site, a part of this page, or https without a name and password in it; null for all else. */
export function sanitizeHref(raw: string | undefined): string | null {
  // As browsers read it: without spaces around, tabs and line ends inside.
  const href = (raw ?? '')
    .replaceAll(INVISIBLE_CHARACTERS, '')
    .replaceAll(/[\t\n\r]/g, '')
    .trim();
  if (/^#[\w-]{1,60}$/.test(href)) return href;
  if (/[\\<>"\s]/.test(href) || href.length > 2_000) return null;
  if (/^\/(?!\/)/.test(href)) return href;
  if (!/^https:\/\//i.test(href)) return null;
  const url = URL.parse(href);
  return url && url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
    ? url.href
    : null;
}

const parsePositiveInteger = (text: string | undefined, max: number): string | null => {
  const value = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0;
  return value >= 1 && value <= max ? String(value) : null;
};
const withoutNulls = (attributes: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== null));

const sanitizeCell = (tagName: string, attributes: Record<string, string>) => ({
  tagName,
  attribs: withoutNulls({
    scope: tagName === 'th' && /^(col|row)$/.test(attributes.scope ?? '') ? (attributes.scope ?? null) : null,
    colspan: parsePositiveInteger(attributes.colspan, MAX_SPAN),
    rowspan: parsePositiveInteger(attributes.rowspan, MAX_SPAN),
  }),
});

/** Paragraphs that an editor leaves behind. */
const removedWhenEmpty = new Set(['p', 'h2', 'h3', 'li', 'figure', 'figcaption', 'blockquote']);

export type SanitizedHtml = {
  html: string;
  /** Keys of the pictures in it. */
  pictures: string[];
  /** A picture of ours that says nothing to who cannot see it. It is left out. */
  withoutAlt: boolean;
};

export function sanitizeArticleHtml(dirty: string): SanitizedHtml {
  const pictures = new Set<string>();
  let withoutAlt = false;
  const html = sanitize(dirty.toWellFormed().replaceAll(INVISIBLE_CHARACTERS, ''), {
    allowedTags: [...blocks, ...inline, ...tables],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: nonTextTags,
    nestingLimit: MAX_DEPTH,
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      h4: 'h3',
      h5: 'h3',
      h6: 'h3',
      a: (_, attributes) => {
        const href = sanitizeHref(attributes.href);
        return { tagName: 'a', attribs: withoutNulls({ href, rel: href?.startsWith('https:') ? 'noopener' : null }) };
      },
      img: (_, { src, alt, width, height }) => {
        const key = OWN_PHOTO_PATH.exec(src ?? '')?.[1];
        const text = (alt ?? '').replaceAll(INVISIBLE_CHARACTERS, '').trim();
        if (key && text === '') withoutAlt = true;
        if (!key || text === '') return { tagName: 'img', attribs: {} };
        pictures.add(key);
        const size = { width: parsePositiveInteger(width, 20_000), height: parsePositiveInteger(height, 20_000) };
        return { tagName: 'img', attribs: withoutNulls({ src: pictureUrl(key, 960, 'jpg'), alt: text, ...size }) };
      },
      th: sanitizeCell,
      td: sanitizeCell,
    },
    exclusiveFilter: ({ tag, text, attribs, mediaChildren }) => {
      if (tag === 'img') return attribs.src === undefined;
      // What a link that leads nowhere stood around stays.
      if (tag === 'a') return attribs.href === undefined && 'excludeTag';
      return removedWhenEmpty.has(tag) && text.trim() === '' && !mediaChildren?.length;
    },
  });
  return { html: html.replaceAll(INVISIBLE_CHARACTERS, '').trim(), pictures: [...pictures], withoutAlt };
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
/** Words alone, as a person reads them. */
export const toPlainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

export const countWords = (html: string): number =>
  toPlainText(html).match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

const SIZES = '(max-width: 760px) 100vw, 680px';
/** What cleaning wrote, written out for a page: every width of ours, and not before it is near. */
const addSrcset = (img: string): string => {
  const key = /src="\/photos\/([a-z0-9-]+)\//.exec(img)?.[1] ?? '';
  const set = photoWidths.map((width) => `${pictureUrl(key, width, 'webp')} ${width}w`).join(', ');
  return img.replace(/ ?\/?>$/, ` srcset="${set}" sizes="${SIZES}" loading="lazy" decoding="async" />`);
};

export type RenderedHtml = { html: string; headings: { id: string; text: string }[] };

/** For a reader: cleaned once more, its parts with anchors, its tables in a box that scrolls. `table` is what such a box is called. */
export function renderArticleHtml(stored: string, table: string): RenderedHtml {
  const headings: RenderedHtml['headings'] = [];
  const html = sanitizeArticleHtml(stored)
    .html.replaceAll(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
      const id = `part-${headings.length + 1}`;
      headings.push({ id, text: toPlainText(inner) });
      return `<h2 id="${id}">${inner}</h2>`;
    })
    .replaceAll('<table>', `<div data-wide="" role="region" tabindex="0" aria-label="${table}"><table>`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<img [^>]*>/g, addSrcset);
  return { html, headings };
}
