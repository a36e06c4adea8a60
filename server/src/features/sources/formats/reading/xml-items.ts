/**
 * XML as a stream of its items: each item is a small tree, the rest of the file is not kept. What XML offers beyond
 * elements, attributes and text (DTDs, own entities, instructions) is how files attack their readers, so it ends the reading.
 */
import { SaxesParser } from 'saxes';
import { BrokenFeedError, type FeedLimits } from '../feed-item.ts';

export type XmlNode = {
  name: string;
  line: number;
  attributes: Record<string, string>;
  text: string;
  children: XmlNode[];
};

export type XmlOptions = {
  limits: FeedLimits;
  /** Whether an element under these ancestors is an item: the path is of local names, root first. */
  isItem: (path: readonly string[]) => boolean;
  /** Every element that closes outside of items: a header, or the root itself (with what it says in attributes). */
  onOther?: (path: readonly string[], node: XmlNode) => void;
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const asBroken = (message: string, line: number, isEnd: boolean): BrokenFeedError => {
  if (/undefined entity|entity/i.test(message)) return new BrokenFeedError('xml_entity', line, message);
  // At the end everything that is open was cut.
  if (isEnd) return new BrokenFeedError('truncated', line, message);
  return new BrokenFeedError('not_well_formed', line, message);
};

class ItemCollector {
  readonly ready: XmlNode[] = [];
  /** Characters since the parser last reported something: a text without an end. */
  silent = 0;
  isEnd = false;
  private readonly path: string[] = [];
  private readonly open: XmlNode[] = [];
  private itemDepth = 0;
  private itemLength = 0;
  private attributes = 0;
  readonly parser = new SaxesParser({ xmlns: false, position: true });
  private readonly options: XmlOptions;

  constructor(options: XmlOptions) {
    this.options = options;
    const { limits } = options;
    const { parser } = this;
    parser.on('error', (error) => {
      // «Smith & Sons»: the parser looks for the end of the entity until the end of the file.
      const { entity = '' } = parser as unknown as { entity?: string };
      if (this.isEnd && /[\s<]/.test(entity))
        throw new BrokenFeedError('xml_entity', this.open.at(-1)?.line ?? parser.line, entity.slice(0, 20));
      throw asBroken(error.message, parser.line, this.isEnd);
    });
    parser.on('doctype', () => this.end('xml_dtd'));
    parser.on('processinginstruction', () => this.end('xml_instruction'));
    parser.on('comment', () => this.heard(0));
    parser.on('opentagstart', () => {
      this.attributes = 0;
      this.heard(0);
    });
    parser.on('attribute', ({ name, value }) => {
      this.attributes += 1;
      if (this.attributes > limits.attributes) this.end('xml_attributes');
      this.heard(name.length + value.length);
    });
    parser.on('opentag', (tag) => this.openTag(localName(tag.name), tag.attributes));
    parser.on('text', (text) => this.addText(text));
    parser.on('cdata', (text) => this.addText(text));
    parser.on('closetag', () => this.closeTag());
  }

  end(code: 'xml_dtd' | 'xml_instruction' | 'xml_attributes' | 'xml_depth' | 'text_too_long'): never {
    throw new BrokenFeedError(code, this.parser.line);
  }

  private heard(length: number): void {
    this.silent = 0;
    if (this.itemDepth === 0) return;
    this.itemLength += length;
    if (length > this.options.limits.textLength || this.itemLength > this.options.limits.itemLength)
      this.end('text_too_long');
  }

  private openTag(name: string, attributes: Record<string, string>): void {
    this.path.push(name);
    if (this.path.length > this.options.limits.depth) this.end('xml_depth');
    if (this.itemDepth === 0 && this.options.isItem(this.path)) {
      this.itemDepth = this.path.length;
      this.itemLength = 0;
    }
    const node = { name, attributes, line: this.parser.line, text: '', children: [] };
    if (this.itemDepth > 0 && this.path.length > this.itemDepth) this.open.at(-1)?.children.push(node);
    this.open.push(node);
    this.heard(name.length);
  }

  private addText(text: string): void {
    this.heard(text.length);
    const node = this.open.at(-1);
    // Between items there are only line ends; a header's value is short.
    if (node && (this.itemDepth > 0 || node.text.length < 1_000)) node.text += text;
  }

  private closeTag(): void {
    this.heard(0);
    const node = this.open.pop();
    if (node) {
      if (this.itemDepth === this.path.length) {
        this.itemDepth = 0;
        this.ready.push(node);
      } else if (this.itemDepth === 0) this.options.onOther?.(this.path, node);
    }
    this.path.pop();
  }
}

/** Items as they close. The header must be read by then: elements outside of items are reported before later items. */
export async function* readXmlItems(text: AsyncIterable<string>, options: XmlOptions): AsyncGenerator<XmlNode> {
  const collector = new ItemCollector(options);
  for await (const piece of text) {
    collector.silent += piece.length;
    collector.parser.write(piece);
    if (collector.silent > options.limits.textLength + piece.length) collector.end('text_too_long');
    yield* collector.ready.splice(0);
  }
  collector.isEnd = true;
  collector.parser.close();
  yield* collector.ready.splice(0);
}

export const findChild = (node: XmlNode, name: string): XmlNode | undefined =>
  node.children.find((child) => child.name === name);
/** The text of a child, trimmed; null when it is missing or empty. */
export const readText = (node: XmlNode | undefined): string | null => node?.text.trim() || null;
