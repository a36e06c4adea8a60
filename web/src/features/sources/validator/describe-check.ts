/** The answer of a check in words, made on the server: the words of every possible fault would be much for a page to carry. */

import { formatCount, formatEuro, formatM2 } from '@estia/contract/format';
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { findLookup } from '@estia/contract/lookups/lookups';
import { findByName } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';
import { feedFormatMessages } from '@estia/contract/sources/feed-messages';
import { getItemFaultMessage, getRunErrorMessage } from '@estia/contract/sources/source-messages';
import { validatorMessages as words } from '@estia/contract/sources/validator-messages';
import type { ApiReply } from '../../../platform/api-client.ts';

type Reply = ApiReply<'POST /feeds/check'>;
export type CheckedItem = ReturnType<typeof describeItem>;
export type CheckResult = ReturnType<typeof describeCheck>;

export const listFormats = (locale: Locale) =>
  Object.entries(feedFormatMessages).map(([value, name]) => ({ value, label: name[locale] }));

const nameField = (field: string | null, locale: Locale): string | null =>
  field === null ? null : (findByName(fieldLabels, field)?.[locale] ?? findByName(ownFields, field)?.[locale] ?? field);
const ownFields = { purpose: words.purpose, photos: words.photos };

function describeItem(item: Reply['items'][number], locale: Locale) {
  const { reference, line, purpose, type_id, district, price, area, faults, action } = item;
  const type = findLookup('types', type_id);
  const facts = [
    type?.name[locale],
    district?.[locale],
    price === null ? null : `${formatEuro(price)}${purpose === 'rent' ? words.aMonth[locale] : ''}`,
    area === null ? null : formatM2(area, locale),
  ].filter((fact): fact is string => typeof fact === 'string');
  return {
    reference,
    line,
    action,
    facts: facts.join(' · '),
    faults: faults.map((fault) => {
      const { problem, remedy } = getItemFaultMessage(fault.code);
      const field = nameField(fault.field, locale);
      return {
        field: fault.from ?? field,
        isFromFeed: fault.from !== null,
        meaning: fault.from && field && field !== fault.from ? field : null,
        value: fault.value,
        line: fault.line === line ? null : fault.line,
        isRejecting: fault.is_rejecting,
        problem: problem[locale],
        remedy: remedy[locale],
      };
    }),
  };
}

const MAX_ROWS = 100;

export function describeCheck(reply: Reply, locale: Locale) {
  const count = (value: number) => formatCount(value, locale);
  const error = reply.error && getRunErrorMessage(reply.error.code);
  const items = reply.items.map((item) => describeItem(item, locale));
  return {
    format: reply.format && feedFormatMessages[reply.format][locale],
    encoding: reply.encoding,
    isFull: reply.is_full,
    error: error && {
      problem: error.problem[locale],
      remedy: error.remedy[locale],
      line: reply.error?.line ?? null,
    },
    isBroken: reply.error !== null,
    counts: { ...reply.counts, photos: reply.photos },
    rejected: items.filter(({ action }) => action === 'reject'),
    drafts: items.filter(({ action }) => action === 'draft'),
    accepted: items.filter(({ action }) => action === 'create' || action === 'remove'),
    values: reply.values.slice(0, MAX_ROWS).map(({ field, value, from, count: times }) => ({
      field: nameField(field, locale) ?? from,
      value,
      count: count(times),
    })),
    places: reply.places.slice(0, MAX_ROWS).map(({ names, postcode, count: times }) => ({
      name: [...names, ...(postcode ? [postcode] : [])].join(', '),
      count: count(times),
    })),
  };
}
