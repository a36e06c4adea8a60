/** ALRT-1…4: saved searches and what they send. Own ones only; somebody else's do not exist for the viewer. */
import { z } from 'zod';
import { email, locale, positiveId } from '../accounts/model.ts';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { proofOfWork } from '../inbox/model.ts';
import { listingCard } from '../listings/model.ts';
import { searchFilter } from '../search/model.ts';
import { alertLimits } from './limits.ts';
import {
  alertMatch,
  alertSettings,
  pushSubscription,
  savedSearch,
  savedSearchName,
  subscriberSettings,
} from './model.ts';

const idParams = z.object({ id: positiveId });
const pagination = z.object({ limit: z.int(), offset: z.int() });
const page = {
  limit: z.coerce.number().int().min(1).max(50).default(20),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
};
const name = savedSearchName.nullish();

const savedSearchPage = z.object({
  total: z.int(),
  /** How many a subscriber may have. */
  limit: z.int(),
  rows: z.array(savedSearch),
  pagination,
});

export const listSavedSearches = call({
  method: 'GET',
  path: '/user/saved-searches',
  access: 'member',
  summary: 'Own saved searches',
  query: z.object({
    ...page,
    q: z.string().trim().max(alertLimits.name).optional(),
    sort: z.enum(['newest', 'name', 'last_match']).default('newest'),
  }),
  /** `unseen`: properties of all of them that were not looked at yet, each counted once. */
  reply: savedSearchPage.extend({ unseen: z.int() }),
});

export const createSavedSearch = call({
  method: 'POST',
  path: '/user/saved-searches',
  access: 'member',
  idempotent: true,
  summary: 'Save a search. The same search again returns the one that is there',
  body: z.object({ filter: searchFilter, name, settings: alertSettings.partial().optional() }),
  reply: z.object({ saved_search: savedSearch, is_new: z.boolean() }),
});

export const updateAllSavedSearches = call({
  method: 'PUT',
  path: '/user/saved-searches',
  access: 'member',
  idempotent: true,
  summary: 'Pause or resume all own saved searches, also those that a link of an email has stopped',
  body: z.object({ action: z.enum(['pause', 'resume']) }),
  reply: successReply,
});

export const updateSavedSearch = call({
  method: 'PUT',
  path: '/user/saved-searches/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Rename, pause, change the filter or the settings; what is left out stays',
  params: idParams,
  body: alertSettings
    .partial()
    .extend({ name, filter: searchFilter.optional(), is_paused: z.union([z.boolean(), z.stringbool()]).optional() }),
  reply: z.object({ saved_search: savedSearch }),
});

export const deleteSavedSearch = call({
  method: 'DELETE',
  path: '/user/saved-searches/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Delete an own saved search',
  params: idParams,
  reply: z.object({ deleted: z.literal(true) }),
});

export const listSavedSearchMatches = call({
  method: 'GET',
  path: '/user/saved-searches/{id}/matches',
  access: 'member',
  summary: 'What a saved search has found, newest first, with the reason',
  params: idParams,
  query: z.object(page),
  reply: z.object({ total: z.int(), saved_search: savedSearch, rows: z.array(alertMatch), pagination }),
});

export const markMatchesSeen = call({
  method: 'PUT',
  path: '/user/saved-searches/{id}/seen',
  access: 'member',
  idempotent: true,
  summary: 'The matches of a saved search have been looked at',
  params: idParams,
  reply: successReply,
});

export const getAlertSettings = call({
  method: 'GET',
  path: '/user/alert-settings',
  access: 'member',
  summary: 'Language, quiet hours and favourites of all alerts',
  reply: z.object({
    settings: subscriberSettings,
    /** False: no alert is emailed yet. */
    is_email_confirmed: z.boolean(),
    /** Switched off in the profile: no alert is emailed. */
    is_email_off: z.boolean(),
    /** The address no longer accepts emails, or its owner complained: none is sent. */
    is_email_disabled: z.boolean(),
    /** VAPID public key; null: the site sends no push messages. */
    push_key: z.string().nullable(),
  }),
});

export const updateAlertSettings = call({
  method: 'PUT',
  path: '/user/alert-settings',
  access: 'member',
  idempotent: true,
  summary: 'Change language, quiet hours or favourites of all alerts; what is left out stays',
  body: subscriberSettings.partial(),
  reply: z.object({ settings: subscriberSettings }),
});

export const addPushSubscription = call({
  method: 'POST',
  path: '/user/push-subscriptions',
  access: 'member',
  idempotent: true,
  summary: 'Send alerts to this browser too',
  body: pushSubscription,
  reply: successReply,
});

export const removePushSubscription = call({
  method: 'DELETE',
  path: '/user/push-subscriptions',
  access: 'member',
  idempotent: true,
  summary: 'Send nothing to this browser any more',
  body: pushSubscription.pick({ endpoint: true }),
  reply: successReply,
});

/** The secret of a visitor's email. Only ever in a body. */
const visitorKey = z.string('required').trim().min(20, 'invalid').max(100, 'invalid');
/** The shortest is a code that was typed without its hyphens. */
const visitorKeyOrCode = z.string('required').trim().min(17, 'invalid').max(100, 'invalid');

export const saveSearchAsVisitor = call({
  method: 'POST',
  path: '/saved-searches',
  access: 'everyone',
  idempotent: true,
  summary:
    'Save a search with an email address. It begins when the address is confirmed; the reply never says who is known',
  perMinute: 20,
  body: z.object({ email, filter: searchFilter, locale: locale.default('el'), proof_of_work: proofOfWork.optional() }),
  reply: z.object({ sent_to: z.string() }),
});

export const confirmSavedSearch = call({
  method: 'POST',
  path: '/saved-searches/confirm',
  access: 'everyone',
  idempotent: true,
  summary: 'Confirm the address with the code of the email: the saved search begins',
  perMinute: 30,
  /** `locale`: of the page that confirms, and so of the alerts. */
  body: z.object({
    code: z.string('required').trim().min(1, 'required').max(40, 'invalid'),
    locale: locale.optional(),
  }),
  /** `key` opens the visitor's own list of saved searches; null: they have an account by now, which has it. */
  reply: z.object({
    saved_search: savedSearch,
    key: z.string().nullable(),
    /** That account has switched emails off in its profile. */
    is_email_off: z.boolean(),
  }),
});

export const listVisitorSavedSearches = call({
  method: 'POST',
  path: '/saved-searches/list',
  access: 'everyone',
  summary: 'A visitor’s saved searches, by the key of their emails or the code of the first one once it is confirmed',
  perMinute: 60,
  body: z.object({ key: visitorKeyOrCode }),
  /** `key`: what every change takes, also where a code was given. */
  reply: savedSearchPage.extend({ email: z.string(), key: z.string() }),
});

export const sendSettingsLink = call({
  method: 'POST',
  path: '/saved-searches/send-link',
  access: 'everyone',
  idempotent: true,
  summary: 'Email the link of their alert settings to whoever has saved searches; the reply never says who is known',
  perMinute: 20,
  body: z.object({ email, locale: locale.default('el') }),
  reply: z.object({ sent_to: z.string() }),
});

export const updateVisitorSavedSearch = call({
  method: 'POST',
  path: '/saved-searches/update',
  access: 'everyone',
  idempotent: true,
  summary: 'Pause, rename, change or delete a visitor’s saved search, by the key of their emails',
  perMinute: 60,
  body: alertSettings.partial().extend({
    key: visitorKey,
    id: positiveId,
    name,
    is_paused: z.union([z.boolean(), z.stringbool()]).optional(),
    is_deleted: z.union([z.boolean(), z.stringbool()]).optional(),
  }),
  reply: z.object({ saved_search: savedSearch.nullable() }),
});

export const updateAllVisitorSavedSearches = call({
  method: 'POST',
  path: '/saved-searches/update-all',
  access: 'everyone',
  idempotent: true,
  summary: 'Pause, resume or stop all of a visitor’s saved searches, by the key of their emails',
  perMinute: 60,
  body: z.object({ key: visitorKey, action: z.enum(['pause', 'resume', 'stop']) }),
  reply: successReply,
});

/** From the link of an email: it can stop messages and nothing else. */
const unsubscribeToken = z.object({ token: z.string().min(20).max(600) });

export const getUnsubscribe = call({
  method: 'GET',
  path: '/alerts/unsubscribe/{token}',
  access: 'everyone',
  summary: 'What an unsubscribe link would stop. Changes nothing',
  params: unsubscribeToken,
  reply: z.object({
    /** None: the link stops all alerts. */
    searches: z.array(savedSearch.pick({ name: true, query: true })),
    is_stopped: z.boolean(),
  }),
});

export const unsubscribe = call({
  method: 'POST',
  path: '/alerts/unsubscribe/{token}',
  access: 'everyone',
  summary: 'Stop the emails of the saved searches that an email is about, or all alerts (RFC 8058 one-click)',
  params: unsubscribeToken,
  body: z.object({ all: z.union([z.boolean(), z.stringbool()]).default(false) }).loose(),
  reply: successReply,
});

export const listListingsByIds = call({
  method: 'GET',
  path: '/property/listings',
  access: 'everyone',
  summary: 'Cards of these listings, in this order; those no longer on offer are left out',
  query: z.object({
    ids: z.preprocess(
      (raw) => (typeof raw === 'string' ? raw.split(',') : raw),
      z.array(positiveId).min(1).max(alertLimits.linkedListings),
    ),
  }),
  reply: z.object({ rows: z.array(listingCard), gone: z.int() }),
});

export const countDemand = call({
  method: 'GET',
  path: '/property/demand',
  access: 'everyone',
  summary: 'How many people have saved a search that a property like this would match, rounded',
  perMinute: 30,
  maxAge: 300,
  query: z.object({
    for: z.enum(['sale', 'rent']),
    category_id: z.coerce.number().int().min(1).max(99),
    district_id: positiveId.optional(),
    municipality_id: positiveId.optional(),
    prefecture_id: positiveId.optional(),
    type_id: z.coerce.number().int().min(1).max(999).optional(),
    price: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
    area: z.coerce.number().int().min(0).max(100_000_000).optional(),
    bed_rooms: z.coerce.number().int().min(0).max(20).optional(),
  }),
  /** Null below 10. */
  reply: z.object({ people: z.int().nullable() }),
});
