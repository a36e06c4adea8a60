/**
 * Papers that are read, aloud too: A4, tagged (PDF/UA), in one ink and one measure. Drawn from what it is given alone, so
 * that the same record is the same bytes. For invoices and reports; the sheet of a home (a picture page) draws for itself.
 */
import type { Locale } from '@estia/contract/pair';
import { drawable, houseMark, type PdfDoc, registerFonts } from './pdf.ts';

export const LEFT = 40;
export const WIDTH = 515;
export const RIGHT = LEFT + WIDTH;
export const INK = '#14213d';
export const SOFT = '#5b6478';
export const SAND = '#f3eee4';
const LINE = '#d9d3c7';

type Element = ReturnType<PdfDoc['struct']>;
export type Paper = { doc: PdfDoc; body: Element; locale: Locale };
type Align = 'left' | 'right' | 'center';
type Style = { bold?: boolean; size?: number; colour?: string; as?: string; align?: Align; in?: Element };

type About = { locale: Locale; title: string; author: string; at: Date; compress?: boolean };

export async function drawPaper(
  { locale, title, author, at, compress = true }: About,
  draw: (paper: Paper) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first document: reading its fonts and tables takes 0.2 s of a start.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    compress,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: locale === 'el' ? 'el-GR' : 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Estia', Producer: 'Estia', CreationDate: at },
  });
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  registerFonts(doc);
  const body = doc.struct('Document');
  doc.addStructure(body);
  draw({ doc, body, locale });
  body.end();
  doc.end();
  await done;
  return Buffer.concat(parts);
}

/** Writes and says how tall it was. */
export function write(paper: Paper, text: string, x: number, y: number, width: number, style: Style = {}): number {
  const { doc } = paper;
  const { bold = false, size = 9.5, colour = INK, as = 'P', align = 'left' } = style;
  const shown = drawable(text);
  if (shown === '') return 0;
  doc.font(bold ? 'bold' : 'regular').fontSize(size);
  const height = doc.heightOfString(shown, { width, align });
  doc.fillColor(colour).text(shown, x, y, { width, align, structParent: style.in ?? paper.body, structType: as });
  return height;
}

/** What is only to be looked at. */
export function decorate({ doc }: Pick<Paper, 'doc'>, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A line across the paper. */
export const rule = (paper: Paper, y: number): void =>
  decorate(paper, () => paper.doc.lineWidth(0.75).moveTo(LEFT, y).lineTo(RIGHT, y).stroke(LINE));

/** The mark of the house and its name, at the top. */
export function letterhead(paper: Paper, brand: string): void {
  decorate(paper, () => houseMark(paper.doc, LEFT, 36));
  write(paper, brand, LEFT + 32, 40, 140, { bold: true, size: 18 });
}

type Column = {
  readonly x: number;
  readonly width: number;
  readonly align: Align;
  readonly of: Record<Locale, string>;
};
type Look = { size: number; pad: number; boldColumn?: number };

/** A table with its heads and lines; returns where it ends. */
export function table(
  paper: Paper,
  top: number,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { size, pad, boldColumn = -1 }: Look,
): number {
  const { doc, locale } = paper;
  const element = doc.struct('Table');
  paper.body.add(element);
  const tr = () => {
    const row = doc.struct('TR');
    element.add(row);
    return row;
  };
  let y = top;
  const head = tr();
  for (const { of, x, width, align } of columns)
    write(paper, of[locale], x, y, width, { size: 8.5, colour: SOFT, as: 'TH', align, in: head });
  head.end();
  y += 15;
  rule(paper, y);
  for (const cells of rows) {
    y += pad;
    const one = tr();
    const heights = columns.map(({ x, width, align }, at) =>
      write(paper, cells[at] ?? '', x, y, width, { size, as: 'TD', align, in: one, bold: at === boldColumn }),
    );
    one.end();
    y += Math.max(...heights) + pad;
    rule(paper, y);
  }
  element.end();
  return y;
}
