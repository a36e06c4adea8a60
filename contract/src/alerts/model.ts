import { z } from 'zod';
import { booleanInput, singleLineText } from '../accounts/model.ts';
import { listingCard } from '../listings/model.ts';
import { localizedName } from '../places/model.ts';
import { alertLimits } from './limits.ts';

/** `in_app`: no message, only the list of matches in the account. */
export const alertFrequencies = ['instant', 'daily', 'weekly', 'in_app'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Why a property is in an alert. The last three are about favourites. */
export const alertEvents = ['new', 'price_drop', 'back', 'paused', 'sold', 'rented'] as const;
export type AlertEvent = (typeof alertEvents)[number];

const hour = z.coerce.number().int().min(0).max(23);

/** What a saved search sends, when, and by which way. */
export const alertSettings = z.object({
  frequency: z.enum(alertFrequencies),
  /** Of a daily or weekly email, in Athens. */
  hour,
  /** Of a weekly email: 1 is Monday. */
  weekday: z.coerce.number().int().min(1).max(7),
  on_new: booleanInput,
  on_price_drop: booleanInput,
  /** Smaller price drops are left out. */
  min_drop_percent: z.coerce.number().int().min(0).max(alertLimits.maxDropPercent),
  on_back: booleanInput,
  by_email: booleanInput,
  by_push: booleanInput,
});
export type AlertSettings = z.output<typeof alertSettings>;

export const defaultAlertSettings: AlertSettings = {
  frequency: 'instant',
  hour: 8,
  weekday: 1,
  on_new: true,
  on_price_drop: true,
  min_drop_percent: 1,
  on_back: true,
  by_email: true,
  by_push: false,
};

export const savedSearchName = singleLineText(alertLimits.name);

export const savedSearch = alertSettings.extend({
  id: z.int(),
  /** Null: called by what it searches for (search/describe-search.ts). */
  name: z.string().nullable(),
  /** Query of its results page, without sort and page. */
  query: z.string(),
  is_paused: z.boolean(),
  created_at: z.iso.datetime(),
  /** Matches that were not looked at yet. */
  unseen: z.int(),
  last_match_at: z.iso.datetime().nullable(),
});
export type SavedSearch = z.output<typeof savedSearch>;

export const alertMatch = z.object({
  id: z.int(),
  event: z.enum(alertEvents),
  price: z.int(),
  previous_price: z.int().nullable(),
  matched_at: z.iso.datetime(),
  is_seen: z.boolean(),
  /** Null: no longer on offer. */
  listing: listingCard.nullable(),
  /** Which it was, where it is no longer on offer; null: it was deleted. */
  past_listing: z.object({ title: localizedName, place: localizedName }).nullable(),
});
export type AlertMatch = z.output<typeof alertMatch>;

/** Of everything that a subscriber is sent. */
export const subscriberSettings = z.object({
  locale: z.enum(['el', 'en']),
  /** No message from this hour until that one, in Athens; null: at any hour. */
  quiet_from: hour.nullable(),
  quiet_to: hour.nullable(),
  /** Price drops, pauses, sales and lettings of favourites. */
  favorite_alerts: booleanInput,
});
export type SubscriberSettings = z.output<typeof subscriberSettings>;

/** As `PushSubscription.toJSON()` of the browser gives it. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1_000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});
