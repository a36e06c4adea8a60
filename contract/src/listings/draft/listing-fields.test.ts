import { describe, expect, it } from 'vitest';
import { fieldErrorMessages } from '../../field-errors.ts';
import { lookups } from '../../lookups/model.ts';
import { purposes } from '../../search/model.ts';
import {
  type AdvertiserKind,
  getListingField,
  isFieldShown,
  type ListingKind,
  listingFieldNames,
  wizardSteps,
} from '../fields.ts';
import type { ListingRules } from '../listing-rules.ts';
import {
  type FieldAnswers,
  getListingKind,
  hasExclusiveMandate,
  isFieldRequired,
  listStepFields,
  parseAnswers,
  parseField,
} from './listing-fields.ts';

const rules: ListingRules = { photosMin: 3, mandateMonths: 8, mandateExtension: 4 };
const advertiserKinds: AdvertiserKind[] = ['individual', 'professional'];
const whats = lookups.types.flatMap((type) =>
  purposes.flatMap((purpose) =>
    advertiserKinds.map((advertiserKind) => ({
      name: `${type.code} ${purpose} ${advertiserKind}`,
      advertiser_kind: advertiserKind,
      what: { for: purpose, category_id: Number(type.extra.category_id), type_id: type.id } satisfies ListingKind,
    })),
  ),
);

const samples: Partial<Record<string, string>> = {
  district_id: '461200',
  energy_class_id: '5',
  mandate_type_id: '2',
  contact_email: 'maria@estia.example',
  area: '92',
  price: '250.000',
};

/** Only what the table calls required, with any value of its kind. */
function least(what: ListingKind, advertiserKind: AdvertiserKind): FieldAnswers {
  const answers: FieldAnswers = { category_id: String(what.category_id), type_id: String(what.type_id) };
  for (const name of listingFieldNames) {
    if (answers[name] !== undefined || !isFieldRequired(name, what, advertiserKind)) continue;
    const { kind } = getListingField(name);
    answers[name] = samples[name] ?? (kind === 'yes' ? 'on' : kind === 'text' ? 'Μπότσαρη' : '2');
  }
  return answers;
}

const flat: ListingKind = { for: 'sale', category_id: 1, type_id: 1 };
const read = (overrides: FieldAnswers, what: ListingKind = flat, advertiserKind: AdvertiserKind = 'individual') => {
  const answers = { ...least(what, advertiserKind), ...overrides };
  return parseAnswers(answers, getListingKind(what.for, answers), { advertiser_kind: advertiserKind, rules });
};
const errorsOf = (overrides: FieldAnswers, what: ListingKind = flat, advertiserKind: AdvertiserKind = 'individual') =>
  read(overrides, what, advertiserKind).errors;

describe('[POST-1] the table of fields', () => {
  it('[POST-2] a title with a line break or a direction mark is refused; a description may have lines', () => {
    expect(errorsOf({ title_el: 'Ρετιρέ\u202E' }).title_el).toBe('invalid');
    expect(errorsOf({ title_el: 'Ρετιρέ\r\nμε θέα' }).title_el).toBe('invalid');
    expect(errorsOf({ description_el: 'Μία\u202Eδύο' }).description_el).toBe('invalid');
    expect(errorsOf({ title_el: 'Ρετιρέ', description_el: 'Μία\nδύο' })).toEqual({});
    expect(read({ title_el: 'Ε\u0301να' }).values.title_el).toBe('Ένα');
  });

  it('knows 49 types', () => expect(whats).toHaveLength(49 * 2 * 2));

  it.each(whats)('$name can be published with the least it asks for', ({ what, advertiser_kind: advertiserKind }) => {
    const answers = least(what, advertiserKind);
    expect(
      parseAnswers(answers, getListingKind(what.for, answers), { advertiser_kind: advertiserKind, rules }).errors,
    ).toEqual({});
  });

  it.each(whats)(
    '$name: without any one required field it cannot, and its step says which',
    ({ what, advertiser_kind: advertiserKind }) => {
      const answers = least(what, advertiserKind);
      for (const name of listingFieldNames.filter((name) => isFieldRequired(name, what, advertiserKind))) {
        const { [name]: _, ...rest } = answers;
        const left = getListingKind(what.for, rest);
        // Without its category a property is of none, so what else it needs is not known either.
        const ruled = name === 'category_id' || name === 'type_id' ? what : left;
        expect(parseAnswers(rest, ruled, { advertiser_kind: advertiserKind, rules }).errors, name).toHaveProperty(name);
        expect(
          parseAnswers(rest, ruled, { advertiser_kind: advertiserKind, rules, only: getListingField(name).step })
            .errors,
          name,
        ).toHaveProperty(name);
        for (const step of wizardSteps.filter((step) => step !== getListingField(name).step))
          expect(
            parseAnswers(rest, ruled, { advertiser_kind: advertiserKind, rules, only: step }).errors,
            `${name} in ${step}`,
          ).not.toHaveProperty(name);
      }
    },
  );

  it('asks every field in one step, and no required field where it is not shown', () => {
    for (const { what, advertiser_kind: advertiserKind } of whats) {
      const shown = wizardSteps.flatMap((step) => listStepFields(step, what, advertiserKind));
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toEqual(
        expect.arrayContaining(listingFieldNames.filter((name) => isFieldRequired(name, what, advertiserKind))),
      );
    }
  });

  it('what is not shown for a property is as if never answered, and comes back with the type', () => {
    const answers: FieldAnswers = { ...least(flat, 'individual'), bed_rooms: '3', land_area: '500' };
    const plot = { ...answers, category_id: '3', type_id: '36' };
    expect(
      parseAnswers(plot, getListingKind('sale', plot), { advertiser_kind: 'individual', rules }).values,
    ).toMatchObject({
      bed_rooms: null,
      land_area: 500,
    });
    expect(
      parseAnswers(answers, getListingKind('sale', answers), { advertiser_kind: 'individual', rules }).values,
    ).toMatchObject({
      bed_rooms: 3,
      land_area: null,
    });
  });

  it('a type of another category is no type', () => {
    expect(errorsOf({ type_id: '36' })).toMatchObject({ type_id: 'required' });
  });

  it('every code it gives has words', () => {
    const given = [
      ...Object.values(parseAnswers({}, flat, { advertiser_kind: 'professional', rules }).errors),
      ...Object.values(errorsOf({ kaek: '1', postal_code: 'x', contact_phone: '1', contact_email: '@' })),
    ];
    expect(given.length).toBeGreaterThan(8);
    for (const code of given) expect(fieldErrorMessages).toHaveProperty(code);
  });
});

describe('[POST-8] energy class', () => {
  it('is required of homes and business premises, not of land', () => {
    for (const { what, advertiser_kind: advertiserKind, name } of whats)
      expect(isFieldRequired('energy_class_id', what, advertiserKind), name).toBe(what.category_id <= 2);
  });
  it('one that is being issued does not do; an exemption needs its reason', () => {
    expect(errorsOf({ energy_class_id: '' })).toEqual({ energy_class_id: 'energy_required' });
    expect(errorsOf({ energy_class_id: '10' })).toEqual({ energy_class_id: 'energy_pending' });
    expect(errorsOf({ energy_class_id: '11' })).toEqual({ energy_exempt_reason: 'required' });
    expect(errorsOf({ energy_class_id: '11', energy_exempt_reason: 'Ερείπιο' })).toEqual({});
  });
  it('one that is being issued keeps nobody from the next step: only publishing waits for it', () => {
    const draft = { ...least(flat, 'individual'), energy_class_id: '10' };
    for (const only of wizardSteps)
      expect(parseAnswers(draft, flat, { advertiser_kind: 'individual', rules, only }).errors, only).toEqual({});
  });
});

describe('rules of the law', () => {
  const rent: ListingKind = { ...flat, for: 'rent' };

  it('main area is part of the area', () => {
    expect(errorsOf({ main_area: '93' })).toEqual({ main_area: 'over_area' });
    expect(errorsOf({ main_area: '92' })).toEqual({});
  });
  it('a short let needs its number of the register', () => {
    expect(errorsOf({ min_lease_months: '1' }, rent)).toEqual({ ama: 'ama_required' });
    expect(errorsOf({ min_lease_months: '1', ama: '00001234567' }, rent)).toEqual({});
    expect(errorsOf({ min_lease_months: '2' }, rent)).toEqual({});
    expect(errorsOf({ min_lease_months: '1' })).toEqual({});
  });
  it('the standard golden visa needs 120 m² of main use, and the error stands where it can be answered', () => {
    expect(errorsOf({ golden_visa_route_id: '1', area: '200', main_area: '119' })).toEqual({
      main_area: 'golden_visa_area',
    });
    expect(errorsOf({ golden_visa_route_id: '1', area: '200', main_area: '120' })).toEqual({});
    const plot: ListingKind = { for: 'sale', category_id: 3, type_id: 36 };
    expect(errorsOf({ golden_visa_route_id: '1' }, plot)).toEqual({ golden_visa_route_id: 'golden_visa_area' });
    expect(errorsOf({ golden_visa_route_id: '4' }, plot)).toEqual({});
  });
  it('an exclusive mandate has both days and lasts 8 months, 12 when extended', () => {
    const exclusive = (overrides: FieldAnswers) =>
      errorsOf({ mandate_type_id: '3', ...overrides }, flat, 'professional');
    expect(exclusive({})).toEqual({ mandate_signed_on: 'required', mandate_expires_on: 'required' });
    const from = { mandate_signed_on: '2026-01-31' };
    expect(exclusive({ ...from, mandate_expires_on: '2026-09-30' })).toEqual({});
    expect(exclusive({ ...from, mandate_expires_on: '2026-10-31' })).toEqual({ mandate_expires_on: 'mandate_months' });
    expect(exclusive({ ...from, mandate_expires_on: '2027-01-31', mandate_extended: 'on' })).toEqual({});
    expect(exclusive({ ...from, mandate_expires_on: '2026-01-31' })).toEqual({ mandate_expires_on: 'mandate_months' });
  });
  it('[POST-1] how long it lasts is the rule of the day, to the day', () => {
    const at = (rules: ListingRules, mandate_expires_on: string, mandate_extended = '') => {
      const days = { mandate_type_id: '3', mandate_signed_on: '2026-01-31', mandate_expires_on, mandate_extended };
      const answers = { ...least(flat, 'professional'), ...days };
      return parseAnswers(answers, flat, { advertiser_kind: 'professional', rules }).errors;
    };
    const shorter = { ...rules, mandateMonths: 6, mandateExtension: 1 };
    expect(at(shorter, '2026-07-31')).toEqual({});
    expect(at(shorter, '2026-08-01')).toEqual({ mandate_expires_on: 'mandate_months' });
    expect(at(shorter, '2026-08-31', 'on')).toEqual({});
    expect(at(shorter, '2026-09-01', 'on')).toEqual({ mandate_expires_on: 'mandate_months' });
    expect(at({ ...rules, mandateMonths: 9 }, '2026-10-31')).toEqual({});
  });
  it('the exclusive mark needs the mandate and its days', () => {
    const days = { mandate_signed_on: '2026-01-31', mandate_expires_on: '2026-06-30' };
    expect(hasExclusiveMandate({ mandate_type_id: 3, ...days })).toBe(true);
    expect(hasExclusiveMandate({ mandate_type_id: 2, ...days })).toBe(false);
    expect(hasExclusiveMandate({ mandate_type_id: 3, ...days, mandate_expires_on: null })).toBe(false);
  });
  it('half a pin is none', () => {
    expect(errorsOf({ lat: '38.02' })).toEqual({ lat: 'invalid' });
    expect(errorsOf({ lat: '38.02', lon: '23,79' })).toEqual({});
  });
});

describe('one field', () => {
  const value = (name: Parameters<typeof parseField>[0], raw: string | string[]) => parseField(name, raw);

  it.each([
    ['price', '250.000 €', 250_000],
    ['price', '1,5 εκ', 1_500_000],
    ['area', '120 τ.μ.', 120],
    ['lat', '38,0221', 38.0221],
    ['contact_phone', '697 123 4567', '+306971234567'],
    ['contact_email', ' Maria@Estia.EXAMPLE ', 'maria@estia.example'],
    ['mandate_signed_on', '2026-02-28', '2026-02-28'],
    ['extras', ['4', '1', '4'], [1, 4]],
    ['hide_address', 'on', true],
    ['hide_address', '', false],
    ['title_el', '  Φωτεινό  ', 'Φωτεινό'],
    ['description_el', 'α\r\nβ', 'α\nβ'],
  ] as const)('%s: %j', (name, raw, expected) => {
    expect(value(name, raw as string)).toEqual({ value: expected });
  });

  it.each([
    ['price', '0', 'out_of_range'],
    ['price', '-5', 'number'],
    ['price', '3 δισ', 'number'],
    ['price', '1e9', 'number'],
    ['area', 'μεγάλο', 'number'],
    ['bed_rooms', '51', 'out_of_range'],
    ['type_id', '999', 'invalid'],
    ['type_id', '1.0', 'invalid'],
    ['lat', 'Infinity', 'invalid'],
    ['lat', '51.5', 'invalid'],
    ['mandate_signed_on', '2026-02-31', 'invalid'],
    ['mandate_signed_on', '0026-01-01', 'invalid'],
    ['extras', ['999'], 'invalid'],
    ['extras', ['1.5'], 'invalid'],
    ['kaek', '12345', 'kaek'],
    ['postal_code', '9999', 'postal_code'],
    ['contact_phone', '123', 'phone'],
    ['contact_email', 'maria', 'email'],
    ['title_el', 'x'.repeat(91), 'too_long'],
    ['title_el', 'α\u0007', 'invalid'],
    ['title_el', 'α\nβ', 'invalid'],
    ['description_el', 'x'.repeat(6_001), 'too_long'],
  ] as const)('%s refuses %j', (name, raw, code) => {
    expect(value(name, raw as string)).toEqual({ error: code });
  });

  it('secrets are marked, so that no public answer may carry them', () => {
    const secrets = listingFieldNames.filter((name) => getListingField(name).secret);
    expect(secrets).toEqual(
      expect.arrayContaining(['kaek', 'building_eid', 'epc_protocol_no', 'mandate_expires_on', 'contact_phone']),
    );
    expect(secrets).not.toContain('ama');
    expect(isFieldShown('mandate_type_id', flat, 'individual')).toBe(false);
  });
});
