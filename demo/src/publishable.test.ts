/** The demo listings against the rules that any owner has to keep today, and their figures against each other. */
import { getListingKind, parseAnswers } from '@estia/contract/listings/draft/listing-fields';
import type { textFields } from '@estia/contract/listings/draft/text-checks';
import { findContactSigns, findPhrases } from '@estia/contract/listings/review/review-text';
import { purposeNames } from '@estia/contract/search/model';
import { findPropertyToEdit } from '@estia/server/src/features/listings/drafts/drafts.queries';
import { getAdvertiserKind } from '@estia/server/src/features/listings/drafts/drafts.service';
import { toDraftAnswers } from '@estia/server/src/features/listings/drafts/property-answers';
import { getCurrentListingRules } from '@estia/server/src/features/listings/publishing/listing-rules.service';
import { getRulesNow } from '@estia/server/src/features/rules/index';
import { openTestApp, type TestApp } from '@estia/server/testing/environment/test-app';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { undrawnPool } from './load/photo-files.ts';
import { seedDemoData } from './seed.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
  const { pool, clock } = testApp.deps;
  const pictures = Promise.resolve(undrawnPool());
  await seedDemoData({ pool, pictures, log: () => {}, listings: 800, seed: 7, now: clock(), passwordHash: null });
});
afterAll(() => testApp.close());

type Published = { property_id: number; purpose: 1 | 2; account_id: number; role_id: number; photo_count: number };

it('[POST-3] [POST-8] every published demo listing could be published today as it is', async () => {
  const { db } = testApp.deps;
  const rules = await getCurrentListingRules(db, testApp.deps);
  const { rows } = await sql<Published>`
    select l.property_id, l.purpose, p.account_id, a.role_id, p.photo_count
    from listing l join property p on p.id = l.property_id join account a on a.id = p.account_id where l.is_active`.execute(
    db,
  );
  expect(rows.length).toBeGreaterThan(600);
  const faults = new Map<string, number>();
  for (const { property_id, purpose, account_id, role_id, photo_count } of rows) {
    const row = await findPropertyToEdit(db, account_id, property_id, purpose);
    // Declared with every change, never taken over.
    const answers = { ...toDraftAnswers(row as NonNullable<typeof row>, true), right_declared: 'on' };
    const what = getListingKind(purposeNames[purpose], answers);
    const { errors } = parseAnswers(answers, what, { advertiser_kind: getAdvertiserKind(role_id), rules });
    const found = Object.entries(errors).map(
      ([field, code]) => `${field}: ${code} (${what.category_id}/${what.type_id})`,
    );
    if (photo_count < rules.photosMin) found.push(`photos: ${photo_count}`);
    for (const fault of found) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  }
  expect(Object.fromEntries(faults)).toEqual({});
});

it('[ADMN-3] no rule finds a forbidden phrase or contact data in ordinary words of either language', async () => {
  const { db } = testApp.deps;
  const { review_words } = await getRulesNow(db, testApp.deps, ['review_words']);
  const { rows } = await sql<Record<(typeof textFields)[number], string | null>>`
    select title_el, title_en, description_el, description_en from listing`.execute(db);
  expect(rows.length).toBeGreaterThan(600);
  const found = rows.flatMap((texts) => [
    ...findPhrases(texts, review_words.params.phrases),
    ...findContactSigns(texts),
  ]);
  expect(found).toEqual([]);
});

it('[DASH-1] no demo listing was seen more often in a week than in all, or before it was there', async () => {
  const { rows } = await sql<{ listing_id: number }>`
    select d.listing_id from listing_view_day d join listing l on l.id = d.listing_id
      join listing_counter c on c.listing_id = d.listing_id
    group by d.listing_id, c.views, l.created_at
    having sum(d.visitors) > c.views or min(d.day) < (l.created_at at time zone 'UTC')::date`.execute(testApp.deps.db);
  expect(rows).toEqual([]);
});

it('every demo agency has a name of its own, as agencies have', async () => {
  const { rows } = await sql<{ name_el: string; name_en: string }>`select name_el, name_en from agency`.execute(
    testApp.deps.db,
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(new Set(rows.map((row) => row.name_el)).size).toBe(rows.length);
  expect(new Set(rows.map((row) => row.name_en)).size).toBe(rows.length);
});
