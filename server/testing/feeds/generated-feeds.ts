/** Feeds of any size, one listing after another, for measuring. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { estiaFeed, estiaListing, openImmoFeed, openImmoFlat } from './estia-feeds.ts';
import { kyeroFile, kyeroVilla } from './kyero-feeds.ts';
import { greekTable } from './table-feeds.ts';
import { xeApartment, xePackage } from './xe-feeds.ts';

const MARK = '@@ITEMS@@';
/** About 2 KB a listing, as descriptions in two languages make it. */
const filler = 'Ευρύχωρο, φωτεινό και ανακαινισμένο, κοντά σε σχολεία, στάση λεωφορείου και αγορά. '.repeat(8);

const [header = '', first = ''] = greekTable.split(/\n(?=ΑΘ-101)/);
const row = first.split(/\n(?=ΑΘ-102)/)[0] ?? '';

const formats = {
  xe: {
    frame: xePackage(MARK),
    // It comes without a ZIP, so its photos are addresses.
    item: (at: number) =>
      xeApartment(`A-${at}`)
        .replace('& μεγάλη', `& ${filler}`)
        .replaceAll('<Asset.uri>', '<Asset.uri>https://img.example/'),
    between: '\n',
  },
  kyero: {
    frame: kyeroFile(MARK),
    item: (at: number) => kyeroVilla(String(at)).replace('Πέτρινη', filler),
    between: '\n',
  },
  estia: {
    frame: estiaFeed([MARK]).replace(`"${MARK}"`, MARK),
    item: (at: number) => JSON.stringify({ ...estiaListing, reference: `J-${at}`, description_el: filler }),
    between: ',\n',
  },
  csv: {
    frame: `${header}\n${MARK}\n`,
    item: (at: number) => row.replace('ΑΘ-101', `ΑΘ-${at}`).replace('Διαμπερές', filler),
    between: '\n',
  },
  openimmo: {
    frame: openImmoFeed(MARK),
    item: (at: number) => openImmoFlat.replace('>O-1<', `>O-${at}<`).replace('Wohnung mit', filler),
    between: '\n',
  },
} as const;

export type GeneratedFormat = keyof typeof formats;
export const generatedFormats = Object.keys(formats) as GeneratedFormat[];

/** Writes until the file has so many listings or, if given, so many bytes. Returns both. */
export async function generateFeed(
  file: string,
  format: GeneratedFormat,
  size: { items?: number; bytes?: number },
): Promise<{ items: number; bytes: number }> {
  const { frame, item, between } = formats[format];
  const [before = '', after = ''] = frame.split(MARK);
  const out = createWriteStream(file);
  let bytes = 0;
  let items = 0;
  const write = async (text: string): Promise<void> => {
    bytes += Buffer.byteLength(text);
    if (!out.write(text)) await once(out, 'drain');
  };
  await write(before);
  while (items < (size.items ?? Number.POSITIVE_INFINITY) && bytes < (size.bytes ?? Number.POSITIVE_INFINITY)) {
    await write((items === 0 ? '' : between) + item(items));
    items += 1;
  }
  await write(after);
  out.end();
  await once(out, 'finish');
  return { items, bytes };
}
