/** Ads being written: kept as they are typed, judged only when a step is left. */

import type { HandlerInput } from '@estia/contract/call';
import type { createDraft, readChange, updateDraft } from '@estia/contract/listings/draft-calls';
import {
  type AdvertiserKind,
  type FieldAnswers,
  getListingKind,
  type ListingFieldName,
  parseAnswers,
  type WizardStep,
  wizardSteps,
} from '@estia/contract/listings/fields';
import { listingLimits } from '@estia/contract/listings/limits';
import { type Purpose, purposeIds, purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Member } from '../../platform/viewer.ts';
import { copyPhotosToDraft, type DraftPhotoRow, draftPhotos, dropDraftPhotos } from '../photos/index.ts';
import { pointOfAddress } from '../places/index.ts';
import { adRulesNow } from './ad-rules.ts';
import * as q from './drafts.queries.ts';
import { answersOf } from './home-answers.ts';

export const offererOf = (roleId: number): AdvertiserKind => (roleId === 3 ? 'professional' : 'individual');

/** A metre: what follows from an address alone is stored to the last digit. */
const SAME_POINT = 0.00001;

async function isPinned(trx: Db, row: q.HomeRow): Promise<boolean> {
  const postal_code = typeof row.home.postcode === 'string' ? row.home.postcode : null;
  const roughly = await pointOfAddress(trx, { district_id: Number(row.home.district_id), postal_code });
  return !(
    roughly &&
    row.home.hide_address &&
    Math.abs(roughly.lat - row.lat) < SAME_POINT &&
    Math.abs(roughly.lon - row.lon) < SAME_POINT
  );
}

export async function start(
  deps: Deps,
  viewer: Member,
  { body }: HandlerInput<typeof createDraft>,
): Promise<q.DraftRow> {
  const now = deps.clock();
  const purpose = purposeIds[body.for];
  return deps.db.transaction().execute(async (trx) => {
    // Of two who begin at once the second waits here, and then sees the draft of the first.
    await q.holdAdvertiser(trx, viewer.worksFor);
    const home = body.property_id && (await q.homeToChange(trx, viewer.worksFor, body.property_id, purpose));
    if (body.property_id && !home) throw new AppError('not_found');
    const open = body.property_id && (await q.openDraftOf(trx, body.property_id, purpose));
    if (open) return open;
    await refuseTooMany(trx, viewer.worksFor);
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
        answers: home ? answersOf(home, await isPinned(trx, home)) : chosen,
        step: 'general',
      },
      now,
    );
    if (body.property_id) await copyPhotosToDraft(trx, body.property_id, draft.id, now);
    return draft;
  });
}

/** The open draft that changes an own ad; without one, what it would begin with. Nothing is written. */
export async function changeOf(
  deps: Deps,
  viewer: Member,
  { query }: HandlerInput<typeof readChange>,
): Promise<q.DraftRow | (Omit<q.DraftRow, 'id'> & { id: null })> {
  const purpose = purposeIds[query.for];
  const home = await q.homeToChange(deps.db, viewer.worksFor, query.property_id, purpose);
  if (!home) throw new AppError('not_found');
  const open = await q.openDraftOf(deps.db, query.property_id, purpose);
  return (
    open ?? {
      ...{
        id: null,
        account_id: viewer.worksFor,
        property_id: query.property_id,
        purpose,
        step: 'general',
        version: 1,
      },
      answers: answersOf(home, await isPinned(deps.db, home)),
      ...{ updated_at: deps.clock(), published_at: null, listing_id: null },
    }
  );
}

async function refuseTooMany(trx: Db, accountId: number): Promise<void> {
  if ((await q.countDrafts(trx, accountId)) >= listingLimits.drafts)
    throw new AppError('over_limit', { drafts: 'too_long' });
}

/** A whole ad sent at once begins as a draft, since its photos come after it. */
export async function startFrom(
  deps: Deps,
  viewer: Member,
  { purpose, answers }: { purpose: Purpose; answers: FieldAnswers },
): Promise<q.DraftRow> {
  return deps.db.transaction().execute(async (trx) => {
    await q.holdAdvertiser(trx, viewer.worksFor);
    await refuseTooMany(trx, viewer.worksFor);
    return q.insertDraft(
      trx,
      {
        account_id: viewer.worksFor,
        property_id: null,
        purpose: purposeIds[purpose],
        answers: merge({}, answers),
        step: 'general',
      },
      deps.clock(),
    );
  });
}

/** What was emptied is forgotten; what is not named stays. Half of a pair of UTF-16 is no text that could be stored. */
function merge(before: FieldAnswers, typed: FieldAnswers): FieldAnswers {
  const after: FieldAnswers = { ...before };
  for (const [name, raw] of Object.entries(typed) as [ListingFieldName, string | string[]][]) {
    const value = Array.isArray(raw) ? raw.map((one) => one.toWellFormed()) : raw.toWellFormed();
    if (value.length === 0) delete after[name];
    else after[name] = value;
  }
  return after;
}

const same = (a: FieldAnswers, b: FieldAnswers): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<ListingFieldName>;
  return [...names].every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));
};

/** Why the photos of a draft do not do, or null. Refused ones are only told of: they neither count nor stand in the way. */
export function photosFault(
  photos: readonly Pick<DraftPhotoRow, 'state'>[],
  { made, least }: { made: boolean; least: number },
) {
  const of = (state: DraftPhotoRow['state']) => photos.filter((photo) => photo.state === state).length;
  if (of('uploading') > 0 || (made && of('uploaded') > 0)) return 'photos_unfinished';
  return of('ready') + of('uploaded') < least ? 'photos_few' : null;
}

async function faultsOf(
  trx: Db,
  deps: Deps,
  { draft, offerer, leave }: { draft: q.DraftRow; offerer: AdvertiserKind; leave: WizardStep },
): Promise<Record<string, string>> {
  const what = getListingKind(purposeNames[draft.purpose], draft.answers);
  const rules = await adRulesNow(trx, deps);
  const faults: Record<string, string> = {
    ...parseAnswers(draft.answers, what, { offerer, rules, only: leave }).errors,
  };
  if (leave === 'photos') {
    // Those that arrived are being made while the next step is filled in.
    const fault = photosFault(await draftPhotos(trx, draft.id), { made: false, least: rules.photosMin });
    if (fault) faults.photos = fault;
  }
  return faults;
}

const after = (step: WizardStep): WizardStep =>
  wizardSteps[Math.min(wizardSteps.indexOf(step) + 1, wizardSteps.length - 1)] as WizardStep;
const further = (a: WizardStep, b: WizardStep): WizardStep => (wizardSteps.indexOf(a) > wizardSteps.indexOf(b) ? a : b);

/**
 * What was typed is kept even when the step is not in order; the page then still shows the version it had, so the
 * version moves only with an answer that tells the new one. A save that arrives twice is done once.
 */
export async function save(
  deps: Deps,
  viewer: Member,
  { params, body }: HandlerInput<typeof updateDraft>,
): Promise<q.DraftRow> {
  const { draft, faults } = await deps.db.transaction().execute(async (trx) => {
    const held = await q.holdDraft(trx, viewer.worksFor, params.id);
    if (!held) throw new AppError('not_found');
    if (held.published_at) throw new AppError('not_in_this_state');
    const answers = merge(held.answers, body.answers as FieldAnswers);
    const purpose = body.for ? purposeIds[body.for] : held.purpose;
    // The offer of a home that is being changed is the offer it is.
    if (held.property_id && purpose !== held.purpose) throw new AppError('invalid_input', { for: 'invalid' });
    const changed = purpose !== held.purpose || !same(answers, held.answers);
    if (changed && body.version !== undefined && body.version !== held.version) throw new AppError('changed_meanwhile');
    const typed = { ...held, answers, purpose };
    const faults = body.leave
      ? await faultsOf(trx, deps, { draft: typed, offerer: offererOf(viewer.roleId), leave: body.leave })
      : {};
    const inOrder = Object.keys(faults).length === 0;
    const draft: q.DraftRow = {
      ...typed,
      step: body.leave && inOrder ? further(after(body.leave), held.step) : held.step,
      version: held.version + (changed && inOrder ? 1 : 0),
      updated_at: deps.clock(),
    };
    if (changed || draft.step !== held.step) {
      const { version, step, updated_at } = draft;
      await q.writeDraft(trx, held.id, { purpose, answers, step, version, updated_at });
    }
    return { draft, faults };
  });
  if (Object.keys(faults).length > 0) throw new AppError('invalid_input', faults);
  return draft;
}

export async function drop(deps: Deps, viewer: Member, id: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const held = await q.holdDraft(trx, viewer.worksFor, id);
    if (!held) throw new AppError('not_found');
    // A published one is the record of its ad, and has nothing left to throw away.
    if (held.published_at) throw new AppError('not_in_this_state');
    await dropDraftPhotos(trx, id, deps.clock());
    await q.deleteDraft(trx, id);
  });
}
