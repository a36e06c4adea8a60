/** What a maker of feeds needs: the schema of our own format, templates of a table, and the list of all fields. */
import { z } from 'zod';
import { call } from '../../call.ts';
import { feedField } from './feed-field-model.ts';

const locale = z.object({ locale: z.enum(['el', 'en']).default('el') });
const bytes = z.custom<Uint8Array>((file) => file instanceof Uint8Array);
/** They change with a release alone. */
const maxAge = 3_600;

export const getFeedSchema = call({
  method: 'GET',
  path: '/feeds/estia-feed.schema.json',
  access: 'everyone',
  summary: 'The JSON Schema of a feed in our own format',
  maxAge,
  produces: 'application/schema+json; charset=utf-8',
  reply: z.string(),
});

export const getFeedTemplateCsv = call({
  method: 'GET',
  path: '/feeds/template.csv',
  access: 'everyone',
  summary: 'A table to fill in, with one invented listing, as CSV',
  query: locale,
  maxAge,
  produces: 'text/csv; charset=utf-8',
  reply: z.string(),
});

export const getFeedTemplateXlsx = call({
  method: 'GET',
  path: '/feeds/template.xlsx',
  access: 'everyone',
  summary: 'The same table as a workbook',
  query: locale,
  maxAge,
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: bytes,
});

export const listFeedFields = call({
  method: 'GET',
  path: '/feeds/fields.json',
  access: 'everyone',
  summary: 'Every field of a feed: its type, whether it is required, and the values it takes',
  maxAge,
  reply: z.object({ fields: z.array(feedField) }),
});

export const getFeedFieldsCsv = call({
  method: 'GET',
  path: '/feeds/fields.csv',
  access: 'everyone',
  summary: 'The same list as a table',
  query: locale,
  maxAge,
  produces: 'text/csv; charset=utf-8',
  reply: z.string(),
});
