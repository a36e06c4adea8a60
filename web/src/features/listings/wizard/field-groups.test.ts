import { listStepFields } from '@estia/contract/listings/draft/listing-fields';
import type { ListingKind } from '@estia/contract/listings/fields';
import { lookups } from '@estia/contract/lookups/lookups';
import { describe, expect, it } from 'vitest';
import { getChangedAnswers, parseFormAnswers } from './draft/form-answers.ts';
import { getFieldGroups } from './field-groups.ts';
import { getQuantile } from './quantile.ts';

const propertyKinds: ListingKind[] = lookups.types.flatMap((type) =>
  (['sale', 'rent'] as const).map((purpose) => ({
    for: purpose,
    category_id: Number(type.extra.category_id),
    type_id: type.id,
  })),
);

describe('the listing form', () => {
  it('[POST-1] asks every field of every kind of home, each once', () => {
    expect(propertyKinds.length).toBeGreaterThan(90);
    for (const what of propertyKinds)
      for (const advertiserKind of ['individual', 'professional'] as const)
        for (const step of ['general', 'extra', 'contact'] as const) {
          const asked = getFieldGroups(step, what, advertiserKind).flatMap(({ fields }) => fields);
          expect(asked.toSorted(), `${step} ${JSON.stringify(what)}`).toEqual(
            listStepFields(step, what, advertiserKind).toSorted(),
          );
        }
  });

  it('[POST-1] reads a form as the browser sends it: boxes that nobody ticked, another type, fields of its step only', () => {
    const form = new FormData();
    form.set('on_form', 'category_id,type_id,hide_address,price,extras,nonsense');
    form.set('for', 'rent');
    form.set('category_id', '1');
    form.set('type_id', 'other');
    form.set('type_other', '5');
    form.set('price', '650');
    form.set('contact_name', 'Άννα');
    expect(parseFormAnswers(form, 'general')).toEqual({
      purpose: 'rent',
      answers: { category_id: '1', type_id: '5', hide_address: '', price: '650' },
    });
    form.append('extras', '5');
    form.append('extras', '7');
    expect(parseFormAnswers(form, 'extra').answers).toEqual({ extras: ['5', '7'] });
  });

  it('[POST-1] a save names only what is different', () => {
    expect(
      getChangedAnswers({ price: '1', extras: ['5'] }, { price: '1', extras: ['5'], area: '', street: 'Α' }),
    ).toEqual({
      street: 'Α',
    });
    expect(getChangedAnswers({ price: '1', extras: ['5'] }, { price: '', extras: [] })).toEqual({
      price: '',
      extras: [],
    });
  });

  it('[POST-1] half of similar properties ask between the quarters of the histogram', () => {
    const bins = [
      { from: 100, to: 200, count: 10 },
      { from: 200, to: 300, count: 20 },
      { from: 300, to: 400, count: 10 },
    ];
    expect(getQuantile(bins, 0.25)).toBe(200);
    expect(getQuantile(bins, 0.5)).toBe(250);
    expect(getQuantile(bins, 0.75)).toBe(300);
    expect(getQuantile([], 0.5)).toBe(0);
  });
});
