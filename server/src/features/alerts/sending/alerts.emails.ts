/** Emails of saved searches: the one that asks for confirmation, and the alerts themselves. */
import { formatDuration, emailFrame as frame } from '@estia/contract/accounts/email-messages';
import { alertEmailMessages as words } from '@estia/contract/alerts/email-messages';
import type { AlertEvent } from '@estia/contract/alerts/model';
import { formatEuro } from '@estia/contract/format';
import type { Locale, Pair } from '@estia/contract/pair';
import type { EmailBlock } from '../../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../../platform/email/email-templates.ts';

/** A property as an alert tells of it, in the words of its reader's language. */
export type AlertListing = {
  /** Path of its page without the language; null: no longer on offer. */
  path: string | null;
  event: AlertEvent;
  title: string;
  place: string;
  facts: string;
  price: number;
  previous_price: number | null;
  is_rent: boolean;
  photo: { path: string; width: number; height: number } | null;
};

export type AlertEmailValues = {
  /** `about`: the search in words, without what somebody typed: the address is not proved yet. */
  confirm_saved_search: { code: string; about: string; days: number };
  /** To who saves again what sends alerts by now. `key` opens their settings. */
  saved_search_running: { about: string; key: string };
  /** `path` of their settings, without the language. */
  alert_settings_link: { path: string };
  alert: {
    /** Those that the listings come from. */
    searches: string[];
    has_favorites: boolean;
    listings: AlertListing[];
    total: number;
    /** Of the page that shows exactly these. */
    ids: string;
    /** Of the one search that all come from, for that page. */
    query: string | null;
    /** Path to more than that page can show, without the language; null: it shows all. */
    rest: string | null;
    /** Tokens of links: they stop messages and nothing else. */
    stop_searches: string | null;
    stop_all: string;
    /** Of the reader's own settings, without the language. */
    manage: string;
  };
};

/** What a list of emails shows of a subject. */
const MAX_SUBJECT = 78;
const shorten = (text: string): string => {
  const signs = [...text];
  return signs.length <= MAX_SUBJECT
    ? text
    : `${signs
        .slice(0, MAX_SUBJECT - 1)
        .join('')
        .replace(/[\s·,:]+$/u, '')}…`;
};

export const formatAlertPrice = ({ price, is_rent }: Pick<AlertListing, 'price' | 'is_rent'>, locale: Locale): string =>
  `${formatEuro(price)}${is_rent ? words.perMonth[locale] : ''}`;

type AlertHeadline = Pick<AlertEmailValues['alert'], 'listings' | 'total'> & { isFavorites: boolean };

/** «3 νέα ακίνητα», or the property itself where there is one. */
export function formatAlertHeadline({ listings, total, isFavorites }: AlertHeadline, locale: Locale): string {
  const [first] = listings;
  if (first && total === 1)
    return words.one[locale](
      words.events[first.event][locale],
      first.title,
      first.place,
      formatAlertPrice(first, locale),
    );
  if (isFavorites) return words.favorites[locale](total);
  const areAll = (event: AlertEvent): boolean => listings.every((listing) => listing.event === event);
  if (areAll('new')) return words.manyNew[locale](total);
  return (areAll('price_drop') ? words.manyDrops : words.many)[locale](total);
}

function listingBlock(listing: AlertListing, { locale, page, origin }: TemplateContext): EmailBlock {
  const { event, title, place, facts, previous_price: previous, photo, path } = listing;
  const old = previous !== null && previous > listing.price ? formatEuro(previous) : null;
  return {
    kind: 'listing',
    label: words.events[event][locale],
    title,
    price: formatAlertPrice(listing, locale),
    ...(old === null ? {} : { oldPrice: old, oldPriceText: words.was[locale](old) }),
    facts,
    place,
    photo: photo && { src: origin + photo.path, width: photo.width, height: photo.height },
    href: path === null ? null : page(path),
  };
}

/** More would be longer than the alert itself. */
const MAX_NAMED = 5;

function listSearchNames(searches: readonly string[], locale: Locale): string {
  const named = searches.slice(0, MAX_NAMED);
  const left = searches.length - named.length;
  return named.map((name) => words.quoted[locale](name)).join(', ') + (left > 0 ? words.andMore[locale](left) : '');
}

function getIntro({ searches, has_favorites: hasFavorites }: AlertEmailValues['alert'], locale: Locale): string {
  const [only] = searches;
  if (only === undefined) return words.introFavorites[locale];
  if (hasFavorites) return words.introBoth[locale](listSearchNames(searches, locale));
  return searches.length === 1
    ? words.introSearch[locale](only)
    : words.introSearches[locale](listSearchNames(searches, locale));
}

/** Two emails about two searches are told apart in a list of emails. */
function subjectAbout(subject: Pair<(about: string) => string>, about: string): { subject?: Pair } {
  return about ? { subject: { el: shorten(subject.el(about)), en: shorten(subject.en(about)) } } : {};
}

const searchFacts = (about: string, locale: Locale): EmailBlock[] =>
  about ? [{ kind: 'facts', rows: [[words.confirm.search[locale], about]] }] : [];

export const alertEmails: EmailTemplates<AlertEmailValues> = {
  saved_search_running: ({ about, key }, { locale, page }) => ({
    words: { title: words.running.title, ...subjectAbout(words.running.subject, about) },
    blocks: [
      textBlock(words.running.text[locale]),
      ...searchFacts(about, locale),
      buttonBlock(words.manage[locale], `${page('/alerts/manage')}#${key}`),
      { kind: 'aside', title: frame.notYou[locale], text: words.running.notYou[locale] },
    ],
    reader: 'stranger',
  }),
  confirm_saved_search: ({ code, about, days }, { locale, page }) => ({
    words: { title: words.confirm.title, ...subjectAbout(words.confirm.subject, about) },
    blocks: [
      textBlock(words.confirm.text[locale]),
      ...searchFacts(about, locale),
      buttonBlock(words.confirm.button[locale], `${page('/alerts/confirm')}#${code}`),
      {
        kind: 'facts',
        rows: [
          [words.confirm.orType[locale], code],
          [words.confirm.validFor[locale], formatDuration[locale](days * 1440)],
        ],
      },
      { kind: 'aside', title: frame.notYou[locale], text: words.confirm.notYou[locale] },
    ],
    reader: 'stranger',
  }),
  alert_settings_link: ({ path }, { locale, page }) => ({
    words: { title: words.link.title },
    blocks: [
      textBlock(words.link.text[locale]),
      buttonBlock(words.manage[locale], page(path)),
      { kind: 'aside', title: frame.notYou[locale], text: words.link.notYou[locale] },
    ],
    reader: 'stranger',
  }),
  alert: (values, context) => {
    const { searches, listings, total, ids, query, rest, stop_searches: stopSearches, stop_all: stopAll } = values;
    const { locale, page, origin } = context;
    const headline = formatAlertHeadline({ ...values, isFavorites: searches.length === 0 }, locale);
    const [search] = searches;
    const isOfOne = searches.length === 1 && !values.has_favorites;
    const subject = shorten(isOfOne && search && total > 1 ? words.ofSearch[locale](headline, search) : headline);
    // Those that are no longer on offer have no page.
    const linked = ids === '' ? 0 : ids.split(',').length;
    const first = listings.find((listing) => listing.path !== null);
    const stop = (token: string): string => page(`/alerts/unsubscribe/${token}`);
    return {
      words: { title: { el: headline, en: headline }, subject: { el: subject, en: subject } },
      blocks: [
        textBlock(getIntro(values, locale)),
        ...(total > listings.length ? [textBlock(words.more[locale](listings.length, total))] : []),
        ...listings.map((listing) => listingBlock(listing, context)),
        ...(linked === 1 && first?.path ? [buttonBlock(words.seeOne[locale], page(first.path))] : []),
        ...(linked > 1 && rest === null
          ? [
              buttonBlock(
                words.seeAll[locale](linked),
                page(`/alerts/homes?ids=${ids}${query === null ? '' : `&search=${encodeURIComponent(query)}`}`),
              ),
            ]
          : []),
        ...(rest === null ? [] : [buttonBlock(words.seeAll[locale](total), page(rest))]),
      ],
      why: words.why,
      footerLinks: [
        { text: words.manage[locale], href: page(values.manage) },
        ...(stopSearches === null
          ? []
          : [{ text: words.stopSearches[locale](searches.length), href: stop(stopSearches) }]),
        { text: words.stopAll[locale], href: stop(stopAll) },
      ],
      unsubscribeUrl: `${origin}/api/alerts/unsubscribe/${stopSearches ?? stopAll}`,
    };
  },
};
