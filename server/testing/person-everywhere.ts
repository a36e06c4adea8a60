/**
 * A person with something in every table that can hold anything of a person, each value with a mark of its own. What
 * the erasure proves it forgets and the export proves it gives is measured against this. A new table about people gets
 * a line here; one that holds nothing of anybody is named in `impersonal` with the reason.
 */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../src/deps.ts';
import { hashToken, openSession } from '../src/platform/sessions.ts';

const places = 'places of Greece';
const figures = 'counts and medians over all ads';
export const impersonal: Readonly<Record<string, string>> = {
  region: places,
  prefecture: places,
  municipality: places,
  district: places,
  settlement: places,
  postcode: places,
  street: places,
  place_key: places,
  place_load: places,
  place_area: places,
  place_border: places,
  land: places,
  map_label: places,
  map_load: places,
  district_price: figures,
  place_tally: figures,
  area_price: figures,
  search_day: 'what was searched on a day, without who; filters only',
  search_place_day: 'how often a place was searched on a day',
  retention: 'numbers of days',
  article: 'texts of the house; the author is a printed by-line',
  migration: 'names of migrations',
  spatial_ref_sys: 'PostGIS',
  file_to_remove: 'random names of files that are about to go',
};

export const PASSWORD = 'spiti me thea 42';

/** `mark` is one lower-case word without Greek letters, so that every index and fold leaves it as it is. */
export async function buildPersonEverywhere(deps: Deps, mark: string, n: number, sharedPhoto: number) {
  const { db } = deps;
  const now = deps.clock();
  const soon = new Date(now.getTime() + 600_000);
  const run = (query: RawBuilder<unknown>) => query.execute(db);
  const bytes = (use: string) => createHash('sha256').update(`${mark} ${use}`).digest();
  const id = 7_654_321_000_000 + n;
  const ids = { property: id + 1_000, listing: id + 2_000, agency: 1_876_543_000 + n, photo: id + 3_000 };
  const numbers = {
    mobile: `+306971357${100 + n}`,
    landline: `+302101357${100 + n}`,
    gemi: `001357${100 + n}000`,
    tax: `0901357${10 + n}`,
    lon: 23.70987654 + n / 1e5,
  };
  const email = `${mark}@estia.example`;

  await db
    .insertInto('account')
    .values({
      ...{ id, role_id: 3, status: 'approved', email, username: `${mark} person`, locale: 'el' },
      ...{ mobile: numbers.mobile, landline: numbers.landline, status_reason: `${mark} status`, created_at: now },
      ...{ password_hash: await deps.passwords.hash(PASSWORD), email_confirmed_at: now, last_seen_on: now },
    })
    .execute();
  const token = await openSession(db, id, now, { device: `${mark} device` });
  await run(sql`insert into account_code (account_id, purpose, code_hash, created_at, expires_at)
    values (${id}, 'confirm_email', ${bytes('code')}, ${now}, ${soon})`);
  await run(sql`insert into email_change (account_id, new_email, created_at, expires_at)
    values (${id}, ${`new-${email}`}, ${now}, ${soon})`);
  await run(sql`insert into login_challenge (token_hash, account_id, passkey_challenge, expires_at)
    values (${bytes('challenge')}, ${id}, ${`${mark} challenge`}, ${soon})`);
  await run(sql`insert into totp (account_id, secret, created_at) values (${id}, ${bytes('totp')}, ${now})`);
  await run(sql`insert into recovery_code values (${id}, ${bytes('recovery')})`);
  await run(sql`insert into passkey (account_id, credential_id, public_key, counter, name, created_at)
    values (${id}, ${`${mark} credential`}, ${bytes('passkey')}, 1, ${`${mark} key`}, ${now})`);
  await run(sql`insert into passkey_challenge values (${id}, ${`${mark} challenge`}, ${soon})`);
  await run(sql`insert into terms_acceptance values (${id}, '2026-11-15', 'el', ${now})`);
  await run(sql`insert into plan_choice values (${id}, 2, 'card', ${deps.secrets.seal('card', mark)}, ${now})`);
  await run(sql`insert into search_history (account_id, query, name, first_ran_at, ran_at)
    values (${id}, ${`for=sale&text=${mark}`}, ${`${mark} search`}, ${now}, ${now})`);
  await run(sql`insert into mail_outbox (account_id, template, letter, message_id, state, next_at, created_at, done_at, last_reply)
    values (${id}, 'confirm_email', null, ${`${mark}-message`}, 'sent', ${now}, ${now}, ${now}, '250')`);
  await run(sql`insert into idempotency (key_hash, account_id, body_hash, begun_at, answer)
    values (${bytes('own key')}, ${id}, ${bytes('body')}, ${now}, ${bytes('answer')}),
      (${bytes('visitor key')}, null, ${bytes('body')}, ${now}, ${bytes('answer')})`);
  await run(sql`insert into throttle values (${hashToken(`login ${email}`)}, 3, ${soon})`);
  await run(sql`insert into data_export (account_id, requested_at, ready_at, file_key, bytes, expires_at)
    values (${id}, ${now}, ${now}, ${`exports/${mark}.zip`}, 5, ${new Date(now.getTime() + 90 * 86_400_000)})`);

  await run(sql`insert into agency (id, account_id, name_el, name_en, gemi, tax_number, street, street_number, phones, logo_key,
      legal_form, company, tax_office, invoice_address, activity, contact_person, district_id)
    values (${ids.agency}, ${id}, ${`${mark} office`}, ${`${mark} office`}, ${numbers.gemi}, ${numbers.tax}, ${`${mark} street`}, '5',
      ${[numbers.landline, numbers.mobile]}, ${`${mark}-logo`}, ${`${mark} form`}, ${`${mark} company`}, ${`${mark} tax`},
      ${`${mark} invoice`}, ${`${mark} activity`}, ${`${mark} contact`}, 461200)`);
  await run(sql`insert into register_check (agency_id, at, verdict, found)
    values (${ids.agency}, ${now}, 'match', ${JSON.stringify({ name: `${mark} found` })})`);
  await run(sql`insert into property (id, account_id, agency_id, category_id, type_id, district_id, street, street_number, hide_address,
      exact_point, public_point, area, energy_exempt_reason)
    values (${ids.property}, ${id}, ${ids.agency}, 1, 1, 461200, ${`${mark} street`}, '7', false,
      st_setsrid(st_makepoint(${numbers.lon}, 38.02), 4326), st_setsrid(st_makepoint(${numbers.lon}, 38.02), 4326), 90, ${`${mark} reason`})`);
  await run(sql`insert into property_contact values (${ids.property}, ${email}, ${numbers.mobile})`);
  await run(sql`insert into listing (id, property_id, purpose, is_active, price, title_el, title_en, description_el, description_en)
    values (${ids.listing}, ${ids.property}, 1, true, 100000, ${`${mark} title`}, ${`${mark} title`}, ${`${mark} words`}, ${`${mark} words`})`);
  await run(
    sql`insert into listing_event (property_id, purpose, at, kind, price) values (${ids.property}, 1, ${now}, 'published', 100000)`,
  );
  await run(sql`insert into listing_counter values (${ids.listing}, 5, 1)`);
  await run(sql`insert into listing_view_day values (${now}, ${ids.listing}, 3)`);
  await run(sql`insert into discover values ('new-properties', ${n}, ${ids.listing})`);
  await run(
    sql`insert into photo (id, key, width, height, placeholder) values (${ids.photo}, ${`${mark}-photo`}, 1600, 1200, ${`data:${mark}`})`,
  );
  await run(sql`insert into property_photo values (${ids.property}, 1, ${ids.photo}, ${`${mark} alt`}, ${`${mark} alt`}),
    (${ids.property}, 2, ${sharedPhoto}, ${`${mark} alt`}, null)`);
  await run(sql`insert into audit_log (at, admin_id, act, subject, subject_id, reason, before, after)
    values (${now}, 1, 'user_changed', 'account', ${id}, ${`${mark} why`}, ${JSON.stringify({ email })}, '{}'),
      (${now}, 1, 'agency_changed', 'agency', ${ids.agency}, null, ${JSON.stringify({ tax: numbers.tax })}, '{}'),
      (${now}, 1, 'listing_paused', 'listing', ${ids.listing}, ${`${mark} why`}, null, null),
      (${now}, 1, 'property_changed', 'property', ${ids.property}, ${`${mark} why`}, null, null),
      (${now}, 1, 'user_blocked', 'account', 5, ${`the same as ${email}`}, null, null),
      (${now}, ${id}, 'user_changed', 'account', 5, 'by an admin who leaves', null, null)`);

  const files = [
    `exports/${mark}.zip`,
    `photos/${mark}-photo/1600.webp`,
    `photos/${mark}-photo/320.avif`,
    `photos/${mark}-logo/320.webp`,
  ];
  for (const key of files) await deps.files.put(key, Buffer.from(`file of ${mark}`));

  const lonHex = Buffer.alloc(8);
  lonHex.writeDoubleLE(numbers.lon);
  const hex = (buffer: Buffer) => buffer.toString('hex');
  /** All lower case: where one of these is found, something of the person is. */
  const traces = [
    ...[mark, hex(Buffer.from(mark)), numbers.mobile.slice(3), numbers.landline.slice(3), numbers.gemi, numbers.tax],
    ...[id, ids.property, ids.listing, ids.agency, ids.photo].map(String),
    ...['code', 'challenge', 'totp', 'recovery', 'passkey', 'own key', 'visitor key', 'body', 'answer'].map((use) =>
      hex(bytes(use)),
    ),
    ...[hex(hashToken(token)), hex(hashToken(`login ${email}`)), hex(lonHex)],
  ];
  return { id, ids, email, token, traces, files };
}
