/** ALRT-1: saved searches of an account, and of a visitor by the key of their emails. */
import * as calls from '@estia/contract/alerts/calls';
import { alertLimits } from '@estia/contract/alerts/limits';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { listingCardView, listListingCards } from '../../listings/index.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { listAlertCards } from '../sending/alert-message.queries.ts';
import * as q from './saved-searches.queries.ts';
import {
  deleteSavedSearchOfSubscriber,
  saveSearch,
  sortAndFilterSearches,
  updateAllSavedSearches,
  updateSavedSearchOfSubscriber,
} from './saved-searches.service.ts';
import { matchView, savedSearchView } from './saved-searches.view.ts';
import { sendSettingsLink } from './settings-link.service.ts';
import { findSubscriberOfAccount } from './subscribers.queries.ts';
import { readUnsubscribeToken, unsubscribeByToken } from './unsubscribe.service.ts';
import { confirmVisitorSearch, openVisitorList, requireVisitor, saveSearchAsVisitor } from './visitors.service.ts';

const success = { message: 'Success!' as const };

export function savedSearchRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  /** The own search of an account; nobody else's is there. */
  const requireOwn = async (accountId: number, id: number) => {
    const subscriber = await findSubscriberOfAccount(deps.db, accountId);
    const row = subscriber && (await q.findSavedSearch(deps.db, subscriber.id, id));
    if (!row) throw new AppError('not_found');
    return row;
  };

  serve(calls.listSavedSearches, async ({ query }, { viewer }) => {
    const { limit, offset } = query;
    const subscriber = await findSubscriberOfAccount(deps.db, viewer.userId);
    const all = subscriber ? await q.listSavedSearches(deps.db, subscriber.id) : [];
    const rows = sortAndFilterSearches(all, query, await getPlaceTree());
    return {
      total: rows.length,
      limit: alertLimits.savedSearches,
      unseen: subscriber ? await q.countUnseenProperties(deps.db, subscriber.id) : 0,
      rows: rows.slice(offset, offset + limit).map(savedSearchView),
      pagination: { limit, offset },
    };
  });

  serve(calls.createSavedSearch, async ({ body }, { viewer }) => {
    const who = { accountId: viewer.userId };
    const { row, isNew } = await saveSearch(deps, getPlaceTree, who, { ...body, locale: viewer.locale });
    return { saved_search: savedSearchView(row), is_new: isNew };
  });

  serve(calls.updateAllSavedSearches, async ({ body }, { viewer }) => {
    const subscriber = await findSubscriberOfAccount(deps.db, viewer.userId);
    if (subscriber) await updateAllSavedSearches(deps, getPlaceTree, subscriber.id, body.action);
    return success;
  });

  serve(calls.updateSavedSearch, async ({ params, body }, { viewer }) => {
    const { subscriber_id } = await requireOwn(viewer.userId, params.id);
    const target = { subscriberId: subscriber_id, id: params.id };
    return { saved_search: savedSearchView(await updateSavedSearchOfSubscriber(deps, getPlaceTree, target, body)) };
  });

  serve(calls.deleteSavedSearch, async ({ params }, { viewer }) => {
    const { subscriber_id } = await requireOwn(viewer.userId, params.id);
    await deleteSavedSearchOfSubscriber(deps, { subscriberId: subscriber_id, id: params.id });
    return { deleted: true as const };
  });

  serve(calls.listSavedSearchMatches, async ({ params, query }, { viewer }) => {
    const { limit, offset } = query;
    const row = await requireOwn(viewer.userId, params.id);
    const search = { subscriberId: row.subscriber_id, id: row.id };
    const [{ total, rows }, tree] = await Promise.all([q.listMatches(deps.db, search, query), getPlaceTree()]);
    const cards = await listAlertCards(
      deps.db,
      rows.flatMap(({ listing_id }) => listing_id ?? []),
    );
    const cardById = new Map(cards.map((card) => [card.listing_id, card]));
    return {
      total,
      saved_search: savedSearchView(row),
      rows: rows.map((match) => matchView(match, cardById.get(match.listing_id ?? 0), tree, deps.clock())),
      pagination: { limit, offset },
    };
  });

  serve(calls.markMatchesSeen, async ({ params }, { viewer }) => {
    const { subscriber_id: subscriberId, id } = await requireOwn(viewer.userId, params.id);
    await q.markMatchesSeen(deps.db, { subscriberId, id }, deps.clock());
    return success;
  });

  serve(calls.saveSearchAsVisitor, ({ body }, context) => saveSearchAsVisitor(deps, getPlaceTree, body, context));

  serve(calls.confirmSavedSearch, async ({ body }, context) => {
    const { row, key, isEmailOff } = await confirmVisitorSearch(deps, getPlaceTree, body, context);
    return { saved_search: savedSearchView(row), key, is_email_off: isEmailOff };
  });

  serve(calls.listVisitorSavedSearches, async ({ body }, context) => {
    const { subscriber, key } = await openVisitorList(deps, body.key, context);
    const rows = await q.listSavedSearches(deps.db, subscriber.id);
    return {
      email: subscriber.email,
      key,
      total: rows.length,
      limit: alertLimits.savedSearches,
      rows: rows.map(savedSearchView),
      pagination: { limit: alertLimits.savedSearches, offset: 0 },
    };
  });

  serve(calls.sendSettingsLink, ({ body }, context) => sendSettingsLink(deps, body, context));

  serve(calls.updateVisitorSavedSearch, async ({ body }) => {
    const { key, id, is_deleted, ...changes } = body;
    const { id: subscriberId } = await requireVisitor(deps, key);
    if (!is_deleted) {
      const changed = await updateSavedSearchOfSubscriber(deps, getPlaceTree, { subscriberId, id }, changes);
      return { saved_search: savedSearchView(changed) };
    }
    await deleteSavedSearchOfSubscriber(deps, { subscriberId, id });
    return { saved_search: null };
  });

  serve(calls.updateAllVisitorSavedSearches, async ({ body }) => {
    const { id } = await requireVisitor(deps, body.key);
    await updateAllSavedSearches(deps, getPlaceTree, id, body.action);
    return success;
  });

  serve(calls.getUnsubscribe, async ({ params }) => {
    const { searches, isStopped } = await readUnsubscribeToken(deps, params.token);
    return { searches: searches.map(({ name, query }) => ({ name, query })), is_stopped: isStopped };
  });

  serve(calls.unsubscribe, async ({ params, body }) => {
    await unsubscribeByToken(deps, params.token, body.all);
    return success;
  });

  serve(calls.listListingsByIds, async ({ query }) => {
    const ids = [...new Set(query.ids)];
    const [cards, tree] = await Promise.all([listListingCards(deps.db, ids), getPlaceTree()]);
    return {
      rows: cards.map((card) => listingCardView(card, tree, deps.clock())),
      gone: ids.length - cards.length,
    };
  });
}
