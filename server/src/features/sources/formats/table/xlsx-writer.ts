/** A workbook of one sheet of texts: five short XML files in a ZIP. Spreadsheets read it, and so do we. */
import { strToU8, zipSync } from 'fflate';
import { escapeXml } from '../export/xml-writer.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** ZIP knows no time before 1980; the same bytes for the same rows, so that caches can compare them. */
const MTIME = new Date('2026-01-01T00:00:00Z');

const cell = (text: string): string => `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

export function writeWorkbook(name: string, rows: readonly (readonly string[])[]): Uint8Array {
  const lines = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}"><cols><col min="1" max="${rows[0]?.length ?? 1}" width="22" customWidth="1"/></cols><sheetData>${lines}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(HEAD + text)])), {
    mtime: MTIME,
  });
}
