/** Puts everything about a person into a zip: JSON for machines, CSV for tables, their pictures. */

import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Deps } from '../../../deps.ts';
import { listAlertDataForExport } from '../../alerts/index.ts';
import { listComplexesForExport } from '../../complexes/index.ts';
import { listConsentsForExport } from '../../consent/index.ts';
import { listCooperationsForExport } from '../../cooperation/index.ts';
import { listFavoriteListsForExport, listFavoritesForExport } from '../../favorites/index.ts';
import { listConversationsForExport, listPhoneRevealsForExport } from '../../inbox/index.ts';
import { listMandateDocumentsForExport } from '../../listings/index.ts';
import { listDisputesForExport, listExclusiveCasesForExport } from '../../matches/index.ts';
import { listMisuseForExport, listReportsForExport } from '../../moderation/index.ts';
import { listDraftsForExport } from '../../photos/index.ts';
import { listSourcesForExport } from '../../sources/index.ts';
import { listStatementsForExport } from '../../statements-of-reasons/index.ts';
import { enqueueAccountEmail } from '../accounts.emails.ts';
import * as data from './data-export.queries.ts';
import { cancelFileDeletion, enqueueFileDeletion } from './erasure.queries.ts';
import { getRetentionDays } from './privacy.queries.ts';

/** Files are made and fetched in memory: more pictures than this are named by address in photos.csv only. */
const MAX_PHOTO_BYTES = 50_000_000;
const MAX_DOCUMENT_BYTES = 50_000_000;
const BATCH = 20;
/** A file that no record names yet is removed after this long: longer than any job may run. */
const ORPHAN_FILE_MS = 86_400_000;
/** One that failed is tried again after 5 minutes, 10, 20, and so on up to half a day. */
const RETRY_MS = 300_000;
const MAX_RETRY_MS = 43_200_000;
const MAX_TRIES = 30_000;

type Row = Record<string, unknown>;

/** A leading = + - @ would make a formula of a text when a spreadsheet opens it. */
function formatCsvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value);
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The mark in front tells spreadsheets that it is UTF-8. */
export function toCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return `\uFEFF${[columns, ...rows.map((row) => columns.map((name) => row[name]))].map((line) => line.map(formatCsvCell).join(',')).join('\r\n')}\r\n`;
}

type ExportedProperty = {
  property: Row;
  offers: Row[] | null;
  photos: { key: string }[] | null;
  lat: number;
  lon: number;
};

/** One line an offer, with its property beside it. */
const flattenListings = (properties: readonly ExportedProperty[]): Row[] =>
  properties.flatMap(({ property, offers: listings, lat, lon }) =>
    (listings ?? []).map((listing) => ({
      ...listing,
      ...property,
      listing_id: listing.id,
      property_id: property.id,
      lat,
      lon,
    })),
  );

async function readStoredFile(deps: Deps, key: string, limit: number): Promise<Uint8Array | null> {
  const file = await deps.files.open(key);
  if (!file || file.size > limit) return null;
  return buffer(file.read());
}

async function addPhotos(deps: Deps, zip: Zippable, properties: readonly ExportedProperty[]): Promise<void> {
  let room = MAX_PHOTO_BYTES;
  const list: Row[] = [];
  for (const { property, photos } of properties) {
    for (const [at, { key }] of (photos ?? []).entries()) {
      const bytes = await readStoredFile(deps, `photos/${key}/1600.webp`, room);
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

/** The files themselves, as far as there is room; all are listed. */
async function addMandateDocuments(deps: Deps, zip: Zippable, accountId: number): Promise<void> {
  let room = MAX_DOCUMENT_BYTES;
  const list: Row[] = [];
  for (const { file_key, ...document } of await listMandateDocumentsForExport(deps.db, accountId)) {
    const bytes = await readStoredFile(deps, file_key, room);
    const name = `mandates/${document.property_id}.${document.media_type.split('/')[1]}`;
    if (bytes) zip[name] = [bytes, { level: 0 }];
    room -= bytes?.byteLength ?? 0;
    list.push({ ...document, file: bytes ? name : null });
  }
  zip['mandates.csv'] = strToU8(toCsv(list));
}

type ExportSubject = { accountId: number; provenEmail: string | null };

async function buildArchive(deps: Deps, { accountId, provenEmail }: ExportSubject): Promise<Uint8Array> {
  const { db } = deps;
  const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);
  const properties = (await data.listPropertiesForExport(db, accountId)) as ExportedProperty[];
  const searches = await data.listSearchesForExport(db, accountId);
  const zip: Zippable = {
    'profile.json': json(await data.getAccountForExport(db, accountId)),
    'listings.json': json(properties),
    'listings.csv': strToU8(toCsv(flattenListings(properties))),
    'searches.json': json(searches),
    'searches.csv': strToU8(toCsv(searches)),
    'sessions.json': json(await data.listSessionsForExport(db, accountId)),
    'drafts.json': json(await listDraftsForExport(db, accountId)),
    'complexes.json': json(await listComplexesForExport(db, accountId)),
    'favorites.json': json(await listFavoritesForExport(db, accountId)),
    'favorite-lists.json': json(await listFavoriteListsForExport(db, { accountId, provenEmail })),
    'saved-searches.json': json(await listAlertDataForExport(db, { accountId, provenEmail })),
    'consents.json': json(await listConsentsForExport(db, accountId)),
    'letters.json': json(await data.listEmailsForExport(db, accountId)),
    'exports.json': json(await data.listDataExportsForExport(db, accountId)),
    'cooperation.json': json(await listCooperationsForExport(db, accountId)),
    'sources.json': json(await listSourcesForExport(db, accountId)),
    'messages.json': json(await listConversationsForExport(db, deps.secrets, { accountId, provenEmail })),
    'phones-shown.json': json(await listPhoneRevealsForExport(db, accountId)),
    'reports.json': json({
      reports: await listReportsForExport(db, accountId),
      measures: await listMisuseForExport(db, accountId),
    }),
    'same-property.json': json(await listDisputesForExport(db, accountId)),
    'exclusive-cases.json': json(await listExclusiveCasesForExport(db, accountId)),
    'decisions.json': json(await listStatementsForExport(db, accountId)),
    'account-review.json': json(await data.listAccountReviewForExport(db, accountId)),
    'admin-acts.json': json(await data.listAuditLogForExport(db, accountId)),
  };
  await addPhotos(deps, zip, properties);
  await addMandateDocuments(deps, zip, accountId);
  return zipSync(zip, { level: 6 });
}

type PendingExport = Awaited<ReturnType<typeof data.listPendingExports>>[number];

async function buildDataExport(deps: Deps, order: PendingExport, days: number): Promise<void> {
  const { id, accountId, tries, email_confirmed_at, ...account } = order;
  const wait = Math.min(RETRY_MS * 2 ** Math.min(tries, 20), MAX_RETRY_MS);
  const next = { tries: Math.min(tries + 1, MAX_TRIES), next_at: new Date(deps.clock().getTime() + wait) };
  if (!(await data.claimExport(deps.db, order, next))) return;
  const file_key = `exports/${randomBytes(24).toString('hex')}.zip`;
  await enqueueFileDeletion(deps.db, [file_key], new Date(deps.clock().getTime() + ORPHAN_FILE_MS));
  const bytes = await buildArchive(deps, { accountId, provenEmail: email_confirmed_at && account.email });
  await deps.files.put(file_key, bytes);
  const now = deps.clock();
  const expires_at = new Date(now.getTime() + days * 86_400_000);
  await deps.db.transaction().execute(async (trx) => {
    const ready = { ready_at: now, file_key, bytes: bytes.byteLength, expires_at };
    // Nobody waits for it any more: the file goes with the others that no record names.
    if (!(await data.markExportReady(trx, id, ready))) return;
    await cancelFileDeletion(trx, file_key);
    await enqueueAccountEmail(trx, deps, { id: accountId, ...account }, 'export_ready', {
      until: expires_at.toISOString(),
    });
  });
}

/**
 * Killed half way, a later run begins that one again under another name. One that fails holds up none of the others,
 * and waits longer each time.
 */
export async function buildDataExports(deps: Deps): Promise<number> {
  const days = await getRetentionDays(deps.db, 'export');
  const orders = await data.listPendingExports(deps.db, deps.clock(), BATCH);
  let failed: unknown = null;
  for (const order of orders) {
    await buildDataExport(deps, order, days).catch((error: unknown) => {
      deps.failures.record({ kind: 'job', name: 'account-exports', error, details: { export: order.id } });
      failed = error;
    });
  }
  if (failed) throw failed;
  return orders.length;
}
