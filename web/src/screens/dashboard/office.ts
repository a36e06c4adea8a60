/** An office's form: what it needs to be drawn, and what is made of it. For its owner's profile and for an admin. */
import type { Locale } from '@estia/contract/pair';
import type { District } from '../../features/accounts/DistrictField.tsx';
import type { Ask, AskReply } from '../../platform/ask.ts';
import { settle } from '../../platform/failures.ts';
import { type Refusal, refuse } from '../../platform/forms.ts';
import { type Act, inForm } from './acts.ts';

type Office = NonNullable<AskReply<'GET /user/profile'>['agency']>;
const MOST = 12;

/** Without accents and case, as people type. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A list that fails is left out: the select then shows nothing to choose, and what is stored stays. */
export async function officeChoices(ask: Ask, office: Office | null, locale: Locale) {
  if (!office) return null;
  const [associations, ranks, district] = await Promise.all([
    settle(ask('GET /user/realtor-associations')),
    settle(ask('GET /user/realtor-association-ranks')),
    office.district_id === null
      ? null
      : settle(ask('GET /property/places/by-value', { query: { values: `district_id-${office.district_id}` } })),
  ]);
  const options = (read: typeof associations) =>
    read.ok ? read.value.rows.map((row) => ({ value: String(row.id), label: row.name[locale] })) : [];
  return {
    associations: options(associations),
    ranks: options(ranks),
    district: district?.ok ? (district.value.options[0]?.label[locale] ?? '') : '',
  };
}

type Found = { ok: true; id: string | undefined } | { ok: false; refusal: Refusal & { districts: District[] } };

/** The typed area → its id; undefined leaves it as it is, empty takes it away. Words that fit several come back as a choice. */
export async function readDistrict(ask: Ask, { form, own, sent }: Act, locale: Locale): Promise<Found> {
  const typed = own.district?.trim() ?? '';
  if (own.district_id) return { ok: true, id: own.district_id };
  if (own.district === undefined || typed === (own.district_known ?? '')) return { ok: true, id: undefined };
  if (typed === '') return { ok: true, id: '' };
  // A label says its parents in brackets; the search knows names.
  const name = typed.replace(/\s*\(.*$/, '').slice(0, 80);
  const { districts } = await ask('GET /property/places', { query: { search_key: name } });
  const all = districts.map(({ transformed }) => ({ id: transformed.id, option: transformed }));
  const exact = all.filter(({ option }) => option.label.el === typed || option.label.en === typed);
  const named = all.filter(({ option }) =>
    [option.name.el, option.name.en].some((name) => plain(name) === plain(typed)),
  );
  const fits = exact.length > 0 ? exact : named.length > 0 ? named : all;
  const [only] = fits;
  if (only && fits.length === 1) return { ok: true, id: String(only.id) };
  const refusal = inForm(form, refuse('invalid_input', { district: 'invalid' }, sent));
  const choices = fits.slice(0, MOST).map(({ id, option }) => ({ id, label: option.label[locale] }));
  return { ok: false, refusal: { ...refusal, districts: choices } };
}

/** The body of `POST /user/update-agency`: every field of the form as it was typed. */
export const officeBody = (own: Record<string, string>, districtId: string | undefined) => {
  const { district: _, district_known: _known, district_id: _id, ...fields } = own;
  return { ...fields, ...(districtId === undefined ? {} : { district_id: districtId }) };
};

export const districtsIn = (answer: unknown): District[] =>
  typeof answer === 'object' && answer !== null && 'districts' in answer ? (answer.districts as District[]) : [];
