/** One of each email about saved searches, with values as they come: for the tests of the emails and for pictures of them. */
import type { Locale } from '@estia/contract/pair';
import {
  type AlertEmailValues,
  type AlertListing,
  alertEmails,
} from '../../src/features/alerts/sending/alerts.emails.ts';
import { createEmailRenderer } from '../../src/platform/email/email-templates.ts';
import type { RenderedEmail } from '../../src/platform/email/outbox.ts';

const words = {
  el: {
    search: 'Αγορά · Διαμέρισμα · Χαλάνδρι, Μαρούσι · έως 300.000 €',
    flat: 'Διαμέρισμα 92 τ.μ.',
    house: 'Μονοκατοικία 1.240 τ.μ.',
    facts: '2 υ/δ · 3ος',
    place: 'Χαλάνδρι',
    long: 'Άγιος Γεώργιος Συκούση Χίου, Καρδαμύλων και Ομηρουπόλεως',
  },
  en: {
    search: 'Buy · Apartment · Chalandri, Marousi · up to 300.000 €',
    flat: 'Apartment 92 m²',
    house: 'Detached house 1,240 m²',
    facts: '2 bed · 3rd floor',
    place: 'Chalandri',
    long: 'Agios Georgios Sykousis Chiou, Kardamyla and Omiroupoli',
  },
};

function sampleListings(locale: Locale): AlertListing[] {
  const { flat, house, facts, place, long } = words[locale];
  const photo = { path: '/photos/sample/640.jpg', width: 1600, height: 1200 };
  const listing: AlertListing = {
    path: '/properties/for-sale/4711',
    event: 'new',
    title: flat,
    place,
    facts,
    price: 250_000,
    previous_price: null,
    is_rent: false,
    photo,
  };
  return [
    listing,
    {
      ...listing,
      event: 'price_drop',
      price: 1_240_000,
      previous_price: 1_365_000,
      title: house,
      place: long,
      facts: '',
    },
    { ...listing, event: 'back', price: 720, is_rent: true, path: '/properties/for-rent/4712', photo: null },
    { ...listing, event: 'sold', path: null, photo: null },
  ];
}

const tokens = {
  stop_searches: 's1z.Zk3v8Jq1m0T5cW2rXbYd7uN9pLsHgAeF',
  stop_all: 'a1z.6iOoQxRtUv4Zk3v8Jq1m0T5cW2rXbYd7',
  manage: '/dashboard/saved-searches/71',
};

type Sample = { template: keyof AlertEmailValues; values: AlertEmailValues[keyof AlertEmailValues] };

export const sampleAlerts = (locale: Locale): Record<string, Sample> => {
  const listings = sampleListings(locale);
  const about = { has_favorites: false, searches: [words[locale].search], query: null, rest: null, ...tokens };
  return {
    confirm_saved_search: {
      template: 'confirm_saved_search',
      values: { code: '2345-ABCD-EFGH-JKMN-PQ', about: words[locale].search, days: 7 },
    },
    saved_search_running: {
      template: 'saved_search_running',
      values: { about: words[locale].search, key: 'k1z.Zk3v8Jq1m0T5cW2rXbYd7uN9pLsHgAeF' },
    },
    alert_settings_link: { template: 'alert_settings_link', values: { path: '/dashboard/saved-searches' } },
    alert_instant: { template: 'alert', values: { ...about, listings: listings.slice(0, 1), total: 1, ids: '4711' } },
    alert_digest: {
      template: 'alert',
      values: {
        ...about,
        listings: listings.slice(0, 3),
        total: 23,
        ids: Array.from({ length: 23 }, (_, at) => 4_711 + at).join(','),
      },
    },
    alert_two_searches: {
      template: 'alert',
      values: {
        ...about,
        searches: [words[locale].search, words[locale].search.toUpperCase()],
        listings: listings.slice(0, 2),
        total: 2,
        ids: '4711,4712',
      },
    },
    alert_favorites: {
      template: 'alert',
      values: {
        ...about,
        searches: [],
        stop_searches: null,
        has_favorites: true,
        listings: listings.slice(1),
        total: 3,
        ids: '1,2',
      },
    },
  };
};

export const sampleAlertNames = Object.keys(sampleAlerts('el'));

export const renderSampleAlert = (name: string, locale: Locale, origin = 'https://estia.example'): RenderedEmail => {
  const sample = sampleAlerts(locale)[name];
  if (!sample) throw new Error(`No sample ${name}`);
  const render = createEmailRenderer(origin, alertEmails);
  return render({ ...sample, locale, at: new Date('2026-11-15T10:00:00Z') });
};
