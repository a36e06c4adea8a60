/** Listings being written, and the step that publishes them. */
import * as calls from '@estia/contract/listings/draft/draft-calls';
import { purposeIds, purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { listDraftPhotos, listPropertyPhotos } from '../../photos/index.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { getCurrentListingRules } from '../publishing/listing-rules.service.ts';
import { publishDraft } from '../publishing/publish.service.ts';
import * as q from './drafts.queries.ts';
import * as drafts from './drafts.service.ts';
import { draftListItemView, draftView } from './drafts.view.ts';

export function draftRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  const { db } = deps;

  async function view(row: q.DraftRow, viewer: SignedInViewer) {
    const listing = row.listing_id === null ? undefined : await q.findDraftListing(db, row.listing_id);
    const published =
      row.listing_id && listing
        ? { listing_id: row.listing_id, property_id: listing.property_id, for: purposeNames[listing.purpose] }
        : null;
    return { draft: draftView(row, { roleId: viewer.roleId, photos: await listDraftPhotos(db, row.id), published }) };
  }

  serve(calls.createDraft, async (input, { viewer }) => {
    return view(await drafts.openOrCreateDraft(deps, viewer, input), viewer);
  });

  serve(calls.listDrafts, async ({ query }, { viewer }) => {
    const { worksFor } = viewer;
    const { limit, offset, search, source: sourceId, is_written: isWritten } = query;
    const filter = { purpose: query.for && purposeIds[query.for], sourceId, isWritten, search };
    const [lines, count, tree, rules] = await Promise.all([
      q.listDrafts(db, worksFor, { ...filter, limit, offset }),
      q.countDrafts(db, worksFor, filter),
      getPlaceTree(),
      getCurrentListingRules(db, deps),
    ]);
    return { drafts: lines.map((line) => draftListItemView(line, { tree, rules })), count };
  });

  serve(calls.getDraft, async ({ params }, { viewer }) => {
    const row = await q.findDraft(db, viewer.worksFor, params.id);
    if (!row) throw new AppError('not_found');
    return view(row, viewer);
  });

  serve(calls.readChange, async (input, { viewer }) => {
    const row = await drafts.changeOf(deps, viewer, input);
    if (row.id !== null) return view(row, viewer);
    const photos = await listPropertyPhotos(db, input.query.property_id);
    return {
      draft: { ...draftView({ ...row, id: 0 }, { roleId: viewer.roleId, photos, published: null }), draft_id: null },
    };
  });

  serve(calls.updateDraft, async (input, { viewer }) => {
    return view(await drafts.saveDraftStep(deps, viewer, input), viewer);
  });

  serve(calls.deleteDraft, async ({ params }, { viewer }) => {
    await drafts.discardDraft(deps, viewer, params.id);
    return { message: 'Success!' as const };
  });

  serve(calls.publishListing, async ({ body }, { viewer }) => {
    const message = 'The ad has been successfully saved' as const;
    if ('draft_id' in body) {
      const done = await publishDraft(deps, viewer, { draftId: body.draft_id, tree: await getPlaceTree() });
      return { message, draft_id: body.draft_id, ...done };
    }
    const { for: purpose, listing, place } = body;
    const district = place ? { district_id: String(place.district_id) } : {};
    const draft = await drafts.createDraftFromAnswers(deps, viewer, { purpose, answers: { ...listing, ...district } });
    const saved = {
      message,
      draft_id: draft.id,
      listing_id: null,
      property_id: null,
      for: purpose,
      is_active: false,
      review_due_at: null,
    };
    if (!body.is_active) return saved;
    try {
      return {
        message,
        draft_id: draft.id,
        ...(await publishDraft(deps, viewer, { draftId: draft.id, tree: await getPlaceTree() })),
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Who tries again would otherwise leave a draft behind each time.
      if (error.code !== 'listing_incomplete') {
        await drafts.discardDraft(deps, viewer, draft.id);
        throw error;
      }
      return { ...saved, missing: error.fields ?? {} };
    }
  });
}
