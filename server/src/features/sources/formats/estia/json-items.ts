/**
 * JSON as a stream of the objects in its list: a list alone, or `listings` of an object. Each object is found by its
 * braces and given to `JSON.parse`; what lies around them is parsed at the end, so that nothing unparsed ends well.
 */
import { BrokenFeedError, type FeedLimits } from '../feed-item.ts';

/** `value` is undefined for something that is no object. */
export type JsonItem = { line: number; text: string; value: Record<string, unknown> | undefined };

const OUTER_LENGTH = 2_000_000;
const [NEW_LINE, QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [
  10, 34, 92, 123, 125, 91, 93,
];
/** White space, the comma and the end of the list. */
const BETWEEN: ReadonlySet<number> = new Set([9, 10, 13, 32, 44, 93]);

/** A NUL or half of a sign of two units, which no decoder lets through and PostgreSQL does not store. */
const escapes = /\\u(?:0000|d[89a-f])/i;
const toStorable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

class JsonScanner {
  readonly ready: JsonItem[] = [];
  /** Everything but the items, each of which is a 0 here. */
  private readonly outer: string[] = [];
  private outerLength = 0;
  /** Its end: looking at the end of a text that grows would copy all of it for each item. */
  private tail = '';
  private item = '';
  private itemLine = 0;
  private line = 1;
  private depth = 0;
  private listDepth = 0;
  private isInString = false;
  private isEscaped = false;
  private readonly limits: FeedLimits;

  constructor(limits: FeedLimits) {
    this.limits = limits;
  }

  private broken(code: 'not_well_formed' | 'text_too_long'): never {
    throw new BrokenFeedError(code, this.line);
  }

  private get isInItem(): boolean {
    return this.itemLine > 0;
  }

  private addOuter(text: string): void {
    if (text === '') return;
    this.outer.push(text);
    this.outerLength += text.length;
    this.tail = (this.tail + text).slice(-200);
  }

  private finishItem(): void {
    try {
      const value = JSON.parse(this.item, escapes.test(this.item) ? toStorable : undefined) as Record<string, unknown>;
      this.ready.push({ line: this.itemLine, text: this.item, value });
    } catch {
      throw new BrokenFeedError('not_well_formed', this.itemLine);
    }
    this.item = '';
    this.itemLine = 0;
    this.addOuter('0');
  }

  private open(sign: string): void {
    this.depth += 1;
    if (this.depth > this.limits.depth) this.broken('not_well_formed');
    if (this.isInItem || this.listDepth > 0) {
      if (!this.isInItem && sign === '{' && this.depth === this.listDepth + 1) this.itemLine = this.line;
      return;
    }
    const isList = this.depth === 1 || (this.depth === 2 && /"listings"\s*:\s*$/.test(this.tail));
    if (sign === '[' && isList) this.listDepth = this.depth;
  }

  private close(): void {
    this.depth -= 1;
    if (this.depth < 0) this.broken('not_well_formed');
    if (this.depth < this.listDepth) this.listDepth = -1;
  }

  private readString(code: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (code === BACKSLASH) this.isEscaped = true;
    else if (code === QUOTE) this.isInString = false;
  }

  /** Pieces are taken over in slices: one sign at a time takes seconds for 100 MB. */
  write(piece: string): void {
    let from = 0;
    const take = (to: number): void => {
      if (this.isInItem) this.item += piece.slice(from, to);
      else this.addOuter(piece.slice(from, to));
      from = to;
    };
    for (let at = 0; at < piece.length; at++) {
      const code = piece.charCodeAt(at);
      if (code === NEW_LINE) this.line += 1;
      if (this.isInString) {
        this.readString(code);
        continue;
      }
      if (this.depth === this.listDepth && !this.isInItem && !BETWEEN.has(code)) {
        take(at);
        if (/[[,]\s*$/.test(this.tail) && code !== OPEN_BRACE)
          this.ready.push({ line: this.line, text: piece.slice(at, at + 100), value: undefined });
      }
      if (code === QUOTE) this.isInString = true;
      else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        take(at);
        this.open(code === OPEN_BRACE ? '{' : '[');
      } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        take(at + 1);
        this.close();
        if (this.isInItem && this.depth === this.listDepth) this.finishItem();
      }
    }
    take(piece.length);
    if (this.item.length > this.limits.itemLength || this.outerLength > OUTER_LENGTH) this.broken('text_too_long');
  }

  /** What stands around the items. */
  finish(): unknown {
    if (this.depth > 0 || this.isInString) throw new BrokenFeedError('truncated', this.line);
    try {
      return JSON.parse(this.outer.join('').replace(/^\uFEFF/, ''));
    } catch {
      throw new BrokenFeedError('not_well_formed', this.line);
    }
  }
}

export async function* readJsonItems(
  text: AsyncIterable<string>,
  limits: FeedLimits,
): AsyncGenerator<JsonItem, unknown> {
  const scanner = new JsonScanner(limits);
  for await (const piece of text) {
    scanner.write(piece);
    yield* scanner.ready.splice(0);
  }
  return scanner.finish();
}
