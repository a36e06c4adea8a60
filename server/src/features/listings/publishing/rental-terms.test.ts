/** What a listing says besides the property: from the form to the page and the search. */
import { listFacts } from '@estia/contract/listings/page/fact-list';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { apartmentAnswers, buildCompleteDraft } from '../../../../testing/factories/listings.ts';
import { buildSignedInUser, callApiAs } from '../../../../testing/people/api-users.ts';

const HALANDRI = 461200;

describe('[POST-1] the terms of a rental', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  it('[SRCH-6] are stored, shown, asked again and found by the search', async () => {
    const maria = await buildSignedInUser(testApp);
    const terms = { available_from: '2027-02-01', deposit_months: '2', pets_allowed: 'on' };
    const draft_id = await buildCompleteDraft(testApp.deps.db, maria.id, apartmentAnswers({ price: '871', ...terms }), {
      purpose: 'rent',
    });
    const { body } = await maria.call('POST', '/property/create', { draft_id });
    const asked = `/property?for=rent&property_id=${body.property_id}`;
    const listing = (await callApiAs(testApp, null, 'GET', asked)).body.property;
    expect(listing).toMatchObject({ available_from: '2027-02-01', deposit_months: 2, pets_allowed: true });
    expect(listFacts(listing, 'en').slice(-3)).toEqual([
      { icon: 'calendar', label: 'Available from', value: '1 February 2027' },
      { icon: 'euro', label: 'Deposit', value: '2 months’ rent' },
      { icon: 'check', label: 'Pets allowed', value: 'Yes' },
    ]);
    const again = await maria.call('POST', '/property/drafts', { for: 'rent', property_id: body.property_id });
    expect(again.body.draft.answers).toMatchObject(terms);
    const count = async (filter: object) =>
      (
        await callApiAs(testApp, null, 'POST', '/property/search', {
          for: 'rent',
          category_id: 1,
          district_ids: [HALANDRI],
          priceMin: 871,
          priceMax: 871,
          ...filter,
        })
      ).body.count;
    expect(await count({ terms: ['pets_allowed'], depositMax: 2, availableBy: '2027-02-01' })).toBe(1);
    expect(await count({ depositMax: 1 })).toBe(0);
    expect(await count({ availableBy: '2027-01-31' })).toBe(0);
    // As addresses and saved searches asked for it before.
    expect(await count({ extras: [58] })).toBe(1);
  });
});
