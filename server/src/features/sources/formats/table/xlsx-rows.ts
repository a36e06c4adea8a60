/** The first sheet of a workbook as rows: its XML is read as a stream, only the shared texts are in memory. */
import { BrokenFeedError, type FeedLimits } from '../feed-item.ts';
import { decode } from '../reading/encoding.ts';
import { findChild, readXmlItems, type XmlNode } from '../reading/xml-items.ts';
import type { ZipEntry } from '../reading/zip-file.ts';
import type { TableRow } from './csv-rows.ts';

/** Characters of shared texts: 50,000 descriptions of 600 characters. */
const SHARED_LENGTH = 60_000_000;

const openEntry = (entries: readonly ZipEntry[], name: string): AsyncGenerator<string> | null => {
  const entry = entries.find((each) => each.name === name);
  return entry ? decode(entry.open, 'utf-8') : null;
};

const textOf = (node: XmlNode): string =>
  node.name === 'rPh' ? '' : node.name === 't' ? node.text : node.children.map(textOf).join('');

async function findFirstSheet(entries: readonly ZipEntry[], limits: FeedLimits): Promise<string> {
  const workbook = openEntry(entries, 'xl/workbook.xml');
  const relations = openEntry(entries, 'xl/_rels/workbook.xml.rels');
  let id: string | undefined;
  if (workbook)
    for await (const node of readXmlItems(workbook, { limits, isItem: (path) => path.at(-1) === 'sheet' }))
      id ??= node.attributes['r:id'] ?? Object.entries(node.attributes).find(([name]) => name.endsWith(':id'))?.[1];
  if (relations)
    for await (const node of readXmlItems(relations, { limits, isItem: (path) => path.at(-1) === 'Relationship' }))
      if (node.attributes.Id === id && node.attributes.Target)
        return `xl/${node.attributes.Target.replace(/^\/?(xl\/)?/, '')}`;
  return 'xl/worksheets/sheet1.xml';
}

async function readSharedTexts(entries: readonly ZipEntry[], limits: FeedLimits): Promise<string[]> {
  const text = openEntry(entries, 'xl/sharedStrings.xml');
  const shared: string[] = [];
  let length = 0;
  if (!text) return shared;
  for await (const node of readXmlItems(text, { limits, isItem: (path) => path.at(-1) === 'si' })) {
    const value = textOf(node);
    length += value.length;
    if (length > SHARED_LENGTH) throw new BrokenFeedError('too_large');
    shared.push(value);
  }
  return shared;
}

/** `AB12` → 27. */
function columnOf(reference: string | undefined, next: number): number {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1];
  if (!letters) return next;
  return [...letters].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readCell(cell: XmlNode, shared: readonly string[]): string {
  const { t: type } = cell.attributes;
  if (type === 'inlineStr') return textOf(cell);
  const value = findChild(cell, 'v')?.text ?? '';
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  if (type === 'e') return '';
  // Numbers are written with all the digits of a double: 85.30000000000001 was typed as 85.3.
  return /^-?\d+\.\d{10,}$/.test(value) ? String(Number(Number(value).toPrecision(12))) : value;
}

export async function* readXlsxRows(entries: readonly ZipEntry[], limits: FeedLimits): AsyncGenerator<TableRow> {
  const sheet = openEntry(entries, await findFirstSheet(entries, limits));
  if (sheet === null) throw new BrokenFeedError('zip_no_feed');
  const shared = await readSharedTexts(entries, limits);
  let line = 0;
  for await (const node of readXmlItems(sheet, { limits, isItem: (path) => path.at(-1) === 'row' })) {
    const { r: number = '' } = node.attributes;
    // A sheet has 1,048,576 rows: what claims another number is counted.
    line = /^[1-9]\d{0,6}$/.test(number) ? Number(number) : line + 1;
    const cells: string[] = [];
    let next = 0;
    for (const cell of node.children) {
      const at = columnOf(cell.attributes.r, next);
      if (at >= limits.columns) throw new BrokenFeedError('columns_too_many', line);
      while (cells.length < at) cells.push('');
      cells[at] = readCell(cell, shared);
      next = at + 1;
    }
    if (cells.some((each) => each.trim() !== '')) yield { line, cells };
  }
}
