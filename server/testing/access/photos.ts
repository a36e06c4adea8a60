/** What each kind of viewer may do with photos of drafts: their own, and nobody else's, admins neither. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildDraft, buildReadyPhotos } from '../factories/drafts.ts';
import * as is from './roles.ts';

const draftOf = async (db: Db, accountId: number) => {
  const draft = await buildDraft(db, accountId, new Date());
  const [photo] = await buildReadyPhotos(db, draft, new Date(), 1);
  const params = { id: String(draft), photo_id: String(photo?.id) };
  return { params, body: { photos: [{ id: photo?.id }] } };
};
const ownDraft = (me: is.AccessUser, db: Db) => draftOf(db, me.worksFor);
const others = async (_: is.AccessUser, db: Db) => draftOf(db, await is.buildOtherUser(db));
const cases: is.AccessCase[] = [
  { what: 'an own draft', buildRequest: ownDraft, expected: is.authenticated(200) },
  { what: 'a draft of somebody else', buildRequest: others, expected: is.authenticated(404) },
];

export const photoCases = {
  'PUT /property/drafts/{id}/photos': cases,
  'DELETE /property/drafts/{id}/photos/{photo_id}': cases,
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
