/** The body of an email as lines, whichever way its program wrote it: what is quoted, and where the email before begins. */
import { Parser } from 'htmlparser2';

export type EmailLine = {
  text: string;
  isQuoted: boolean;
  /** From here on it is the email that is answered, as the program itself marks it. */
  isEnd?: boolean;
};

const MAX_LINES = 20_000;
/** Each that is open makes the next one slower; a long newsletter has some thousands. */
const MAX_TAGS = 25_000;

function cutTags(html: string): string {
  let at = -1;
  for (let tags = 0; tags <= MAX_TAGS; tags++) {
    at = html.indexOf('<', at + 1);
    if (at === -1) return html;
  }
  return html.slice(0, at);
}

const readQuote = (line: string): EmailLine => {
  const [quote = ''] = /^(?:\s{0,2}>)+/.exec(line) ?? [];
  return { text: quote ? line.slice(quote.length) : line, isQuoted: quote !== '' };
};

export const readTextLines = (text: string): EmailLine[] =>
  text
    .split(/\r\n|\r|\n/, MAX_LINES)
    .map((line) => readQuote(line.replaceAll('\u00a0', ' ').replace(/[\u200b\u200e\u200f\ufeff]/g, '')));

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const HIDDEN = new Set(['style', 'script', 'head', 'title', 'template', 'noscript', 'svg', 'object', 'xml']);
const BLOCKS = new Set(
  (
    'address article blockquote body center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section ' +
    'table td th tr ul'
  ).split(' '),
);

/** Signatures and the line above a quote, as mail programs name their own. */
const DROPPED_CLASS =
  /(?:^|\s)(?:x_)?(?:gmail_signature(?:_prefix)?|gmail_attr|moz-signature|moz-cite-prefix|protonmail_signature_block\S*|signature|yahoo-signature\S*|ydp\w*signature|k9mail-signature)(?:\s|$)/i;
const DROPPED_ID =
  /^(?:x_)?(?:signature|ms-outlook-mobile-signature|ms-outlook-ios-signature|AppleMailSignature|ydp\w*signature)$/i;
/** What of the answered email is not in a blockquote. */
const END_CLASS =
  /(?:^|\s)(?:x_)?(?:yahoo_quoted|ydp\w*yahoo_quoted|outlook_quoted\S*|zmail_extra|WordSection_quoted)(?:\s|$)/i;
const END_ID =
  /^(?:x_)?(?:appendonsend|divRplyFwdMsg|OLK_SRC_BODY_SECTION|mail-editor-reference-message-container|zwchr|ydp\w*yahoo_quoted\w*)$/i;

const isDropped = (attributes: Record<string, string>): boolean =>
  DROPPED_CLASS.test(attributes.class ?? '') ||
  DROPPED_ID.test(attributes.id ?? '') ||
  attributes['data-smartmail'] === 'gmail_signature' ||
  /display\s*:\s*none/i.test(attributes.style ?? '');

const isEnd = (attributes: Record<string, string>): boolean =>
  END_CLASS.test(attributes.class ?? '') ||
  END_ID.test(attributes.id ?? '') ||
  attributes['data-marker'] === '__QUOTED_TEXT__' ||
  attributes['data-marker'] === '__HEADERS__';

/** Outlook writes every line as a paragraph without space around it; elsewhere a paragraph has an empty line after it. */
const isSpaced = (name: string, attributes: Record<string, string>): boolean =>
  name === 'p' &&
  !/MsoNormal|MsoPlainText/i.test(attributes.class ?? '') &&
  !/margin\s*:\s*0/i.test(attributes.style ?? '');

/** One pass over the tags, however they are nested. */
export function readHtmlLines(html: string): EmailLine[] {
  const lines: EmailLine[] = [];
  let text = '';
  let quotes = 0;
  let dropped = 0;
  let pre = 0;
  let hasSpaceDue = false;
  const push = () => {
    if (lines.length < MAX_LINES) lines.push({ text: text.trimEnd(), isQuoted: quotes > 0 });
    text = '';
  };
  const flush = () => {
    if (text.trim() !== '') push();
    text = '';
  };
  const space = () => {
    if (hasSpaceDue && lines.length > 0 && lines.at(-1)?.text !== '') push();
    hasSpaceDue = false;
  };
  const spaced: boolean[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (dropped > 0 || HIDDEN.has(name) || isDropped(attributes)) {
          if (!VOID.has(name)) dropped += 1;
          return;
        }
        if (BLOCKS.has(name)) flush();
        if (isEnd(attributes)) lines.push({ text: '', isQuoted: false, isEnd: true });
        if (name === 'br') push();
        if (name === 'pre') pre += 1;
        if (name === 'blockquote') quotes += 1;
        if (name === 'p') {
          spaced.push(isSpaced(name, attributes));
          if (spaced.at(-1)) hasSpaceDue = true;
        }
      },
      ontext(piece) {
        if (dropped > 0) return;
        const plain = piece.replaceAll('\u00a0', ' ').replace(/[\u200b\u200e\u200f\ufeff]/g, '');
        if (pre > 0) {
          const [first = '', ...rest] = plain.split(/\r\n|\r|\n/);
          text += first;
          for (const line of rest) {
            push();
            text = line;
          }
          return;
        }
        const collapsed = plain.replace(/[ \t\r\n]+/g, ' ');
        if (collapsed.trim() !== '') space();
        text += text === '' ? collapsed.trimStart() : collapsed;
      },
      onclosetag(name) {
        if (dropped > 0) {
          if (!VOID.has(name)) dropped -= 1;
          return;
        }
        if (name === 'p') {
          // Empty, it is the empty line that somebody typed.
          const wasSpaced = spaced.pop();
          if (text.trim() === '' && !wasSpaced) push();
          else flush();
          if (wasSpaced) hasSpaceDue = true;
        } else if (BLOCKS.has(name)) flush();
        if (name === 'pre') pre = Math.max(0, pre - 1);
        if (name === 'blockquote') quotes = Math.max(0, quotes - 1);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(cutTags(html));
  parser.end();
  flush();
  // A quote that a program marks by signs inside its HTML is one too.
  return lines.map((line) => (line.isQuoted || line.isEnd ? line : { ...readQuote(line.text) }));
}
