/** The document behind every exclusive mandate of the demo: one page that says what it is. */
import type { FileStore } from '@estia/server/src/platform/files/file-store';
import type pg from 'pg';

const page = 'BT /F1 18 Tf 72 760 Td (Demo document: exclusive mandate) Tj ET';
const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  `<</Length ${page.length}>>\nstream\n${page}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
];

function createDemoMandate(): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`,
    'latin1',
  );
}

export const demoMandate = createDemoMandate();

/** A large demo is for measuring: there nobody opens more than the first. */
const MOST_FILES = 2_000;
const AT_ONCE = 20;

export async function writeMandateFiles(pool: pg.Pool, files: FileStore): Promise<number> {
  const { rows } = await pool.query<{ file_key: string }>(
    'select file_key from mandate_document order by property_id limit $1',
    [MOST_FILES],
  );
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await Promise.all(rows.slice(at, at + AT_ONCE).map(({ file_key }) => files.put(file_key, demoMandate)));
  return rows.length;
}
