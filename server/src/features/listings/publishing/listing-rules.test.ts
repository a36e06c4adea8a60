/** The dated rules of listings: an admin changes one, and the next listing is judged by it. */
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import {
  apartmentAnswers,
  buildCompleteDraft,
  mandateAnswers,
  publishListing,
} from '../../../../testing/factories/listings.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, type SignedInUser } from '../../../../testing/people/api-users.ts';

const HALANDRI = 461200;

describe('a listing is judged by the rules of the day', () => {
  let testApp: TestApp;
  let maria: SignedInUser;
  let admin: SignedInUser;
  const version: Record<string, number> = {};

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    [maria, admin] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp, { role_id: roleIds.admin })];
  });
  afterAll(() => testApp.close());

  const setRule = async (code: string, params: object, valid_from = '2026-11-15') => {
    const based_on = version[code] ?? 1;
    version[code] = based_on + 1;
    const words = { text_el: 'Νέο', text_en: 'New', reason: 'Νέος κανόνας' };
    const body = { based_on, valid_from, status: 'open', params, source_url: '', ...words };
    const answer = await admin.call('POST', `/adminPanel/rules/${code}`, body);
    expect([answer.status, answer.body.fields]).toEqual([200, undefined]);
  };
  const publish = async (user: SignedInUser, answers = apartmentAnswers(), photos = 3) => {
    const draft_id = await buildCompleteDraft(testApp.deps.db, user.id, answers, { photos });
    const { status, body } = await user.call('POST', '/property/create', { draft_id });
    return [status, body.fields ?? {}];
  };
  const leavePhotos = async (photos: number) => {
    const id = await buildCompleteDraft(testApp.deps.db, maria.id, apartmentAnswers(), { photos });
    return (await maria.call('PUT', `/property/drafts/${id}`, { completed_step: 'photos' })).body.fields ?? {};
  };

  it('[POST-3] as many photos as the rule says: to leave the step, to publish, to show it again', async () => {
    const few = { photos: 'photos_few' };
    const listing = await publishListing(testApp.deps.db, maria);
    await setRule('photo_minimum', { photos: '5' });
    expect(await publish(maria, apartmentAnswers({ street: 'Μία' }), 4)).toEqual([400, few]);
    expect(await leavePhotos(4)).toEqual(few);
    expect(await leavePhotos(5)).toEqual({});
    expect((await publish(maria, apartmentAnswers({ street: 'Δύο' }), 5))[0]).toBe(200);
    const changeStates = (name: string) =>
      maria.call('PUT', '/property/update', { action: name, listing_ids: [listing.listing_id] });
    expect((await changeStates('deactivate')).status).toBe(200);
    expect((await changeStates('activate')).body.fields).toEqual(few);
    await setRule('photo_minimum', { photos: '0' });
    expect((await changeStates('activate')).status).toBe(200);
    expect((await publish(maria, apartmentAnswers({ street: 'Τρεις' }), 0))[0]).toBe(200);
    // A rule of tomorrow says nothing of today.
    await setRule('photo_minimum', { photos: '20' }, '2026-11-16');
    expect((await publish(maria, apartmentAnswers({ street: 'Τέσσερις' }), 0))[0]).toBe(200);
  });

  it('[POST-1] an exclusive mandate lasts as long as the rule says, and as much longer when extended', async () => {
    const agency = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    await buildAgency(testApp.deps.db, HALANDRI, agency.id);
    const until = (mandate_expires_on: string, over: object = {}) =>
      publish(agency, apartmentAnswers({ ...mandateAnswers, mandate_expires_on, street: mandate_expires_on, ...over }));
    const long = [400, { mandate_expires_on: 'mandate_months' }];
    // Signed on 2026-10-01.
    expect(await until('2027-06-02')).toEqual(long);
    expect((await until('2027-06-01'))[0]).toBe(200);
    await setRule('exclusive_mandate', { months: '6', extension_months: '2' });
    expect(await until('2027-05-31')).toEqual(long);
    expect((await until('2027-04-01'))[0]).toBe(200);
    expect((await until('2027-05-31', { mandate_extended: 'on' }))[0]).toBe(200);
    expect(await until('2027-06-02', { mandate_extended: 'on' })).toEqual(long);
  });
});
