/** ADMN-3: rules that hold a listing or ask for a look, in publishing and in everything else that makes a listing public. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { apartmentAnswers, buildCompleteDraft } from '../../../../testing/factories/listings.ts';
import { buildSignedInUser, callApiAs, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { pauseUnchangedListings } from './decide-review.service.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('[ADMN-3] review of listings', () => {
  let testApp: TestApp;
  let maria: SignedInUser;
  let admin: SignedInUser;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { ADS_PRIVATE: '5' });
  });
  beforeEach(async () => {
    testApp.setNow(now);
    maria = await buildSignedInUser(testApp);
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
  });
  afterAll(() => testApp.close());

  const scam = (more: FieldAnswers = {}) =>
    apartmentAnswers({ description_el: 'Πληρωμή με Western-Union πριν την επίσκεψη.', ...more });
  const publish = async (answers: FieldAnswers) => {
    const draft_id = await buildCompleteDraft(testApp.deps.db, maria.id, answers);
    const { status, body } = await maria.call('POST', '/property/create', { draft_id });
    expect(status).toBe(200);
    return body as { listing_id: number; property_id: number; is_active: boolean; review_due_at: string | null };
  };
  const edit = async (property_id: number, overrides: FieldAnswers) => {
    const { body } = await maria.call('POST', '/property/drafts', { for: 'sale', property_id });
    const { draft_id } = body.draft;
    await maria.call('PUT', `/property/drafts/${draft_id}`, { answers: { ...overrides, right_declared: 'on' } });
    return (await maria.call('POST', '/property/create', { draft_id })).body;
  };
  const isPublic = async (property_id: number) =>
    (await callApiAs(testApp, null, 'GET', `/property?for=sale&property_id=${property_id}`)).status === 200;
  const timeline = async (property_id: number) =>
    (await callApiAs(testApp, null, 'GET', `/property?for=sale&property_id=${property_id}`)).body.property.timeline.map(
      (event: { kind: string; price: number }) => `${event.kind} ${event.price}`,
    );
  const reviewOf = async (listing_id: number) => {
    const { rows } = await sql<{ id: number; state: string; outcome: string; version: number; rules: string[] }>`
      select r.id, r.state, r.outcome, r.version, array(select h.rule from listing_review_hit h
        where h.review_id = r.id and h.cleared_at is null order by h.rule) as rules
      from listing_review r where r.listing_id = ${listing_id} order by r.id desc limit 1`.execute(testApp.deps.db);
    return rows[0] ?? { id: 0, state: 'none', outcome: 'none', version: 0, rules: [] };
  };
  const decide = async (listing_id: number, body: object, by = admin) => {
    const { id, version } = await reviewOf(listing_id);
    return by.call('PUT', `/adminPanel/listing-reviews/${id}/decision`, { version, ...body });
  };
  const queued = async (listing_id: number) => {
    const { id } = await reviewOf(listing_id);
    const { body } = await admin.call('GET', '/adminPanel/queue?kind=listing_review&limit=100');
    return (body.items as { subject: string; due_at: string; details: { el: string } }[]).find(
      (item) => item.subject === String(id),
    );
  };
  const templates = async () => (await listEmailsTo(testApp, maria.email)).map((email) => email.template);
  const statements = async () =>
    (
      await sql<{ text: string }>`select kind || ' ' || (decided_by is null) as text from statement_of_reasons
        where account_id = ${maria.id} order by id`.execute(testApp.deps.db)
    ).rows.map((row) => row.text);
  const ownCard = async (property_id: number) =>
    (await maria.call('GET', `/property/mine?property_id=${property_id}`)).body.properties?.[0];

  it('a first listing is up at once and waits for a look; the second is no first one', async () => {
    const first = await publish(apartmentAnswers());
    expect([first.is_active, first.review_due_at]).toEqual([true, null]);
    expect(await isPublic(first.property_id)).toBe(true);
    expect(await reviewOf(first.listing_id)).toMatchObject({ outcome: 'queue', rules: ['review_first_listing'] });
    expect((await queued(first.listing_id))?.due_at).toBe('2026-11-18T10:00:00.000Z');
    const second = await publish(apartmentAnswers({ street_number: '99' }));
    expect(await reviewOf(second.listing_id)).toMatchObject({ state: 'none' });
    expect(await templates()).toEqual(['listing_published', 'listing_published']);
  });

  it('one with a forbidden phrase is not public, says so at once with a deadline, and comes up with the approval', async () => {
    const heldListing = await publish(scam());
    expect([heldListing.is_active, heldListing.review_due_at]).toEqual([false, '2026-11-16T10:00:00.000Z']);
    expect(await isPublic(heldListing.property_id)).toBe(false);
    expect(await templates()).toEqual(['listing_held']);
    expect(await statements()).toEqual(['listing_held true']);
    expect(await reviewOf(heldListing.listing_id)).toMatchObject({
      outcome: 'hold',
      rules: ['review_first_listing', 'review_words'],
    });
    const waiting = await queued(heldListing.listing_id);
    expect(waiting?.due_at).toBe('2026-11-16T10:00:00.000Z');
    expect(waiting?.details.el).toContain('Δεν δημοσιεύεται πριν ελεγχθεί');
    // Its advertiser cannot bring it up by hand.
    const activation = { listing_ids: [heldListing.listing_id], action: 'activate' };
    expect((await maria.call('PUT', '/property/update', activation)).body.code).toBe('under_review');
    expect((await decide(heldListing.listing_id, { decision: 'approve' })).status).toBe(200);
    expect(await isPublic(heldListing.property_id)).toBe(true);
    expect(await timeline(heldListing.property_id)).toEqual([`published 250000`]);
    expect(await templates()).toEqual(['listing_held', 'listing_review_approved']);
    expect(await queued(heldListing.listing_id)).toBeUndefined();
    // What was approved is not found again; something new is.
    expect(await edit(heldListing.property_id, { description_en: 'Nice and quiet.' })).toMatchObject({
      is_active: true,
    });
    expect(await edit(heldListing.property_id, { description_en: 'Pay by MoneyGram.' })).toMatchObject({
      is_active: false,
    });
    expect(await isPublic(heldListing.property_id)).toBe(false);
  });

  it('what is held stays held when the phrase is taken out, and is looked at all the same', async () => {
    const heldListing = await publish(scam());
    expect(await edit(heldListing.property_id, { description_el: 'Ήσυχο διαμέρισμα.' })).toMatchObject({
      is_active: false,
      review_due_at: '2026-11-16T10:00:00.000Z',
    });
    expect(await templates()).toEqual(['listing_held']);
    const review = await reviewOf(heldListing.listing_id);
    expect(review).toMatchObject({ state: 'open', outcome: 'hold', version: 2, rules: ['review_first_listing'] });
    // An admin who had it open before is told.
    const old = { decision: 'approve', version: 1 };
    expect((await admin.call('PUT', `/adminPanel/listing-reviews/${review.id}/decision`, old)).body.code).toBe(
      'changed_meanwhile',
    );
  });

  it('a change is asked for with a day; made, it waits again; not made, the listing is paused once', async () => {
    const listing = await publish(apartmentAnswers());
    const change = { decision: 'change', reason: 'photos', text: 'Βάλε φωτογραφίες του σπιτιού', days: 3 };
    expect((await decide(listing.listing_id, change)).status).toBe(200);
    expect(await isPublic(listing.property_id)).toBe(true);
    expect(await queued(listing.listing_id)).toBeUndefined();
    await edit(listing.property_id, { title_el: 'Νέος τίτλος' });
    expect((await queued(listing.listing_id))?.details.el).toContain('Ήρθε η διόρθωση');
    expect((await decide(listing.listing_id, change)).status).toBe(200);
    testApp.setNow(after(2));
    await pauseUnchangedListings(testApp.workerDeps);
    expect(await isPublic(listing.property_id)).toBe(true);
    testApp.setNow(after(4));
    await pauseUnchangedListings(testApp.workerDeps);
    await pauseUnchangedListings(testApp.workerDeps);
    expect(await isPublic(listing.property_id)).toBe(false);
    expect((await reviewOf(listing.listing_id)).state).toBe('lapsed');
    expect(await statements()).toEqual(['changes_requested true']);
    expect(await templates()).toEqual([
      'listing_published',
      'listing_change_requested',
      'listing_change_requested',
      'listing_change_missed',
    ]);
    // Late, it is looked at before it is shown.
    expect(await edit(listing.property_id, { title_el: 'Ακόμη νεότερος' })).toMatchObject({ is_active: false });
    expect((await decide(listing.listing_id, { decision: 'approve' })).status).toBe(200);
    expect(await isPublic(listing.property_id)).toBe(true);
  });

  it('taken down with a reason, it does not come back by its owner’s hand, and the next one of the account is held', async () => {
    const listing = await publish(apartmentAnswers());
    expect((await decide(listing.listing_id, { decision: 'stop' })).body.fields).toMatchObject({ reason: 'required' });
    const stop = { decision: 'stop', reason: 'fraud', text: 'Το ακίνητο δεν υπάρχει' };
    expect((await decide(listing.listing_id, stop)).status).toBe(200);
    expect(await isPublic(listing.property_id)).toBe(false);
    const activation = { listing_ids: [listing.listing_id], action: 'activate' };
    expect((await maria.call('PUT', '/property/update', activation)).body.code).toBe('forbidden');
    expect(await statements()).toEqual(['listing_stopped false']);
    const next = await publish(apartmentAnswers({ street_number: '77' }));
    expect(next.is_active).toBe(false);
    expect((await reviewOf(next.listing_id)).rules).toContain('review_account');
    const { rows } = await sql<{ rule: string; is_agreed: boolean }>`
      select h.rule, h.is_agreed from listing_review_hit h join listing_review r on r.id = h.review_id
      where r.listing_id = ${listing.listing_id}`.execute(testApp.deps.db);
    expect(rows).toEqual([{ rule: 'review_first_listing', is_agreed: true }]);
  });

  it('of two admins at once one decides, and what somebody has in hand nobody else decides', async () => {
    const heldListing = await publish(scam());
    const other = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    const answers = await Promise.all([
      decide(heldListing.listing_id, { decision: 'approve' }),
      decide(heldListing.listing_id, { decision: 'stop', reason: 'fraud', text: 'Όχι' }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const next = await publish(scam({ street_number: '98' }));
    const { id } = await reviewOf(next.listing_id);
    await other.call('POST', '/adminPanel/queue/claim', { kind: 'listing_review', subject: String(id) });
    expect((await decide(next.listing_id, { decision: 'approve' })).body.code).toBe('claimed_by_other');
  });

  it('removed and restored, it still waits; a held one has its room in the limit', async () => {
    const heldListing = await publish(scam());
    await maria.call('PUT', '/property/update', { listing_ids: [heldListing.listing_id], action: 'remove' });
    expect(await queued(heldListing.listing_id)).toBeUndefined();
    await maria.call('PUT', '/property/update', { listing_ids: [heldListing.listing_id], action: 'restore' });
    expect(await queued(heldListing.listing_id)).toBeDefined();
    for (const street_number of ['31', '32', '33', '34'])
      expect((await publish(apartmentAnswers({ street_number }))).is_active).toBe(true);
    const sixth = await buildCompleteDraft(testApp.deps.db, maria.id, apartmentAnswers({ street_number: '35' }));
    expect((await maria.call('POST', '/property/create', { draft_id: sixth })).body.code).toBe('over_limit');
    expect(await ownCard(heldListing.property_id)).toMatchObject({
      pause_reason: 'review',
      review: { state: 'open', is_held: true, due_at: '2026-11-16T10:00:00.000Z' },
    });
  });
});
