/** The query of a stored search → its fields. It was written by our own codec, so reading it needs no schema. */
import { type FilterFields, filterFieldKinds, filterFieldNames, paramsToFields } from '@estia/contract/search/codec';

const parseNumber = (text: string): number | undefined => (/^\d{1,10}$/.test(text) ? Number(text) : undefined);

export function parseSearchQuery(query: string): FilterFields {
  const written = paramsToFields(new URLSearchParams(query));
  const fields: Record<string, unknown> = {};
  for (const name of filterFieldNames) {
    const text = written[name];
    if (text === undefined) continue;
    const kind = filterFieldKinds[name];
    if (kind === 'ids')
      fields[name] = text
        .split(',')
        .map(parseNumber)
        .filter((id) => id !== undefined);
    else if (kind === 'words') fields[name] = text.split(',');
    else if (kind === 'flag') fields[name] = text === 'true';
    else if (kind === 'word' || kind === 'text') fields[name] = text;
    else if (parseNumber(text) !== undefined) fields[name] = parseNumber(text);
  }
  return fields;
}

/** Values of the places it names, as `GET /property/places/by-value` takes them. */
export const getPlaceValues = (fields: FilterFields): string[] =>
  (['prefecture', 'municipality', 'district'] as const).flatMap((kind) =>
    (fields[`${kind}_ids`] ?? []).map((id) => `${kind}_id-${id}`),
  );
