/** Puts everything about a person into a zip: JSON for machines, CSV for tables, their pictures. */
import { randomBytes } from 'node:crypto';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Deps } from '../../deps.ts';
import { complexData } from '../complexes/index.ts';
import { consentData } from '../consent/index.ts';
import { favoriteData } from '../favorites/index.ts';
import { conversationData, revealData } from '../inbox/index.ts';
import { reportData } from '../moderation/index.ts';
import { draftData } from '../photos/index.ts';
import { tell } from './accounts.letters.ts';
import { forgetFiles, keepFile } from './erase.queries.ts';
import * as data from './export.queries.ts';
import { daysOf } from './privacy.queries.ts';

/** Files are made and fetched in memory: more pictures than this are named by address in photos.csv only. */
const MAX_PHOTO_BYTES = 50_000_000;
const BATCH = 20;
/** A file that no record names yet is removed after this long: longer than any job may run. */
const UNCLAIMED_MS = 86_400_000;
/** One that failed is tried again after 5 minutes, 10, 20, and so on up to half a day. */
const RETRY_MS = 300_000;
const MAX_RETRY_MS = 43_200_000;
const MAX_TRIES = 30_000;

type Row = Record<string, unknown>;

/** A leading = + - @ would make a formula of a text when a spreadsheet opens it. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value);
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The mark in front tells spreadsheets that it is UTF-8. */
export function toCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return `\uFEFF${[columns, ...rows.map((row) => columns.map((name) => row[name]))].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

type Listing = { property: Row; offers: Row[] | null; photos: { key: string }[] | null; lat: number; lon: number };

/** One line an offer, with its home beside it. */
const offersOf = (homes: readonly Listing[]): Row[] =>
  homes.flatMap(({ property, offers, lat, lon }) =>
    (offers ?? []).map((offer) => ({
      ...offer,
      ...property,
      listing_id: offer.id,
      property_id: property.id,
      lat,
      lon,
    })),
  );

async function readFile(deps: Deps, key: string, limit: number): Promise<Uint8Array | null> {
  const file = await deps.files.open(key);
  if (!file || file.size > limit) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.read()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function addPhotos(deps: Deps, zip: Zippable, homes: readonly Listing[]): Promise<void> {
  let room = MAX_PHOTO_BYTES;
  const list: Row[] = [];
  for (const { property, photos } of homes) {
    for (const [at, { key }] of (photos ?? []).entries()) {
      const bytes = await readFile(deps, `photos/${key}/1600.webp`, room);
      const name = `photos/${property.id}-${at + 1}.webp`;
      // Pictures do not get smaller by packing.
      if (bytes) zip[name] = [bytes, { level: 0 }];
      room -= bytes?.byteLength ?? 0;
      const address = `${deps.config.origin}/photos/${key}/1600.webp`;
      list.push({ property_id: property.id, position: at + 1, file: bytes ? name : null, address });
    }
  }
  zip['photos.csv'] = strToU8(toCsv(list));
}

type Person = { accountId: number; provenEmail: string | null };

async function collect(deps: Deps, { accountId, provenEmail }: Person): Promise<Uint8Array> {
  const { db } = deps;
  const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);
  const homes = (await data.listingData(db, accountId)) as Listing[];
  const searches = await data.searchData(db, accountId);
  const zip: Zippable = {
    'profile.json': json(await data.accountData(db, accountId)),
    'listings.json': json(homes),
    'listings.csv': strToU8(toCsv(offersOf(homes))),
    'searches.json': json(searches),
    'searches.csv': strToU8(toCsv(searches)),
    'sessions.json': json(await data.sessionData(db, accountId)),
    'drafts.json': json(await draftData(db, accountId)),
    'complexes.json': json(await complexData(db, accountId)),
    'favorites.json': json(await favoriteData(db, accountId)),
    'consents.json': json(await consentData(db, accountId)),
    'letters.json': json(await data.letterData(db, accountId)),
    'exports.json': json(await data.exportData(db, accountId)),
    'messages.json': json(await conversationData(db, deps.secrets, { accountId, provenEmail })),
    'phones-shown.json': json(await revealData(db, accountId)),
    'reports.json': json(await reportData(db, accountId)),
    'admin-acts.json': json(await data.auditData(db, accountId)),
  };
  await addPhotos(deps, zip, homes);
  return zipSync(zip, { level: 6 });
}

type Order = Awaited<ReturnType<typeof data.openExports>>[number];

async function makeExport(deps: Deps, order: Order, days: number): Promise<void> {
  const { id, accountId, tries, email_confirmed_at, ...person } = order;
  const wait = Math.min(RETRY_MS * 2 ** Math.min(tries, 20), MAX_RETRY_MS);
  const next = { tries: Math.min(tries + 1, MAX_TRIES), next_at: new Date(deps.clock().getTime() + wait) };
  if (!(await data.putOff(deps.db, order, next))) return;
  const file_key = `exports/${randomBytes(24).toString('hex')}.zip`;
  await forgetFiles(deps.db, [file_key], new Date(deps.clock().getTime() + UNCLAIMED_MS));
  const bytes = await collect(deps, { accountId, provenEmail: email_confirmed_at && person.email });
  await deps.files.put(file_key, bytes);
  const now = deps.clock();
  const expires_at = new Date(now.getTime() + days * 86_400_000);
  await deps.db.transaction().execute(async (trx) => {
    const ready = { ready_at: now, file_key, bytes: bytes.byteLength, expires_at };
    // Nobody waits for it any more: the file goes with the others that no record names.
    if (!(await data.markReady(trx, id, ready))) return;
    await keepFile(trx, file_key);
    await tell(trx, deps, { id: accountId, ...person }, 'export_ready', { until: expires_at.toISOString() });
  });
}

/**
 * Killed half way, a later run begins that one again under another name. One that fails holds up none of the others,
 * and waits longer each time.
 */
export async function makeExports(deps: Deps): Promise<number> {
  const days = await daysOf(deps.db, 'export');
  const orders = await data.openExports(deps.db, deps.clock(), BATCH);
  let failed: unknown = null;
  for (const order of orders) {
    await makeExport(deps, order, days).catch((error: unknown) => {
      deps.failures.record({ kind: 'job', name: 'account-exports', error, details: { export: order.id } });
      failed = error;
    });
  }
  if (failed) throw failed;
  return orders.length;
}
