/** ADMN-1: agencies as administrators list them. */
import { z } from 'zod';
import { locale, userStatuses } from '../accounts/model.ts';
import { csvFile } from '../admin-lists/csv-file.ts';
import { agencySorts } from '../admin-lists/list-choices.ts';
import { agencyFilter } from '../admin-lists/list-filters.ts';
import { call } from '../call.ts';
import { localizedName } from '../places/model.ts';

export const listAgenciesForAdmin = call({
  method: 'GET',
  path: '/adminPanel/agencies',
  access: 'admin',
  summary: 'All agencies, page by page: by registration, name or live listings',
  query: z.object({
    ...agencyFilter,
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    sort: z.enum(agencySorts).default('created'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  reply: z.object({
    agencies: z.array(
      z.object({
        agency_id: z.int(),
        user_id: z.int(),
        name: localizedName,
        general_commercial_agency_id: z.string(),
        tax_number: z.string().nullable(),
        email: z.string(),
        status: z.enum(userStatuses),
        municipality: localizedName.nullable(),
        /** Of its subscription or, before there is one, as chosen. */
        plan_id: z.int().nullable(),
        for_sale: z.int(),
        for_rent: z.int(),
        created_at: z.string(),
      }),
    ),
    count: z.int(),
    /** Where there are agencies. */
    municipalities: z.array(z.object({ id: z.int(), name: localizedName })),
  }),
});

export const exportAgencies = call({
  ...csvFile,
  path: '/adminPanel/agencies/export',
  summary: 'Agencies as CSV, newest first, filtered as the list is. Each file is in the audit log',
  body: z.object({ ...agencyFilter, lang: locale.default('el') }),
});
