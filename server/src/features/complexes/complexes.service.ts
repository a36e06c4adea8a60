/** What an office may do with its developments, each in one transaction that begins with the office's account. */
import type { HandlerInput } from '@estia/contract/call';
import type * as calls from '@estia/contract/complexes/calls';
import { complexLimits } from '@estia/contract/complexes/limits';
import { stageIds } from '@estia/contract/complexes/model';
import { findTextErrors } from '@estia/contract/listings/text-help';
import { findLookup } from '@estia/contract/lookups/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Member } from '../../platform/viewer.ts';
import type { PlaceTree } from '../places/index.ts';
import * as q from './own.queries.ts';

type Words = HandlerInput<typeof calls.createComplex>['body'];

/** What an ad may not say, a development may not say either (contract/src/listings/text-help.ts). */
function refuseWords(words: Words, tree: PlaceTree, now: Date): void {
  const { title_el, title_en, ...texts } = findTextErrors({
    title_el: words.name_el,
    title_en: words.name_en,
    description_el: words.description_el,
    description_en: words.description_en,
  });
  // Everybody reads the street too: it is no place for a phone.
  const { title_el: street } = findTextErrors({ title_el: words.street });
  const faults: Record<string, string> = {
    ...texts,
    ...(title_el ? { name_el: title_el } : {}),
    ...(title_en ? { name_en: title_en } : {}),
    ...(street ? { street } : {}),
  };
  if (!tree.districts.has(words.district_id)) faults.district_id = 'invalid';
  const lastYear = now.getUTCFullYear() + complexLimits.yearsAhead;
  if (words.completion_year != null && words.completion_year > lastYear) faults.completion_year = 'invalid';
  if (words.completion_quarter != null && words.completion_year == null) faults.completion_year = 'required';
  if (words.energy_class_id != null && findLookup('energy_classes', words.energy_class_id) === null)
    faults.energy_class_id = 'invalid';
  if (Object.keys(faults).length > 0) throw new AppError('invalid_input', faults);
}

const columnsOf = ({ stage, completion_year, completion_quarter, energy_class_id, name_el, ...words }: Words) => ({
  ...words,
  name_el: name_el.toWellFormed(),
  stage: stageIds[stage],
  completion_year: completion_year ?? null,
  completion_quarter: completion_quarter ?? null,
  energy_class_id: energy_class_id ?? null,
});

export async function create(deps: Deps, viewer: Member, words: Words, tree: PlaceTree): Promise<number> {
  const now = deps.clock();
  refuseWords(words, tree, now);
  return deps.db.transaction().execute(async (trx) => {
    const agency_id = await q.holdOffice(trx, viewer.worksFor);
    // An admin is no office.
    if (agency_id === null) throw new AppError('forbidden');
    if ((await q.countOwn(trx, viewer.worksFor)) >= complexLimits.most)
      throw new AppError('over_limit', { complexes: 'too_long' });
    const whose = { account_id: viewer.worksFor, agency_id, created_at: now, updated_at: now };
    return q.insertComplex(trx, { ...columnsOf(words), ...whose });
  });
}

/** Holds office and development, then does the work. Another's development is not there. */
const withOwn = <T>(deps: Deps, viewer: Member, id: number, work: (trx: Db, held: q.HeldRow) => Promise<T>) =>
  deps.db.transaction().execute(async (trx) => {
    await q.holdOffice(trx, viewer.worksFor);
    const held = await q.holdOwn(trx, viewer.worksFor, id);
    if (!held) throw new AppError('not_found');
    return work(trx, held);
  });

export async function change(
  deps: Deps,
  viewer: Member,
  { params, body }: HandlerInput<typeof calls.updateComplex>,
  tree: PlaceTree,
): Promise<void> {
  const now = deps.clock();
  const { version, cover_property_id, ...words } = body;
  await withOwn(deps, viewer, params.id, async (trx, held) => {
    if (held.version !== version) throw new AppError('changed_meanwhile');
    refuseWords(words, tree, now);
    const units = await q.unitsOf(trx, held.id);
    if (units.some((unit) => unit.hide_address !== words.hide_address) && words.hide_address !== held.hide_address)
      throw new AppError('invalid_input', { hide_address: 'unit_address' });
    const cover = cover_property_id === undefined ? held.cover_property_id : cover_property_id;
    if (cover_property_id != null && !units.some((unit) => unit.id === cover_property_id))
      throw new AppError('invalid_input', { cover_property_id: 'invalid' });
    const row = { ...columnsOf(words), cover_property_id: cover, version: version + 1, updated_at: now };
    await q.updateComplex(trx, held.id, row);
  });
}

export async function setState(deps: Deps, viewer: Member, id: number, state: 'published' | 'paused'): Promise<void> {
  const now = deps.clock();
  await withOwn(deps, viewer, id, async (trx, held) => {
    if (held.state === state) return;
    if (state === 'paused' && held.state === 'draft') throw new AppError('not_in_this_state');
    if (state === 'published' && !(await q.findOwn(trx, viewer.worksFor, id))?.live_units)
      throw new AppError('not_in_this_state', { units: 'nothing_chosen' });
    await q.updateComplex(trx, id, { state, published_at: held.published_at ?? now, updated_at: now });
  });
}

export const remove = (deps: Deps, viewer: Member, id: number): Promise<void> =>
  withOwn(deps, viewer, id, async (trx) => {
    await q.deleteComplex(trx, id);
  });

/** All or nothing. Asked twice, it is as if it were asked once. */
export async function setUnits(
  deps: Deps,
  viewer: Member,
  { params, body }: HandlerInput<typeof calls.updateComplexUnits>,
): Promise<void> {
  const attach = [...new Set(body.attach)];
  const detach = [...new Set(body.detach)].filter((id) => !attach.includes(id));
  if (attach.length + detach.length === 0) throw new AppError('invalid_input', { attach: 'nothing_chosen' });
  await withOwn(deps, viewer, params.id, async (trx, held) => {
    const homes = await q.holdHomes(trx, { accountId: viewer.worksFor, agencyId: held.agency_id, ids: attach });
    if (homes.length !== attach.length) throw new AppError('not_found');
    if (homes.some(({ complex_id }) => complex_id !== null && complex_id !== held.id))
      throw new AppError('invalid_input', { attach: 'unit_elsewhere' });
    if (homes.some(({ hide_address }) => hide_address !== held.hide_address))
      throw new AppError('invalid_input', { attach: 'unit_address' });
    await q.detachHomes(trx, held.id, detach);
    await q.attachHomes(trx, held.id, attach);
    if ((await q.unitsOf(trx, held.id)).length > complexLimits.units)
      throw new AppError('over_limit', { units: 'too_long' });
    const isCoverGone = held.cover_property_id !== null && detach.includes(held.cover_property_id);
    const cover_property_id = isCoverGone ? null : held.cover_property_id;
    await q.updateComplex(trx, held.id, { cover_property_id, updated_at: deps.clock() });
  });
}
