/**
 * Papers that are read, aloud too: A4, tagged (PDF/UA), in one ink and one measure. Drawn from what it is given alone, so
 * that the same record is the same bytes. For invoices and reports; the sheet of a listing (a picture page) draws for itself.
 */
import type { Locale } from '@estia/contract/pair';
import { drawLogo, type PdfDoc, registerFonts, stripUnsupportedCharacters } from './pdf-elements.ts';

export const CONTENT_LEFT = 40;
export const CONTENT_WIDTH = 515;
export const CONTENT_RIGHT = CONTENT_LEFT + CONTENT_WIDTH;
export const TEXT_COLOR = '#14213d';
export const MUTED_COLOR = '#5b6478';
export const PANEL_COLOR = '#f3eee4';
const LINE_COLOR = '#d9d3c7';

type Element = ReturnType<PdfDoc['struct']>;
export type PdfContext = { doc: PdfDoc; body: Element; locale: Locale };
type Align = 'left' | 'right' | 'center';
type Style = { bold?: boolean; size?: number; colour?: string; as?: string; align?: Align; in?: Element };

type PdfMetadata = { locale: Locale; title: string; author: string; at: Date; compress?: boolean };

export async function renderPdf(
  { locale, title, author, at, compress = true }: PdfMetadata,
  draw: (paper: PdfContext) => void,
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
export function writeText(
  paper: PdfContext,
  text: string,
  x: number,
  y: number,
  width: number,
  style: Style = {},
): number {
  const { doc } = paper;
  const { bold = false, size = 9.5, colour = TEXT_COLOR, as = 'P', align = 'left' } = style;
  const shown = stripUnsupportedCharacters(text);
  if (shown === '') return 0;
  doc.font(bold ? 'bold' : 'regular').fontSize(size);
  const height = doc.heightOfString(shown, { width, align });
  doc.fillColor(colour).text(shown, x, y, { width, align, structParent: style.in ?? paper.body, structType: as });
  return height;
}

/** What is only to be looked at. */
export function drawArtifact({ doc }: Pick<PdfContext, 'doc'>, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A line across the paper. */
export const drawLine = (paper: PdfContext, y: number): void =>
  drawArtifact(paper, () =>
    paper.doc.lineWidth(0.75).moveTo(CONTENT_LEFT, y).lineTo(CONTENT_RIGHT, y).stroke(LINE_COLOR),
  );

/** The mark of the house and its name, at the top. */
export function drawLetterhead(paper: PdfContext, brand: string): void {
  drawArtifact(paper, () => drawLogo(paper.doc, CONTENT_LEFT, 36));
  writeText(paper, brand, CONTENT_LEFT + 32, 40, 140, { bold: true, size: 18 });
}

type Column = {
  readonly x: number;
  readonly width: number;
  readonly align: Align;
  readonly of: Record<Locale, string>;
};
type TableStyle = { size: number; pad: number; boldColumn?: number };

/** A table with its heads and lines; returns where it ends. */
export function drawTable(
  paper: PdfContext,
  top: number,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { size, pad, boldColumn = -1 }: TableStyle,
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
    writeText(paper, of[locale], x, y, width, { size: 8.5, colour: MUTED_COLOR, as: 'TH', align, in: head });
  head.end();
  y += 15;
  drawLine(paper, y);
  for (const cells of rows) {
    y += pad;
    const one = tr();
    const heights = columns.map(({ x, width, align }, at) =>
      writeText(paper, cells[at] ?? '', x, y, width, { size, as: 'TD', align, in: one, bold: at === boldColumn }),
    );
    one.end();
    y += Math.max(...heights) + pad;
    drawLine(paper, y);
  }
  element.end();
  return y;
}
