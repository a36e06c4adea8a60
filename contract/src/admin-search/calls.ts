/** ADMN-5: one search over everything that an administrator may be asked about. */
import { z } from 'zod';
import { userStatuses } from '../accounts/model.ts';
import { call } from '../call.ts';
import { listingStates, shownListingStates } from '../listings/states.ts';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';
import { searchedCases, searchedFields, searchLimits } from './model.ts';

const matched = z.enum(searchedFields);

/** A body, not an address: what is typed may be a phone or an email, and addresses are kept in histories. */
export const searchEverything = call({
  method: 'POST',
  path: '/adminPanel/search',
  access: 'admin',
  summary:
    'Users, agencies, listings, invoices and cases by code, number, phone, email, name or address. Cases: reports, complaints about decisions, objections and double exclusives',
  perMinute: 120,
  body: z.object({ text: z.string().trim().min(1, 'required').max(searchLimits.longest) }),
  reply: z.object({
    users: z.array(
      z.object({
        user_id: z.int(),
        username: z.string(),
        email: z.string(),
        mobile: z.string().nullable(),
        role_id: z.int(),
        status: z.enum(userStatuses),
        agency: z
          .object({ name: localizedName, general_commercial_agency_id: z.string(), tax_number: z.string().nullable() })
          .nullable(),
        matched,
      }),
    ),
    listings: z.array(
      z.object({
        listing_id: z.int(),
        property_id: z.int(),
        code: z.string(),
        for: z.enum(purposes),
        state: z.enum(listingStates),
        shown_state: z.enum(shownListingStates),
        title: localizedName,
        place: localizedName,
        /** Street and number, also where visitors are not told them. */
        address: z.string(),
        price: z.int(),
        user: z.object({ user_id: z.int(), username: z.string() }),
        matched,
      }),
    ),
    invoices: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(['invoice', 'credit_note']),
        series: z.string(),
        number: z.int(),
        issued_on: z.string(),
        gross_cents: z.int(),
        customer: z.string(),
        user_id: z.int(),
        matched,
      }),
    ),
    /** By their number alone. */
    cases: z.array(
      z.object({
        kind: z.enum(searchedCases),
        id: z.int(),
        /** The listing, or who it is between. */
        title: localizedName,
        opened_at: z.iso.datetime(),
        is_open: z.boolean(),
      }),
    ),
    /** There are more than are shown. */
    has_more: z.object({ users: z.boolean(), listings: z.boolean(), invoices: z.boolean() }),
  }),
});
