/** What an account is: roles, states and the ways between them, and what people may type into its forms. */
import { z } from 'zod';
import { openingHours } from '../agencies/opening-hours.ts';
import { hidden, oneSpelling } from '../one-line.ts';
import { emailPattern, parseGemi, parsePhone, parseTaxNumber, readAnyPhone } from './identifiers.ts';
import { accountLimits } from './limits.ts';

export const userStatuses = ['waiting', 'approved', 'blocked', 'rejected'] as const;

/** Messages of schemas are codes of `contract/src/field-errors.ts`: screens turn them into words. */
const requiredText = (max: number) => z.string('required').trim().min(1, 'required').max(max, 'too_long');
const visible = (text: string): boolean => !hidden.test(text);
const optionalText = (max: number) =>
  z.string().trim().max(max, 'too_long').refine(visible, 'invalid').overwrite(oneSpelling).optional();

/** Control characters have no place in a name and would forge lines in a log or a mail header. */
export const singleLineText = (max: number) => requiredText(max).refine(visible, 'invalid').overwrite(oneSpelling);

const emailLike = (pattern: RegExp) =>
  requiredText(accountLimits.email)
    .toLowerCase()
    .pipe(z.email({ error: 'email', pattern }));
export const email = emailLike(emailPattern);
/** Of an account there is already: it may be older than the rule, and is found or not. */
export const storedEmail = emailLike(z.regexes.html5Email);

/** Length only: the list of common passwords is the server's. Never trimmed or normalised. */
export const newPassword = z
  .string('required')
  .min(1, 'required')
  .min(accountLimits.passwordMin, 'password_short')
  .max(accountLimits.passwordMax, 'too_long');
/** A password that is being given, not chosen: no rule of ours applies but a length no hash should be asked for. */
export const currentPassword = z.string('required').min(1, 'required').max(accountLimits.passwordMax, 'too_long');

const parsedBy = (read: (text: string) => string | null, code: string) =>
  requiredText(40).transform((text, context) => {
    const value = read(text);
    if (value === null) context.addIssue({ code: 'custom', message: code });
    return value ?? z.NEVER;
  });

export const phone = parsedBy(parsePhone, 'phone');
export const taxNumber = parsedBy(parseTaxNumber, 'tax_number');
export const gemi = parsedBy(parseGemi, 'gemi');
/** An empty field of a form takes the value away. */
const emptyToNull = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.literal('').transform(() => null), z.null(), schema], {
      // A union says only "invalid"; what was wrong is what its last choice says.
      error: (issue) => (issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined),
    })
    .optional();
export const optionalPhone = emptyToNull(phone);
export const optionalAnyPhone = emptyToNull(parsedBy(readAnyPhone, 'any_phone'));

export const mustAccept = z.literal([true, 'true', 'on'], 'must_accept').transform(() => true as const);
export const booleanInput = z.union([z.boolean(), z.stringbool()]);
export const locale = z.enum(['el', 'en']);
export const reason = singleLineText(accountLimits.reason);
export const oneTimeCode = z.string('required').trim().min(1, 'required').max(40, 'invalid');

export const positiveId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The user of an answer: their own, or one an admin may see. */
export const user = z.object({
  user_id: z.int(),
  role_id: z.int(),
  type: z.enum(['admin', 'individual', 'professional']),
  is_main_admin: z.boolean(),
  status: z.enum(userStatuses),
  status_reason: z.string().nullable(),
  username: z.string(),
  email: z.string(),
  email_confirmed: z.boolean(),
  mobile: z.string().nullable(),
  landline: z.string().nullable(),
  locale,
  mail_news: z.boolean(),
  mail_alerts: z.boolean(),
  mail_messages: z.boolean(),
  /** Every message about the agency's listings, also those assigned to colleagues or nobody. */
  mail_agency_leads: z.boolean(),
  created_at: z.string(),
  /** When deletion was asked for: the day after which the account is erased. */
  erase_after: z.string().nullable(),
});
export type User = z.output<typeof user>;

/** What registering and editing an agency take. */
export const agencyRegistration = z.object({
  name: singleLineText(accountLimits.name),
  name_en: optionalText(accountLimits.name),
  legal_form: optionalText(60),
  general_commercial_agency_id: gemi,
  tax_number: taxNumber,
  tax_office: optionalText(80),
  landline: optionalPhone,
  mobile: optionalPhone,
  /** Id 1 of the list says "no member". */
  realtor_association_id: z.coerce.number().int().min(1).max(999).default(1),
});

/** The rest of an agency's profile (AGEN-2). Everything may be left out, then it stays as it is. */
export const agencyProfile = agencyRegistration.partial().extend({
  realtor_association_id: z.coerce.number().int().min(1).max(999).optional(),
  realtor_association_rank_id: emptyToNull(z.coerce.number().int().min(1).max(999)),
  district_id: emptyToNull(z.coerce.number().int().min(1).max(9_999_999)),
  street_name: emptyToNull(singleLineText(120)),
  street_number: emptyToNull(singleLineText(20)),
  postal_code: emptyToNull(
    z
      .string()
      .regex(/^[1-8]\d{2}\s?\d{2}$/, 'postal_code')
      .transform((code) => code.replace(/\s/, '')),
  ),
  /** All numbers of each kind; given, they take the place of those there were. */
  landline_phones: z.array(phone).max(5, 'too_long').optional(),
  mobile_phones: z.array(phone).max(5, 'too_long').optional(),
  contact_person: emptyToNull(singleLineText(120)),
  company: emptyToNull(singleLineText(160)),
  invoice_address: emptyToNull(singleLineText(200)),
  activity: emptyToNull(singleLineText(160)),
  founded_year: emptyToNull(z.coerce.number().int().min(1800).max(2100)),
  opening_hours: openingHours.nullable().optional(),
  /** Both or neither: where the agency itself says that its door is. Taken away, its address says roughly where. */
  lat: emptyToNull(z.coerce.number().min(34).max(42)),
  lon: emptyToNull(z.coerce.number().min(19).max(30)),
});

/** An agency as its owner and admins see it. */
export const agency = z.object({
  agency_id: z.int(),
  name: z.string(),
  name_en: z.string(),
  legal_form: z.string().nullable(),
  general_commercial_agency_id: z.string(),
  tax_number: z.string().nullable(),
  tax_office: z.string().nullable(),
  landline: z.string().nullable(),
  mobile: z.string().nullable(),
  /** All of them, the two above first. */
  landline_phones: z.array(z.string()),
  mobile_phones: z.array(z.string()),
  realtor_association_id: z.int().nullable(),
  realtor_association_rank_id: z.int().nullable(),
  district_id: z.int().nullable(),
  street_name: z.string().nullable(),
  street_number: z.string().nullable(),
  postal_code: z.string().nullable(),
  contact_person: z.string().nullable(),
  company: z.string().nullable(),
  invoice_address: z.string().nullable(),
  activity: z.string().nullable(),
  founded_year: z.int().nullable(),
  opening_hours: openingHours.nullable(),
  /** The pin that the agency put itself. */
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  /** Key of the logo's files. */
  logo: z.string().nullable(),
});
export type OwnAgency = z.output<typeof agency>;
