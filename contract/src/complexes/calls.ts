/** PAGE-1: developments with their units. Everybody finds them; the agency that made one looks after it. */
import { z } from 'zod';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { placeLimits, placeOption } from '../places/model.ts';
import { parseAmount } from '../search/amounts.ts';
import { purposes, searchLimits } from '../search/model.ts';
import { constructionStages, unitSorts } from './choices.ts';
import { complexLimits } from './limits.ts';
import { attachableUnit, complexCard, complexPage, ownComplex, unitCard } from './model.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const idParams = z.object({ id });
const splitList = (raw: unknown) => (raw == null || raw === '' ? [] : typeof raw === 'string' ? raw.split(',') : raw);
const emptyToUndefined = (raw: unknown) => (raw === '' || raw === null ? undefined : raw);
const placeIds = z
  .preprocess(splitList, z.array(z.coerce.number().int().min(1).max(999_999_999)).max(placeLimits.maxTags))
  .default([]);
const amount = z.preprocess(
  (raw) => (typeof raw === 'string' ? (parseAmount(raw) ?? undefined) : (raw ?? undefined)),
  z.number().int().min(0).max(searchLimits.maxPrice).optional(),
);
const offset = z.coerce.number().int().min(0).max(10_000).default(0);
const limitQuery = (max: number, usual: number) => z.coerce.number().int().min(1).max(max).default(usual);
const pagination = z.object({ limit: z.int(), offset: z.int() });

export const listComplexes = call({
  method: 'GET',
  path: '/complexes',
  access: 'everyone',
  summary:
    'Developments with homes on offer, newest first. A price asks for a home of that price; without a purpose it is a price of sale',
  perMinute: 240,
  maxAge: 60,
  query: z.object({
    prefecture_ids: placeIds,
    municipality_ids: placeIds,
    district_ids: placeIds,
    for: z.preprocess(emptyToUndefined, z.enum(purposes).optional()),
    stage: z.preprocess(emptyToUndefined, z.enum(constructionStages).optional()),
    priceMin: amount,
    priceMax: amount,
    limit: limitQuery(30, complexLimits.page),
    offset,
  }),
  reply: z.object({
    places: z.array(placeOption),
    complexes: z.array(complexCard),
    count: z.int(),
    pagination,
  }),
});

export const getComplex = call({
  method: 'GET',
  path: '/complexes/{id}',
  access: 'everyone',
  summary: 'One development with its homes on offer. When the last is gone it says so for 90 days, then it is a 404',
  perMinute: 240,
  maxAge: 60,
  params: idParams,
  query: z.object({
    sort: z.enum(unitSorts).default('price_asc'),
    limit: limitQuery(60, complexLimits.units_page),
    offset,
  }),
  reply: z.object({ complex: complexPage, units: z.array(unitCard), count: z.int(), pagination }),
});

const text = (max: number) =>
  z
    .preprocess(
      (raw) => (typeof raw === 'string' ? raw.toWellFormed().trim() || null : raw),
      z.string().max(max).nullable(),
    )
    .default(null);
const wholeOrNothing = (min: number, max: number) =>
  z.preprocess(emptyToUndefined, z.coerce.number().int().min(min).max(max).nullish());

const complexFields = z.object({
  name_el: z.string().trim().min(1).max(complexLimits.name),
  name_en: text(complexLimits.name),
  description_el: text(complexLimits.description),
  description_en: text(complexLimits.description),
  district_id: z.coerce.number().int().min(1).max(999_999_999),
  street: text(complexLimits.street),
  hide_address: z.boolean().default(true),
  stage: z.enum(constructionStages),
  completion_year: wholeOrNothing(complexLimits.firstYear, 2100),
  completion_quarter: wholeOrNothing(1, 4),
  energy_class_id: wholeOrNothing(1, 99),
});

export const listOwnComplexes = call({
  method: 'GET',
  path: '/user/complexes',
  access: 'professional',
  summary: 'Own developments, last touched first',
  query: z.object({ limit: limitQuery(50, 20), offset }),
  reply: z.object({ complexes: z.array(ownComplex), count: z.int(), pagination }),
});

export const createComplex = call({
  method: 'POST',
  path: '/user/complexes',
  access: 'professional',
  idempotent: true,
  summary: 'Begin a development of the own agency. It is a draft until it is published',
  body: complexFields,
  reply: z.object({ complex: ownComplex }),
});

export const getOwnComplex = call({
  method: 'GET',
  path: '/user/complexes/{id}',
  access: 'professional',
  summary: 'One own development',
  params: idParams,
  reply: z.object({ complex: ownComplex }),
});

export const updateComplex = call({
  method: 'PUT',
  path: '/user/complexes/{id}',
  access: 'professional',
  idempotent: true,
  summary: 'Change an own development. The version must be the one that was read; another one is a 409',
  params: idParams,
  body: complexFields.extend({
    version: z.coerce.number().int().min(1).max(2_000_000_000),
    /** The unit whose first photo stands for the whole; must be one of its units. */
    cover_property_id: z.preprocess(emptyToUndefined, id.nullish()),
  }),
  reply: z.object({ complex: ownComplex }),
});

export const updateComplexState = call({
  method: 'PUT',
  path: '/user/complexes/{id}/state',
  access: 'professional',
  idempotent: true,
  summary: 'Publish or pause an own development. To publish it needs a home that everybody can see',
  params: idParams,
  body: z.object({ state: z.enum(['published', 'paused']) }),
  reply: z.object({ complex: ownComplex }),
});

export const deleteComplex = call({
  method: 'DELETE',
  path: '/user/complexes/{id}',
  access: 'professional',
  idempotent: true,
  summary: 'Delete an own development. Its listings stay as they are, each on its own',
  params: idParams,
  reply: successReply,
});

export const listAttachableUnits = call({
  method: 'GET',
  path: '/user/complexes/{id}/listings',
  access: 'professional',
  summary:
    'Own listings that are in a development or in none: those in it first, then last touched. Search by code or title',
  params: idParams,
  query: z.object({
    search: z.preprocess(emptyToUndefined, z.string().trim().max(80).optional()),
    limit: limitQuery(50, 20),
    offset,
  }),
  reply: z.object({ listings: z.array(attachableUnit), count: z.int(), pagination }),
});

const unitIds = z.array(id).max(complexLimits.moved).default([]);

export const updateComplexUnits = call({
  method: 'PUT',
  path: '/user/complexes/{id}/units',
  access: 'professional',
  idempotent: true,
  summary:
    'Put own listings into a development and take others out. All or nothing; a listing is in one development at most',
  params: idParams,
  body: z.object({ attach: unitIds, detach: unitIds }),
  reply: z.object({ complex: ownComplex }),
});
