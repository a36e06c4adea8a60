/** What the lists of administrators are filtered by: the same in the list, its file and its actions for many. */
import { z } from 'zod';
import { userStatuses } from '../accounts/model.ts';
import { roleIds } from '../accounts/roles.ts';
import { invoiceKinds, reportingStates } from '../invoices/model.ts';
import { listingStates } from '../listings/states.ts';
import { reportStates } from '../moderation/model.ts';
import { calendarDay } from '../rules/model.ts';

const search = z.string().trim().max(120).optional();

export const userFilter = {
  /** Part of a name or email, or a GEMI number. */
  search,
  role_id: z.coerce
    .number()
    .pipe(z.literal(Object.values(roleIds)))
    .optional(),
  status: z.enum(userStatuses).optional(),
};

export const agencyFilter = {
  /** Part of a name or email, or the beginning of a GEMI or tax number. */
  search,
  status: z.enum(userStatuses).optional(),
  plan_id: z.coerce.number().int().positive().max(9_999).optional(),
  municipality_id: z.coerce.number().int().positive().max(999_999_999).optional(),
};

export const adminListingFilter = {
  state: z.enum(listingStates).default('active'),
  /** A property id or code, or the id, name or email of a user. */
  search,
  user_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
};

export const reportFilter = {
  state: z.enum(reportStates).default('open'),
  reason_id: z.coerce.number().int().min(1).max(17).optional(),
};

/** A form sends what was left empty as empty text. */
const emptyToUndefined = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

export const invoiceFilter = {
  /** unmarked: no MARK yet. late: none a day after it was issued. */
  reporting: emptyToUndefined(z.enum([...reportingStates, 'unmarked', 'late'])),
  kind: emptyToUndefined(z.enum(invoiceKinds)),
  /** Beginnings of words of the customer's name, or AFM, or GEMI. */
  agency: emptyToUndefined(z.string().trim().max(120)),
  from: emptyToUndefined(calendarDay),
  to: emptyToUndefined(calendarDay),
};
