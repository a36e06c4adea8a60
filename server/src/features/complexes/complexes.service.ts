/** What an agency may do with its developments, each in one transaction that begins with the agency's account. */
import type { HandlerInput } from '@estia/contract/call';
import type * as calls from '@estia/contract/complexes/calls';
import { complexLimits } from '@estia/contract/complexes/limits';
import { stageIds } from '@estia/contract/complexes/model';
import { findTextErrors } from '@estia/contract/listings/draft/text-checks';
import { findLookup } from '@estia/contract/lookups/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Trx } from '../../platform/db/db.ts';
import type { PlaceTree } from '../places/index.ts';
import * as q from './own-complexes.queries.ts';

type ComplexInput = HandlerInput<typeof calls.createComplex>['body'];

/** What a listing may not say, a development may not say either (contract/src/listings/draft/text-checks.ts). */
function assertValidTexts(words: ComplexInput, tree: PlaceTree, now: Date): void {
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

const toColumns = ({
  stage,
  completion_year,
  completion_quarter,
  energy_class_id,
  name_el,
  ...words
}: ComplexInput) => ({
  ...words,
  name_el: name_el.toWellFormed(),
  stage: stageIds[stage],
  completion_year: completion_year ?? null,
  completion_quarter: completion_quarter ?? null,
  energy_class_id: energy_class_id ?? null,
});

export async function createComplex(
  deps: Deps,
  viewer: SignedInViewer,
  words: ComplexInput,
  tree: PlaceTree,
): Promise<number> {
  const now = deps.clock();
  assertValidTexts(words, tree, now);
  return deps.db.transaction().execute(async (trx) => {
    const agency_id = await q.lockAgencyAccount(trx, viewer.worksFor);
    // An admin is no agency.
    if (agency_id === null) throw new AppError('forbidden');
    if ((await q.countOwnComplexes(trx, viewer.worksFor)) >= complexLimits.most)
      throw new AppError('over_limit', { complexes: 'too_long' });
    const ownership = { account_id: viewer.worksFor, agency_id, created_at: now, updated_at: now };
    return q.insertComplex(trx, { ...toColumns(words), ...ownership });
  });
}

/** Holds agency and development, then does the work. Another's development is not there. */
const withLockedComplex = <T>(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  work: (trx: Trx, complex: q.LockedComplex) => Promise<T>,
) =>
  deps.db.transaction().execute(async (trx) => {
    await q.lockAgencyAccount(trx, viewer.worksFor);
    const complex = await q.lockOwnComplex(trx, viewer.worksFor, id);
    if (!complex) throw new AppError('not_found');
    return work(trx, complex);
  });

export async function saveComplex(
  deps: Deps,
  viewer: SignedInViewer,
  { params, body }: HandlerInput<typeof calls.updateComplex>,
  tree: PlaceTree,
): Promise<void> {
  const now = deps.clock();
  const { version, cover_property_id, ...words } = body;
  await withLockedComplex(deps, viewer, params.id, async (trx, complex) => {
    if (complex.version !== version) throw new AppError('changed_meanwhile');
    assertValidTexts(words, tree, now);
    const units = await q.listUnits(trx, complex.id);
    if (units.some((unit) => unit.hide_address !== words.hide_address) && words.hide_address !== complex.hide_address)
      throw new AppError('invalid_input', { hide_address: 'unit_address' });
    const cover = cover_property_id === undefined ? complex.cover_property_id : cover_property_id;
    if (cover_property_id != null && !units.some((unit) => unit.id === cover_property_id))
      throw new AppError('invalid_input', { cover_property_id: 'invalid' });
    const row = { ...toColumns(words), cover_property_id: cover, version: version + 1, updated_at: now };
    await q.updateComplex(trx, complex.id, row);
  });
}

export async function setComplexState(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  state: 'published' | 'paused',
): Promise<void> {
  const now = deps.clock();
  await withLockedComplex(deps, viewer, id, async (trx, complex) => {
    if (complex.state === state) return;
    if (state === 'paused' && complex.state === 'draft') throw new AppError('not_in_this_state');
    if (state === 'published' && !(await q.findOwnComplex(trx, viewer.worksFor, id))?.live_units)
      throw new AppError('not_in_this_state', { units: 'nothing_chosen' });
    await q.updateComplex(trx, id, { state, published_at: complex.published_at ?? now, updated_at: now });
  });
}

export const deleteComplex = (deps: Deps, viewer: SignedInViewer, id: number): Promise<void> =>
  withLockedComplex(deps, viewer, id, async (trx) => {
    await q.deleteComplex(trx, id);
  });

/** All or nothing. Asked twice, it is as if it were asked once. */
export async function setComplexUnits(
  deps: Deps,
  viewer: SignedInViewer,
  { params, body }: HandlerInput<typeof calls.updateComplexUnits>,
): Promise<void> {
  const attach = [...new Set(body.attach)];
  const detach = [...new Set(body.detach)].filter((id) => !attach.includes(id));
  if (attach.length + detach.length === 0) throw new AppError('invalid_input', { attach: 'nothing_chosen' });
  await withLockedComplex(deps, viewer, params.id, async (trx, complex) => {
    const units = await q.lockUnits(trx, { accountId: viewer.worksFor, agencyId: complex.agency_id, ids: attach });
    if (units.length !== attach.length) throw new AppError('not_found');
    if (units.some(({ complex_id }) => complex_id !== null && complex_id !== complex.id))
      throw new AppError('invalid_input', { attach: 'unit_elsewhere' });
    if (units.some(({ hide_address }) => hide_address !== complex.hide_address))
      throw new AppError('invalid_input', { attach: 'unit_address' });
    await q.detachUnits(trx, complex.id, detach);
    await q.attachUnits(trx, complex.id, attach);
    if ((await q.listUnits(trx, complex.id)).length > complexLimits.units)
      throw new AppError('over_limit', { units: 'too_long' });
    const isCoverGone = complex.cover_property_id !== null && detach.includes(complex.cover_property_id);
    const cover_property_id = isCoverGone ? null : complex.cover_property_id;
    await q.updateComplex(trx, complex.id, { cover_property_id, updated_at: deps.clock() });
  });
}
