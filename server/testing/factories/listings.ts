/** Listings as people write them: a whole draft with photos that are ready, published by its call. */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { type Purpose, purposeIds } from '@estia/contract/search/model';
import type { Db } from '../../src/platform/db/db.ts';
import type { SignedInUser } from '../people/api-users.ts';
import { buildDraftPhoto, buildPhoto, buildDraft as emptyDraft } from './drafts.ts';

const WRITTEN = new Date('2026-11-15T09:00:00Z');
let serial = 0;

/** All that a flat for sale needs. Each call another street number, or it would be the same property. */
export function apartmentAnswers(overrides: FieldAnswers = {}): FieldAnswers {
  serial += 1;
  return {
    category_id: '1',
    type_id: '1',
    district_id: '461200',
    street: 'Αγίας Παρασκευής',
    street_number: String(serial),
    postal_code: '15232',
    lat: '38.0221',
    lon: '23.8011',
    area: '92',
    price: '250.000',
    bed_rooms: '2',
    floor_id: '9',
    energy_class_id: '5',
    year_built: '1978',
    contact_name: 'Μαρία',
    contact_email: 'contact@estia.example',
    contact_phone: '6971234567',
    right_declared: 'on',
    ...overrides,
  };
}

/** What an agency says besides. */
export const mandateAnswers: FieldAnswers = {
  mandate_type_id: '3',
  mandate_signed_on: '2026-10-01',
  mandate_expires_on: '2027-05-01',
};

type State = 'uploading' | 'uploaded' | 'ready' | 'refused';

export async function addDraftPhotos(db: Db, draftId: number, states: readonly State[]): Promise<void> {
  for (const [at, state] of states.entries()) {
    const photo = state === 'ready' ? await buildPhoto(db) : null;
    const refusal = state === 'refused' ? 'broken' : null;
    await buildDraftPhoto(db, draftId, WRITTEN, { position: at + 1, state, photo_id: photo?.id ?? null, refusal });
  }
}

const ready = (count: number): State[] => Array.from({ length: count }, () => 'ready');

type Draft = { purpose?: Purpose; photos?: number };

/** A draft that lacks nothing; its id. */
export async function buildCompleteDraft(
  db: Db,
  accountId: number,
  answers: FieldAnswers = apartmentAnswers(),
  { purpose = 'sale', photos = 3 }: Draft = {},
): Promise<number> {
  const over = { purpose: purposeIds[purpose], answers: JSON.stringify(answers) };
  const id = await emptyDraft(db, accountId, WRITTEN, over);
  await addDraftPhotos(db, id, ready(photos));
  return id;
}

export type PublishedListing = { listing_id: number; property_id: number };

/** Published through the call, as a person does. */
export async function publishListing(
  db: Db,
  owner: SignedInUser,
  answers: FieldAnswers = apartmentAnswers(),
  draft: Draft = {},
): Promise<PublishedListing> {
  const draft_id = await buildCompleteDraft(db, owner.id, answers, draft);
  const { status, body } = await owner.call('POST', '/property/create', { draft_id });
  if (status !== 200) throw new Error(`Not published: ${JSON.stringify(body)}`);
  return { listing_id: body.listing_id, property_id: body.property_id };
}
