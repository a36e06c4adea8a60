/** What our PDFs share: a font that is put in, the letters it can draw, a QR of real rectangles. */
/// <reference path="./pdfkit.d.ts" />
import { readFileSync } from 'node:fs';
import type PDFDocument from 'pdfkit';
import { encode } from 'uqr';

export type PdfDoc = InstanceType<typeof PDFDocument>;

let cachedFonts: { regular: Uint8Array; bold: Uint8Array } | undefined;
/**
 * Commissioner (OFL, beside it) at two weights, Latin and Greek in one file: made with fontTools from the variable
 * WOFF2 of the site, which pdfkit cannot cut a weight from. Only the letters used go into a document.
 */
export function registerFonts(doc: PdfDoc): void {
  const read = (weight: number) => readFileSync(new URL(`./fonts/commissioner-${weight}.ttf`, import.meta.url));
  cachedFonts ??= { regular: read(400), bold: read(700) };
  doc.registerFont('regular', cachedFonts.regular).registerFont('bold', cachedFonts.bold);
}

/** What the font has no drawing for (emoji, other scripts) is left out rather than drawn as a box. */
export const stripUnsupportedCharacters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\u2028\u2029]/g, ' ')
    .replace(/[^\n\u0020-\u007e\u00a0-\u017f\u0384-\u03ce\u2010-\u2014\u2018-\u201e\u2022\u2026\u20ac\u2212]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();

export function drawQrCode(doc: PdfDoc, url: string, x: number, y: number, size: number): void {
  const { data } = encode(url, { ecc: 'M', border: 1 });
  const step = size / data.length;
  for (const [row, cells] of data.entries()) {
    // One rectangle a run, so that no hairlines show between squares.
    for (let start = 0; start < cells.length; start++) {
      if (!cells[start]) continue;
      let end = start;
      while (cells[end + 1]) end += 1;
      doc.rect(x + start * step, y + row * step, (end - start + 1) * step, step);
      start = end;
    }
  }
  doc.fill('#000000');
}

/** The mark of the house: an arch and its flame. */
const ARCH = 'M2 34V14a12 12 0 0 1 24 0v20';
const FLAME =
  'M14.2 11.5c.5 3.2 5.3 5.6 5.3 11 0 3.7-2.4 6.5-5.5 6.5s-5.5-2.7-5.5-6.2c0-2.5 1.2-4.2 2.5-5.6.2 1.4.8 2.2 1.6 2.6-.6-3.3 0-6 1.6-8.3z';
export const BRAND_COLOR = '#1b5faa';

export function drawLogo(doc: PdfDoc, x: number, y: number): void {
  doc.save().translate(x, y).scale(0.85);
  doc.lineWidth(2.8).path(ARCH).stroke(BRAND_COLOR);
  doc.path(FLAME).fill(BRAND_COLOR);
  doc.restore();
}
