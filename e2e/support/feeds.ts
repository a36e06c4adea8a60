/** Feeds as an agency's software offers them: files on the double of its server. */
import { siteUnderTest } from './site-under-test.ts';

/** The address of a file that opens with this key in the header, or with none. */
export async function offerFeed(path: string, body: string | Uint8Array<ArrayBuffer>, key?: string): Promise<string> {
  const url = `http://${siteUnderTest.feedHost}/${path}`;
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'x-feed-key': key }) };
  const stored = await fetch(url, { method: 'PUT', headers, body });
  if (!stored.ok) throw new Error(`Not stored: ${stored.status}`);
  return url;
}

/** In our own JSON: flats that lack nothing but photos. */
export const writeFeed = (flats: number): string =>
  JSON.stringify({
    format: 'estia',
    version: 1,
    full: true,
    listings: Array.from({ length: flats }, (_, at) => ({
      reference: `A-${at + 1}`,
      purpose: 'sale',
      type_id: 'apartment',
      place: ['Χαλάνδρι'],
      price: 150_000 + at * 1_000,
      area: 80 + at,
      bed_rooms: 2,
      floor_id: '2',
      energy_class_id: 'C',
      street: 'Αγίας Παρασκευής',
      street_number: String(at + 1),
    })),
  });

/** A table with a type that nobody knows and an area that there are three of. */
export const writeUnclearTable = (photos: readonly string[]): string => {
  const head =
    'Κωδικός;Συναλλαγή;Τύπος ακινήτου;Περιοχή;Οδός;Αριθμός;Τιμή;Εμβαδόν;Υπνοδωμάτια;Όροφος;Ενεργειακή κλάση;Φωτογραφίες';
  const row = (at: number) =>
    `Κ-${at};Πώληση;Ρετιρέ με θέα;Αγία Παρασκευή;Μεσογείων;${at};${200 + at}000;${80 + at};2;3ος;Γ;${photos.join(' ')}`;
  return `${[head, row(1), row(2)].join('\n')}\n`;
};
