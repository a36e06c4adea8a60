/** Developments: found by everybody, looked after by the agency that made them. */
import * as calls from '@estia/contract/complexes/calls';
import { complexLimits } from '@estia/contract/complexes/limits';
import { stageIds } from '@estia/contract/complexes/model';
import { purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { listChosenDistrictIds, listChosenPlaces } from '../agencies/index.ts';
import { listingCardView, listListingCards } from '../listings/index.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import * as service from './complexes.service.ts';
import {
  attachableUnitView,
  complexCardView,
  complexPageView,
  ownComplexView,
  unitCardView,
} from './complexes.view.ts';
import * as complexes from './own-complexes.queries.ts';
import * as q from './public-complexes.queries.ts';

const DAY_MS = 86_400_000;

/** `ES-123S` or `123` is a property; anything else is words. */
function parseUnitSearch(text: string | undefined): complexes.UnitSearch {
  if (!text) return {};
  const found = /^(?:es-)?(\d{1,15})[sr]?$/i.exec(text);
  return found ? { property: Number(found[1]) } : { words: text.toWellFormed() };
}

export function complexRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  const { db } = deps;

  serve(calls.listComplexes, async ({ query }) => {
    const { limit, offset, stage, priceMin, priceMax } = query;
    const tree = await getPlaceTree();
    const isPriced = priceMin !== undefined || priceMax !== undefined;
    const purpose = query.for ?? (isPriced ? 'sale' : undefined);
    const filter: q.ComplexFilter = {
      districts: listChosenDistrictIds(query, tree),
      stage: stage ? stageIds[stage] : null,
      purpose: purpose ? purposeIds[purpose] : null,
      priceMin: priceMin ?? null,
      priceMax: priceMax ?? null,
    };
    const [page, counted] = await Promise.all([
      q.complexListQuery(filter, { limit, offset }).execute(db),
      q.complexCountQuery(filter).execute(db),
    ]);
    return {
      places: listChosenPlaces(query, tree),
      complexes: page.rows.map((row) => complexCardView(row, tree)),
      count: counted.rows[0]?.count ?? 0,
      pagination: { limit, offset },
    };
  });

  serve(calls.getComplex, async ({ params, query }) => {
    const { limit, offset } = query;
    const [by, way] = query.sort.split('_') as [q.UnitOrder['by'], 'asc' | 'desc'];
    const order = { by, descending: way === 'desc' };
    const [found, page, tree] = await Promise.all([
      q.complexPageQuery(params.id).execute(db),
      q.complexUnitsQuery(params.id, order, { limit, offset }).execute(db),
      getPlaceTree(),
    ]);
    const [row] = found.rows;
    if (!row) throw new AppError('not_found');
    const now = deps.clock();
    if (row.units === 0) {
      const since = await q.findEmptySince(db, row.id);
      if (since && now.getTime() - since.getTime() > complexLimits.goneDays * DAY_MS) throw new AppError('not_found');
    }
    const cards = await listListingCards(
      db,
      page.rows.map(({ id }) => id),
    );
    return {
      complex: complexPageView(row, tree),
      units: cards.map((card) => unitCardView(listingCardView(card, tree, now))),
      count: row.sale_units + row.rent_units,
      pagination: { limit, offset },
    };
  });

  async function loadOwnComplex(viewer: SignedInViewer, id: number) {
    const [row, tree] = await Promise.all([complexes.findOwnComplex(db, viewer.worksFor, id), getPlaceTree()]);
    if (!row) throw new AppError('not_found');
    return { complex: ownComplexView(row, tree) };
  }

  serve(calls.listOwnComplexes, async ({ query }, { viewer }) => {
    const { worksFor } = viewer;
    const { limit, offset } = query;
    const [page, count, tree] = await Promise.all([
      complexes.ownComplexesQuery(worksFor, { limit, offset }).execute(db),
      complexes.countOwnComplexes(db, worksFor),
      getPlaceTree(),
    ]);
    return { complexes: page.rows.map((row) => ownComplexView(row, tree)), count, pagination: { limit, offset } };
  });

  serve(calls.createComplex, async ({ body }, { viewer }) => {
    return loadOwnComplex(viewer, await service.createComplex(deps, viewer, body, await getPlaceTree()));
  });

  serve(calls.getOwnComplex, ({ params }, { viewer }) => loadOwnComplex(viewer, params.id));

  serve(calls.updateComplex, async (input, { viewer }) => {
    await service.saveComplex(deps, viewer, input, await getPlaceTree());
    return loadOwnComplex(viewer, input.params.id);
  });

  serve(calls.updateComplexState, async ({ params, body }, { viewer }) => {
    await service.setComplexState(deps, viewer, params.id, body.state);
    return loadOwnComplex(viewer, params.id);
  });

  serve(calls.deleteComplex, async ({ params }, { viewer }) => {
    await service.deleteComplex(deps, viewer, params.id);
    return { message: 'Success!' as const };
  });

  serve(calls.listAttachableUnits, async ({ params, query }, { viewer }) => {
    const { limit, offset } = query;
    const { complex } = await loadOwnComplex(viewer, params.id);
    const search = parseUnitSearch(query.search);
    const [page, count, tree] = await Promise.all([
      complexes.attachableUnitsQuery(viewer.worksFor, params.id, search, { limit, offset }).execute(db),
      complexes.countAttachableUnits(db, viewer.worksFor, params.id, search),
      getPlaceTree(),
    ]);
    return {
      listings: page.rows.map((row) => attachableUnitView(row, complex.hide_address, tree)),
      count,
      pagination: { limit, offset },
    };
  });

  serve(calls.updateComplexUnits, async (input, { viewer }) => {
    await service.setComplexUnits(deps, viewer, input);
    return loadOwnComplex(viewer, input.params.id);
  });
}
