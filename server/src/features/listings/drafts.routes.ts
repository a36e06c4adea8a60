/** Ads being written, and the step that publishes them. */
import * as calls from '@estia/contract/listings/draft-calls';
import { purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/serve.ts';
import { type Member, memberOf } from '../../platform/viewer.ts';
import { draftPhotos, homePhotos } from '../photos/index.ts';
import type { Places } from '../places/index.ts';
import * as q from './drafts.queries.ts';
import * as drafts from './drafts.service.ts';
import { draftLineView, draftView } from './drafts.view.ts';
import { publish } from './publish.service.ts';

export function draftRoutes({ serve }: CallServer, deps: Deps, places: Places): void {
  const { db } = deps;

  async function view(row: q.DraftRow, viewer: Member) {
    const offer = row.listing_id === null ? undefined : await q.offerOfDraft(db, row.listing_id);
    const published =
      row.listing_id && offer
        ? { listing_id: row.listing_id, property_id: offer.property_id, for: purposeNames[offer.purpose] }
        : null;
    return { draft: draftView(row, { roleId: viewer.roleId, photos: await draftPhotos(db, row.id), published }) };
  }

  serve(calls.createDraft, async (given, asker) => {
    const viewer = memberOf(asker);
    return view(await drafts.start(deps, viewer, given), viewer);
  });

  serve(calls.listDrafts, async ({ query }, asker) => {
    const { worksFor } = memberOf(asker);
    const [lines, count, tree] = await Promise.all([
      q.draftLines(db, worksFor, query),
      q.countDrafts(db, worksFor),
      places(),
    ]);
    return { drafts: lines.map((line) => draftLineView(line, tree)), count };
  });

  serve(calls.getDraft, async ({ params }, asker) => {
    const viewer = memberOf(asker);
    const row = await q.findDraft(db, viewer.worksFor, params.id);
    if (!row) throw new AppError('not_found');
    return view(row, viewer);
  });

  serve(calls.readChange, async (given, asker) => {
    const viewer = memberOf(asker);
    const row = await drafts.changeOf(deps, viewer, given);
    if (row.id !== null) return view(row, viewer);
    const photos = await homePhotos(db, given.query.property_id);
    return {
      draft: { ...draftView({ ...row, id: 0 }, { roleId: viewer.roleId, photos, published: null }), draft_id: null },
    };
  });

  serve(calls.updateDraft, async (given, asker) => {
    const viewer = memberOf(asker);
    return view(await drafts.save(deps, viewer, given), viewer);
  });

  serve(calls.deleteDraft, async ({ params }, asker) => {
    await drafts.drop(deps, memberOf(asker), params.id);
    return { message: 'Success!' as const };
  });

  serve(calls.publishListing, async ({ body }, asker) => {
    const viewer = memberOf(asker);
    const message = 'The ad has been successfully saved' as const;
    if ('draft_id' in body) {
      const done = await publish(deps, viewer, { draftId: body.draft_id, tree: await places() });
      return { message, draft_id: body.draft_id, ...done };
    }
    const { for: purpose, listing, place } = body;
    const district = place ? { district_id: String(place.district_id) } : {};
    const draft = await drafts.startFrom(deps, viewer, { purpose, answers: { ...listing, ...district } });
    const kept = { message, draft_id: draft.id, listing_id: null, property_id: null, for: purpose, is_active: false };
    if (!body.is_active) return kept;
    try {
      return {
        message,
        draft_id: draft.id,
        ...(await publish(deps, viewer, { draftId: draft.id, tree: await places() })),
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Who tries again would otherwise leave a draft behind each time.
      if (error.code !== 'ad_incomplete') {
        await drafts.drop(deps, viewer, draft.id);
        throw error;
      }
      return { ...kept, missing: error.fields ?? {} };
    }
  });
}
