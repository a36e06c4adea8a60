/**
 * The tiny format of long texts: headings, paragraphs, lists, bold, links. Text → blocks, which our own code draws; HTML
 * stays text. `{name}` is a value and `[[name]]` on a line of its own a table, both filled in when the page is drawn.
 *
 *   ## Heading {#anchor}      ### Smaller heading      - item      1. item      **bold**      [words](/path)
 */
export type InlineNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type MarkupBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly parts: readonly InlineNode[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly InlineNode[])[] }
  | { readonly kind: 'slot'; readonly name: string };

export type MarkupValues = Readonly<Record<string, string | number>>;

/** Bounded, so that no text takes longer than its length. */
const INLINE = /\*\*([^*\n]{1,400})\*\*|\[([^[\]\n]{1,300})\]\(([^()\s]{1,300})\)/g;
/** Anything that looks like a link, also one we would not draw. */
const LINK = /\[[^[\]\n]{1,300}\]\(([^\s)]{0,300})/g;
const SAFE = /^(?:\/(?!\/)|#|https:\/\/|mailto:)[^\s<>"'\\]*$/;
const HEADING = /^(##|###) (.+)$/;
const ANCHOR = /\{#([a-z][a-z0-9-]{0,59})\}$/;
const SLOT = /^\[\[([a-z]+)\]\]$/;
const ITEM = /^(?:-|\d{1,2}\.) (.+)$/;
const VALUE = /\{([a-zA-Z]+)\}/g;

export const isSafeLink = (href: string): boolean => SAFE.test(href);

function parseInline(line: string): InlineNode[] {
  const parts: InlineNode[] = [];
  let at = 0;
  const plain = (text: string) => {
    if (text) parts.push({ kind: 'text', text });
  };
  for (const found of line.matchAll(INLINE)) {
    plain(line.slice(at, found.index));
    const [whole, bold, text, href] = found;
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (text !== undefined && href !== undefined && isSafeLink(href)) parts.push({ kind: 'link', text, href });
    else plain(whole);
    at = found.index + whole.length;
  }
  plain(line.slice(at));
  return parts;
}

/** Values that nobody gave stay as they are written: better seen than gone. */
const interpolate = (text: string, fill: MarkupValues): string =>
  text.replace(VALUE, (text, name: string) => (Object.hasOwn(fill, name) ? String(fill[name]) : text));

function parseBlock(lines: readonly string[], number: number, fill: MarkupValues): MarkupBlock[] {
  const [first = ''] = lines;
  const heading = HEADING.exec(first);
  if (heading) {
    const [, marks, rest = ''] = heading;
    const id = ANCHOR.exec(rest)?.[1];
    const text = rest.replace(ANCHOR, '').trimEnd();
    const block: MarkupBlock = {
      kind: 'heading',
      level: marks === '##' ? 2 : 3,
      id: id ?? `section-${number}`,
      text: interpolate(text, fill),
    };
    return lines.length > 1 ? [block, ...parseBlock(lines.slice(1), number, fill)] : [block];
  }
  const slot = lines.length === 1 ? SLOT.exec(first) : null;
  if (slot?.[1]) return [{ kind: 'slot', name: slot[1] }];
  const read = (line: string) => parseInline(interpolate(line, fill));
  if (lines.every((line) => ITEM.test(line))) {
    const items = lines.map((line) => read(line.replace(ITEM, '$1')));
    return [{ kind: 'list', ordered: !first.startsWith('-'), items }];
  }
  // A list right below its paragraph, without an empty line between.
  const items = lines.findLastIndex((line) => !ITEM.test(line)) + 1;
  if (items > 0 && items < lines.length) {
    return [...parseBlock(lines.slice(0, items), number, fill), ...parseBlock(lines.slice(items), number, fill)];
  }
  return [{ kind: 'paragraph', parts: read(lines.join(' ')) }];
}

export function parseMarkup(text: string, fill: MarkupValues = {}): MarkupBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((chunk) => chunk.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap((lines, at) => parseBlock(lines, at + 1, fill));
}

export type Heading = Extract<MarkupBlock, { kind: 'heading' }>;

/** What a table of contents is made of. */
export const listSections = (blocks: readonly MarkupBlock[]): Heading[] =>
  blocks.filter((block): block is Heading => block.kind === 'heading' && block.level === 2);

/** Text a person can be sent to by name, with every link, table and value known. False: it would not read well. */
export function isValidMarkup(text: string, known: { values: readonly string[]; slots: readonly string[] }): boolean {
  const blocks = parseMarkup(text);
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  const slots = blocks.flatMap((block) => (block.kind === 'slot' ? [block.name] : []));
  const values = [...text.matchAll(VALUE)].map(([, name = '']) => name);
  const links = [...text.matchAll(LINK)].map(([, href = '']) => href);
  return (
    listSections(blocks).length > 0 &&
    new Set(ids).size === ids.length &&
    slots.every((name) => known.slots.includes(name)) &&
    values.every((name) => known.values.includes(name)) &&
    links.every(isSafeLink)
  );
}
