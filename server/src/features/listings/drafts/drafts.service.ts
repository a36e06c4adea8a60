/** Listings being written: stored as they are typed, checked only when a step is left. */

import { roleIds } from '@estia/contract/accounts/roles';
import type { HandlerInput } from '@estia/contract/call';
import type { createDraft, readChange, updateDraft } from '@estia/contract/listings/draft/draft-calls';
import { type FieldAnswers, getListingKind, parseAnswers } from '@estia/contract/listings/draft/listing-fields';
import { type AdvertiserKind, type WizardStep, wizardSteps } from '@estia/contract/listings/fields';
import { listingLimits } from '@estia/contract/listings/limits';
import { listEntries, listNames } from '@estia/contract/map-names';
import { requireValue } from '@estia/contract/require-value';
import { type Purpose, purposeIds, purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { copyPhotosToDraft, type DraftPhotoRow, deleteDraftPhotos, listDraftPhotos } from '../../photos/index.ts';
import { findAddressPoint } from '../../places/index.ts';
import { getCurrentListingRules } from '../publishing/listing-rules.service.ts';
import * as q from './drafts.queries.ts';
import { toDraftAnswers } from './property-answers.ts';

export const getAdvertiserKind = (roleId: number): AdvertiserKind =>
  roleId === roleIds.agency ? 'professional' : 'individual';

/** A metre: what follows from an address alone is stored to the last digit. */
const SAME_POINT_DEGREES = 0.00001;

async function hasExactPin(db: Db, row: q.PropertyToEditRow): Promise<boolean> {
  const postal_code = typeof row.home.postcode === 'string' ? row.home.postcode : null;
  const roughly = await findAddressPoint(db, { district_id: Number(row.home.district_id), postal_code });
  return !(
    roughly &&
    row.home.hide_address &&
    Math.abs(roughly.lat - row.lat) < SAME_POINT_DEGREES &&
    Math.abs(roughly.lon - row.lon) < SAME_POINT_DEGREES
  );
}

export async function openOrCreateDraft(
  deps: Deps,
  viewer: SignedInViewer,
  { body }: HandlerInput<typeof createDraft>,
): Promise<q.DraftRow> {
  const now = deps.clock();
  const purpose = purposeIds[body.for];
  return deps.db.transaction().execute(async (trx) => {
    // Of two who begin at once the second waits here, and then sees the draft of the first.
    await q.lockAdvertiser(trx, viewer.worksFor);
    const property = body.property_id && (await q.findPropertyToEdit(trx, viewer.worksFor, body.property_id, purpose));
    if (body.property_id && !property) throw new AppError('not_found');
    const open = body.property_id && (await q.findOpenDraft(trx, body.property_id, purpose));
    if (open) return open;
    await assertDraftLimit(trx, viewer.worksFor);
    const chosen: FieldAnswers = {
      ...(body.category_id ? { category_id: String(body.category_id) } : {}),
      ...(body.type_id ? { type_id: String(body.type_id) } : {}),
    };
    const draft = await q.insertDraft(
      trx,
      {
        account_id: viewer.worksFor,
        property_id: body.property_id ?? null,
        purpose,
        answers: property ? toDraftAnswers(property, await hasExactPin(trx, property)) : chosen,
        step: 'general',
      },
      now,
    );
    if (body.property_id) await copyPhotosToDraft(trx, body.property_id, draft.id, now);
    return draft;
  });
}

/** The open draft that changes an own listing; without one, what it would begin with. Nothing is written. */
export async function changeOf(
  deps: Deps,
  viewer: SignedInViewer,
  { query }: HandlerInput<typeof readChange>,
): Promise<q.DraftRow | (Omit<q.DraftRow, 'id'> & { id: null })> {
  const purpose = purposeIds[query.for];
  const property = await q.findPropertyToEdit(deps.db, viewer.worksFor, query.property_id, purpose);
  if (!property) throw new AppError('not_found');
  const open = await q.findOpenDraft(deps.db, query.property_id, purpose);
  return (
    open ?? {
      id: null,
      account_id: viewer.worksFor,
      property_id: query.property_id,
      purpose,
      step: 'general',
      version: 1,
      answers: toDraftAnswers(property, await hasExactPin(deps.db, property)),
      updated_at: deps.clock(),
      published_at: null,
      listing_id: null,
    }
  );
}

async function assertDraftLimit(trx: Trx, accountId: number): Promise<void> {
  if ((await q.countWrittenDrafts(trx, accountId)) >= listingLimits.drafts)
    throw new AppError('over_limit', { drafts: 'too_long' });
}

/** A whole listing sent at once begins as a draft, since its photos come after it. */
export async function createDraftFromAnswers(
  deps: Deps,
  viewer: SignedInViewer,
  { purpose, answers }: { purpose: Purpose; answers: FieldAnswers },
): Promise<q.DraftRow> {
  return deps.db.transaction().execute(async (trx) => {
    await q.lockAdvertiser(trx, viewer.worksFor);
    await assertDraftLimit(trx, viewer.worksFor);
    return q.insertDraft(
      trx,
      {
        account_id: viewer.worksFor,
        property_id: null,
        purpose: purposeIds[purpose],
        answers: mergeAnswers({}, answers),
        step: 'general',
      },
      deps.clock(),
    );
  });
}

/** What was emptied is forgotten; what is not named stays. Half of a pair of UTF-16 is no text that could be stored. */
function mergeAnswers(before: FieldAnswers, typed: FieldAnswers): FieldAnswers {
  const after: FieldAnswers = { ...before };
  for (const [name, raw] of listEntries(typed)) {
    const value = Array.isArray(raw) ? raw.map((one) => one.toWellFormed()) : raw?.toWellFormed();
    if (!value?.length) delete after[name];
    else after[name] = value;
  }
  return after;
}

const isSameAnswers = (a: FieldAnswers, b: FieldAnswers): boolean => {
  const names = new Set([...listNames(a), ...listNames(b)]);
  return [...names].every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));
};

/**
 * Why the photos of a draft do not do, or null. Refused ones are only told of: they neither count nor stand in the way.
 */
export function findPhotosFault(
  photos: readonly Pick<DraftPhotoRow, 'state'>[],
  { made, least: min }: { made: boolean; least: number },
) {
  const countInState = (state: DraftPhotoRow['state']) => photos.filter((photo) => photo.state === state).length;
  if (countInState('uploading') > 0 || (made && countInState('uploaded') > 0)) return 'photos_unfinished';
  return countInState('ready') + countInState('uploaded') < min ? 'photos_few' : null;
}

async function findStepFaults(
  trx: Trx,
  deps: Deps,
  {
    draft,
    advertiser_kind: advertiserKind,
    leave,
  }: { draft: q.DraftRow; advertiser_kind: AdvertiserKind; leave: WizardStep },
): Promise<Record<string, string>> {
  const what = getListingKind(purposeNames[draft.purpose], draft.answers);
  const rules = await getCurrentListingRules(trx, deps);
  const faults: Record<string, string> = {
    ...parseAnswers(draft.answers, what, { advertiser_kind: advertiserKind, rules, only: leave }).errors,
  };
  if (leave === 'photos') {
    // Those that arrived are being made while the next step is filled in.
    const fault = findPhotosFault(await listDraftPhotos(trx, draft.id), { made: false, least: rules.photosMin });
    if (fault) faults.photos = fault;
  }
  return faults;
}

const getNextStep = (step: WizardStep): WizardStep =>
  requireValue(wizardSteps[Math.min(wizardSteps.indexOf(step) + 1, wizardSteps.length - 1)]);
const getFurthestStep = (a: WizardStep, b: WizardStep): WizardStep =>
  wizardSteps.indexOf(a) > wizardSteps.indexOf(b) ? a : b;

/**
 * What was typed is kept even when the step is not in order; the page then still shows the version it had, so the
 * version moves only with an answer that tells the new one. A save that arrives twice is done once.
 */
export async function saveDraftStep(
  deps: Deps,
  viewer: SignedInViewer,
  { params, body }: HandlerInput<typeof updateDraft>,
): Promise<q.DraftRow> {
  const { draft, faults } = await deps.db.transaction().execute(async (trx) => {
    const lockedDraft = await q.lockDraft(trx, viewer.worksFor, params.id);
    if (!lockedDraft) throw new AppError('not_found');
    if (lockedDraft.published_at) throw new AppError('not_in_this_state');
    const answers = mergeAnswers(lockedDraft.answers, body.answers);
    const purpose = body.for ? purposeIds[body.for] : lockedDraft.purpose;
    // The offer of a property that is being changed is the offer it is.
    if (lockedDraft.property_id && purpose !== lockedDraft.purpose)
      throw new AppError('invalid_input', { for: 'invalid' });
    const changed = purpose !== lockedDraft.purpose || !isSameAnswers(answers, lockedDraft.answers);
    if (changed && body.version !== undefined && body.version !== lockedDraft.version)
      throw new AppError('changed_meanwhile');
    const typed = { ...lockedDraft, answers, purpose };
    const faults = body.completed_step
      ? await findStepFaults(trx, deps, {
          draft: typed,
          advertiser_kind: getAdvertiserKind(viewer.roleId),
          leave: body.completed_step,
        })
      : {};
    const inOrder = Object.keys(faults).length === 0;
    const draft: q.DraftRow = {
      ...typed,
      step:
        body.completed_step && inOrder
          ? getFurthestStep(getNextStep(body.completed_step), lockedDraft.step)
          : lockedDraft.step,
      version: lockedDraft.version + (changed && inOrder ? 1 : 0),
      updated_at: deps.clock(),
    };
    if (changed || draft.step !== lockedDraft.step) {
      const { version, step, updated_at } = draft;
      await q.updateDraft(trx, lockedDraft.id, { purpose, answers, step, version, updated_at });
    }
    return { draft, faults };
  });
  if (Object.keys(faults).length > 0) throw new AppError('invalid_input', faults);
  return draft;
}

export async function discardDraft(deps: Deps, viewer: SignedInViewer, id: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const lockedDraft = await q.lockDraft(trx, viewer.worksFor, id);
    if (!lockedDraft) throw new AppError('not_found');
    // A published one is the record of its listing, and has nothing left to throw away.
    if (lockedDraft.published_at) throw new AppError('not_in_this_state');
    await deleteDraftPhotos(trx, id, deps.clock());
    await q.deleteDraft(trx, id);
  });
}
