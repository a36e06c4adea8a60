/** ADMN-3: ways round the review that were found, each closed. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { apartmentAnswers, buildCompleteDraft } from '../../../../testing/factories/listings.ts';
import { buildSignedInUser, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { feedItem } from '../../../../testing/sources/feed-fixture.ts';
import {
  buildSourceAgency,
  createUploads,
  listSourceListings,
  needNoPhotos,
} from '../../../../testing/sources/source-app.ts';
import { enforceListingLimit } from '../../subscriptions/index.ts';

describe('[ADMN-3] ways round the review', () => {
  let testApp: TestApp;
  let maria: SignedInUser;
  let admin: SignedInUser;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { ADS_PRIVATE: '5' });
    await needNoPhotos(testApp);
  });
  beforeEach(async () => {
    maria = await buildSignedInUser(testApp);
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
  });
  afterAll(() => testApp.close());

  const publish = async (answers: FieldAnswers) => {
    const draft_id = await buildCompleteDraft(testApp.deps.db, maria.id, answers);
    return (await maria.call('POST', '/property/create', { draft_id })).body;
  };
  const edit = async (property_id: number, overrides: FieldAnswers) => {
    const { body } = await maria.call('POST', '/property/drafts', { for: 'sale', property_id });
    const { draft_id } = body.draft;
    await maria.call('PUT', `/property/drafts/${draft_id}`, { answers: { ...overrides, right_declared: 'on' } });
    return (await maria.call('POST', '/property/create', { draft_id })).body;
  };
  const approve = async (listing_id: number) => {
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from listing_review where listing_id = ${listing_id} order by id desc limit 1`.execute(
      testApp.deps.db,
    );
    const { id, version } = rows[0] ?? { id: 0, version: 0 };
    const body = { version, decision: 'approve' };
    expect((await admin.call('PUT', `/adminPanel/listing-reviews/${id}/decision`, body)).status).toBe(200);
  };
  const limit = (accountId: number, allowed: number) =>
    testApp.deps.db.transaction().execute((trx) => enforceListingLimit(trx, accountId, allowed, testApp.deps.clock()));

  it('an approved word is approved in its sentence: another text with the same word is looked at again', async () => {
    const text =
      'Δεν δεχόμαστε Western Union. Το σπίτι είναι φωτεινό, με δύο υπνοδωμάτια, μεγάλο σαλόνι και αποθήκη στο υπόγειο.';
    const { listing_id, property_id } = await publish(apartmentAnswers({ description_el: text }));
    await approve(listing_id);
    const kept = `${text} Έχει και βεράντα με θέα.`;
    expect(await edit(property_id, { description_el: kept })).toMatchObject({ is_active: true });
    expect(await edit(property_id, { title_el: 'Φωτεινό στο κέντρο' })).toMatchObject({ is_active: true });
    const turned = text.replace('Δεν δεχόμαστε', 'Δεν; Δεχόμαστε');
    expect(await edit(property_id, { description_el: turned })).toMatchObject({ is_active: false });
    await approve(listing_id);
    const scam = `${text} Στείλε την προκαταβολή με Western Union και θα πάρεις τα κλειδιά.`;
    expect(await edit(property_id, { description_el: scam })).toMatchObject({ is_active: false });
  });

  it('what changes while there is no room in the plan is looked at before it comes up', async () => {
    const agency = await buildSourceAgency(testApp);
    const source = createUploads(testApp, agency);
    const feed = (description: string) => ({
      items: [feedItem(1), feedItem(2, { description_el: description })],
    });
    await source.apply(feed('Ένα ήσυχο σπίτι.'));
    await limit(agency.id, 0);
    const reasons = async () =>
      (await listSourceListings(testApp, source.getSourceId())).map(({ isActive, reason }) => [isActive, reason]);
    expect(await reasons()).toEqual([
      [false, 'plan'],
      [false, 'plan'],
    ]);
    await source.confirm((await source.upload(feed('Πληρωμή με W e s t e r n  Union πριν την επίσκεψη.'))).id);
    await limit(agency.id, 10);
    expect(await reasons()).toEqual([
      [true, null],
      [false, 'review'],
    ]);
  });

  it('one that is held from its first row on needs a statement of reasons, as one that is held later', async () => {
    const { property_id } = await publish(apartmentAnswers());
    await expect(
      sql`insert into listing (property_id, purpose, price, is_active, pause_reason, created_at, updated_at)
        select property_id, 2, price, false, 'review', created_at, updated_at from listing where property_id = ${property_id}`.execute(
        testApp.deps.db,
      ),
    ).rejects.toThrow('without a statement of reasons');
  });

  it('one that returns to its feed while there is no room is looked at before it comes up', async () => {
    await sql`alter table plan_price disable trigger user`.execute(testApp.deps.db);
    await sql`update plan_price set max_active_listings = 1`.execute(testApp.deps.db);
    const agency = await buildSourceAgency(testApp);
    const source = createUploads(testApp, agency);
    await source.apply({ items: [feedItem(1)] });
    await source.apply({ items: [feedItem(2)] });
    await source.apply({ items: [feedItem(1, { description_el: 'Δεκτά bitcoin.' }), feedItem(2)] });
    const reasons = async () =>
      (await listSourceListings(testApp, source.getSourceId())).map(({ isActive, reason }) => [isActive, reason]);
    const expected = [
      [false, 'review'],
      [true, null],
    ];
    expect(await reasons()).toEqual(expected);
    await limit(agency.id, 10);
    expect(await reasons()).toEqual(expected);
  });

  it('counts how often a rule hit and how often admins agreed, and no later answer overwrites an earlier one', async () => {
    const rates = async () => {
      const { body } = await admin.call('GET', '/adminPanel/review-rule-rates');
      return body.rates.filter((row: { rule: string }) => row.rule === 'review_words');
    };
    const before = await rates();
    const { listing_id } = await publish(apartmentAnswers({ description_el: 'Δεκτά bitcoin.' }));
    const decide = async (body: object) => {
      const { rows } = await sql<{ id: number; version: number }>`
        select id, version from listing_review where listing_id = ${listing_id} order by id desc limit 1`.execute(
        testApp.deps.db,
      );
      const { id, version } = rows[0] ?? { id: 0, version: 0 };
      const path = `/adminPanel/listing-reviews/${id}/decision`;
      expect((await admin.call('PUT', path, { version, reason: 'words', text: '', ...body })).status).toBe(200);
    };
    await decide({ decision: 'change', agreed: [] });
    await sql`update listing_review set state = 'open' where listing_id = ${listing_id}`.execute(testApp.deps.db);
    await decide({ decision: 'stop' });
    for (const [at, days] of [30, 90].entries())
      expect((await rates())[at]).toEqual({
        rule: 'review_words',
        days,
        checked_count: before[at].checked_count + 1,
        hit_count: before[at].hit_count + 1,
        answered_count: before[at].answered_count + 1,
        agreed_count: before[at].agreed_count,
      });
    await sql`update listing_review_hit h set at = h.at - interval '31 days' from listing_review r
      where r.id = h.review_id and r.listing_id = ${listing_id}`.execute(testApp.deps.db);
    expect((await rates()).map((row: { hit_count: number }) => row.hit_count)).toEqual([
      before[0].hit_count,
      before[1].hit_count + 1,
    ]);
  });
});
