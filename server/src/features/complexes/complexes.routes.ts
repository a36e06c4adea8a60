/** Developments: found by everybody, looked after by the office that made them. */
import * as calls from '@estia/contract/complexes/calls';
import { complexLimits } from '@estia/contract/complexes/limits';
import { stageIds } from '@estia/contract/complexes/model';
import { purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/serve.ts';
import { type Member, memberOf } from '../../platform/viewer.ts';
import { districtsOf, placesOf } from '../agencies/index.ts';
import { cardsByIds, cardView } from '../listings/index.ts';
import type { Places } from '../places/index.ts';
import * as service from './complexes.service.ts';
import { cardOf, choiceView, ownView, pageView, unitView } from './complexes.view.ts';
import * as own from './own.queries.ts';
import * as q from './public.queries.ts';

const DAY = 86_400_000;

/** `ES-123S` or `123` is a home; anything else is words. */
function readSearch(text: string | undefined): own.Wanted {
  if (!text) return {};
  const found = /^(?:es-)?(\d{1,15})[sr]?$/i.exec(text);
  return found ? { property: Number(found[1]) } : { words: text.toWellFormed() };
}

export function complexRoutes({ serve }: CallServer, deps: Deps, places: Places): void {
  const { db } = deps;

  serve(calls.listComplexes, async ({ query }) => {
    const { limit, offset, stage, priceMin, priceMax } = query;
    const tree = await places();
    const isPriced = priceMin !== undefined || priceMax !== undefined;
    const purpose = query.for ?? (isPriced ? 'sale' : undefined);
    const filter: q.ComplexFilter = {
      districts: districtsOf(query, tree),
      stage: stage ? stageIds[stage] : null,
      purpose: purpose ? purposeIds[purpose] : null,
      priceMin: priceMin ?? null,
      priceMax: priceMax ?? null,
    };
    const [page, counted] = await Promise.all([
      q.listStatement(filter, { limit, offset }).execute(db),
      q.countStatement(filter).execute(db),
    ]);
    return {
      places: placesOf(query, tree),
      complexes: page.rows.map((row) => cardOf(row, tree)),
      count: counted.rows[0]?.count ?? 0,
      pagination: { limit, offset },
    };
  });

  serve(calls.getComplex, async ({ params, query }) => {
    const { limit, offset } = query;
    const [by, way] = query.sort.split('_') as [q.UnitOrder['by'], 'asc' | 'desc'];
    const order = { by, descending: way === 'desc' };
    const [found, page, tree] = await Promise.all([
      q.pageStatement(params.id).execute(db),
      q.unitsStatement(params.id, order, { limit, offset }).execute(db),
      places(),
    ]);
    const [row] = found.rows;
    if (!row) throw new AppError('not_found');
    const now = deps.clock();
    if (row.units === 0) {
      const since = await q.goneSince(db, row.id);
      if (since && now.getTime() - since.getTime() > complexLimits.goneDays * DAY) throw new AppError('not_found');
    }
    const cards = await cardsByIds(
      db,
      page.rows.map(({ id }) => id),
    );
    return {
      complex: pageView(row, tree),
      units: cards.map((card) => unitView(cardView(card, tree, now))),
      count: row.sale_units + row.rent_units,
      pagination: { limit, offset },
    };
  });

  async function ownOne(viewer: Member, id: number) {
    const [row, tree] = await Promise.all([own.findOwn(db, viewer.worksFor, id), places()]);
    if (!row) throw new AppError('not_found');
    return { complex: ownView(row, tree) };
  }

  serve(calls.listOwnComplexes, async ({ query }, asker) => {
    const { worksFor } = memberOf(asker);
    const { limit, offset } = query;
    const [page, count, tree] = await Promise.all([
      own.ownStatement(worksFor, { limit, offset }).execute(db),
      own.countOwn(db, worksFor),
      places(),
    ]);
    return { complexes: page.rows.map((row) => ownView(row, tree)), count, pagination: { limit, offset } };
  });

  serve(calls.createComplex, async ({ body }, asker) => {
    const viewer = memberOf(asker);
    return ownOne(viewer, await service.create(deps, viewer, body, await places()));
  });

  serve(calls.getOwnComplex, ({ params }, asker) => ownOne(memberOf(asker), params.id));

  serve(calls.updateComplex, async (given, asker) => {
    const viewer = memberOf(asker);
    await service.change(deps, viewer, given, await places());
    return ownOne(viewer, given.params.id);
  });

  serve(calls.updateComplexState, async ({ params, body }, asker) => {
    const viewer = memberOf(asker);
    await service.setState(deps, viewer, params.id, body.state);
    return ownOne(viewer, params.id);
  });

  serve(calls.deleteComplex, async ({ params }, asker) => {
    await service.remove(deps, memberOf(asker), params.id);
    return { message: 'Success!' as const };
  });

  serve(calls.listAttachableUnits, async ({ params, query }, asker) => {
    const viewer = memberOf(asker);
    const { limit, offset } = query;
    const { complex } = await ownOne(viewer, params.id);
    const search = readSearch(query.search);
    const [page, count, tree] = await Promise.all([
      own.choicesStatement(viewer.worksFor, params.id, search, { limit, offset }).execute(db),
      own.countChoices(db, viewer.worksFor, params.id, search),
      places(),
    ]);
    return {
      ads: page.rows.map((row) => choiceView(row, complex.hide_address, tree)),
      count,
      pagination: { limit, offset },
    };
  });

  serve(calls.updateComplexUnits, async (given, asker) => {
    const viewer = memberOf(asker);
    await service.setUnits(deps, viewer, given);
    return ownOne(viewer, given.params.id);
  });
}
