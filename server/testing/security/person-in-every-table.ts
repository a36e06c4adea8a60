/**
 * A person with something in every table that can hold anything of a person, each value with a mark of its own. What
 * the erasure proves it forgets and the export proves it gives is measured against this. A new table about people gets
 * a line here; one that holds nothing of anybody is named in `impersonal` with the reason.
 */
import { createHash } from 'node:crypto';
import { roleIds } from '@estia/contract/accounts/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../src/deps.ts';
import { createSession, hashToken } from '../../src/platform/auth/sessions.ts';
import { buildAgency, buildListing, buildProperty, buildUser } from '../factories/records.ts';

const places = 'places of Greece';
const aggregates = 'counts and medians over all ads';
export const tablesWithoutPersonalData: Readonly<Record<string, string>> = {
  region: places,
  prefecture: places,
  municipality: places,
  district: places,
  settlement: places,
  postcode: places,
  street: places,
  place_key: places,
  place_load: places,
  place_boundary: places,
  place_overview: places,
  place_border: places,
  land: places,
  map_label: places,
  map_load: places,
  place_listing_count: aggregates,
  market_stats: aggregates,
  market_stats_month: aggregates,
  market_stats_bin: aggregates,
  valuation_model: 'coefficients of many ads',
  valuation_backtest: 'how far off estimates were in a month',
  market_stats_state: 'when figures were last made',
  market_stats_listing: 'what a live ad counts for in figures; it goes with the ad',
  agency_place: 'how many ads an office has in a district; they go with it',
  property_match:
    'which properties may be one; it goes with either, and the admin who answered is a number, as in the log',
  property_predecessor: 'which earlier listing was of the same property; it goes with either',
  property_group: 'which properties are one; it goes with each',
  listing_search_other: 'what a live ad shows, while a cheaper one stands for its property; it goes with the ad',
  broker_score:
    'points of a private account for admins, from its listings; made anew every night, gone with the account',
  dispute:
    'when and why an owner objected, and the dates of a mandate; it goes with either, and the admin who decided is a number, as in the log',
  saved_search_key: 'places and bounds of a saved search; they go with it',
  former_search_link: 'numbers that a saved search had before; they go with it',
  search_visit: 'that a network searched something on a day: hashes that change daily, gone when the day is over',
  search_day: 'what was searched on a day, without who; filters only',
  search_place_day: 'how often a place was searched on a day',
  legal_text: 'texts of the house; which admin published one is a number, as in the log',
  retention: 'numbers of days',
  failure: 'which job or email failed and the kind of error, without what anybody typed',
  site_setting: 'who runs the site and how it looks; which admin changed it last is a number, as in the log',
  bank_import: 'statements of our own bank that wait, sealed and for a day',
  plan_price: 'what plans cost; which admin wrote one is a number, as in the log',
  rule: 'legal numbers; which admin wrote or checked one is a number, as in the log',
  rule_reminder: 'when admins were last reminded',
  invoice_series: 'the last number of each series of invoices',
  payment_event: 'names of messages of the card provider',
  card_to_detach: 'names of cards that the provider is about to forget',
  golden_visa_badge: 'whether a mark of an ad holds; it goes with the ad',
  article: 'texts of the house; the author is a printed by-line',
  article_revision: 'earlier states of those texts; which admin saved one goes with the account',
  article_revision_photo: 'pictures inside those texts',
  article_picture: 'pictures of the house; which admin sent one goes with the account',
  email_domain_rate: 'when a domain may be written to again, by its keyed hash, for a day',
  email_suppression:
    'addresses that take or want no alerts, by their keyed hash: it names nobody, and who complained must not be written to again',
  migration: 'names of migrations',
  spatial_ref_sys: 'PostGIS',
  file_to_delete: 'random names of files that are about to go',
};

export const PASSWORD = 'spiti me thea 42';

/** `mark` is one lower-case word without Greek letters, so that every index and fold leaves it as it is. */
export async function buildPersonInEveryTable(deps: Deps, mark: string, n: number, sharedPhoto: number) {
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
      id,
      role_id: roleIds.agency,
      status: 'approved',
      email,
      username: `${mark} person`,
      locale: 'el',
      mobile: numbers.mobile,
      landline: numbers.landline,
      status_reason: `${mark} status`,
      created_at: now,
      password_hash: await deps.passwords.hash(PASSWORD),
      email_confirmed_at: now,
      last_seen_on: now,
    })
    .execute();
  const token = await createSession(db, id, now, { device: `${mark} device` });
  // Somebody else with a listing, to whom the person writes: they stay.
  const { id: neighbour } = await buildUser(db);
  const neighboursListing = await buildListing(db, {
    property_id: await buildProperty(db, { account_id: neighbour, district_id: 461200 }),
  });
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
  await run(sql`insert into consent_record (consent_id, account_id, purposes, version, locale, created_at)
    values (gen_random_uuid(), ${id}, '{storage_access}', ${`${mark} policy`}, 'el', ${now})`);
  await run(sql`insert into legal_notice (legal_text_id, account_id, at)
    select id, ${id}, ${now} from legal_text where kind = 'terms' and is_first`);
  await run(sql`insert into plan_choice (account_id, plan_id, payment, at) values (${id}, 2, 'card', ${now})`);
  await run(
    sql`insert into plan_price_notice (plan_price_id, account_id, at) select min(id), ${id}, ${now} from plan_price`,
  );
  await run(sql`insert into bank_line (fingerprint, source, booked_on, cents, text, state, account_id, created_at, matched_at)
    values (${bytes('bank line')}, 'statement', '2026-11-15', 6076, ${deps.secrets.seal('bank_text', mark)}, 'matched', ${id}, ${now}, ${now})`);
  const customer = JSON.stringify({ company: `${mark} company`, tax_number: numbers.tax });
  await run(sql`
    with paid as (
      insert into charge (subscription_id, account_id, kind, plan_id, period_from, period_to, net_cents, vat_percent, vat_cents,
        gross_cents, payment, state, due_on, created_at, paid_at)
      values (${n}, ${id}, 'period', 2, '2026-11-15', '2026-12-15', 4900, 24, 1176, 6076, 'card', 'paid', '2026-11-15', ${now}, ${now})
      returning *)
    insert into invoice (kind, series, number, account_id, charge_id, issued_at, issued_on, issuer, customer, customer_key, lines,
      net_cents, vat_percent, vat_cents, gross_cents, period_from, period_to, paid_by, next_try_at)
    select 'invoice', 'A', ${1_000 + n}, account_id, id, ${now}, '2026-11-15', '{}', ${customer}, ${`${mark} ${numbers.tax}`},
      '[{ "net_cents": 4900 }]', net_cents, vat_percent, vat_cents, gross_cents, period_from, period_to, payment, ${now} from paid`);
  await run(sql`
    insert into subscription (account_id, plan_id, payment, state, started_at, trial_to, anchor, months, period_from, period_to, customer_ref,
      card_ref, card_brand, card_last4, card_exp_month, card_exp_year, sca_reference, created_at, updated_at)
    values (${id}, 2, 'card', 'active', ${now}, '2026-11-15', '2026-11-15', 1, '2026-11-15', '2026-12-15', ${`${mark} customer`},
      ${`${mark} card`}, ${`${mark} brand`}, '4242', 12, 2034, ${`${mark} proof`}, ${now}, ${now})`);
  await run(sql`insert into card_setup (id, subscription_id, mandate_version, created_at)
    select ${`${mark} setup`}, id, '2026-11-15', ${now} from subscription where account_id = ${id}`);
  await run(sql`insert into attempt (charge_id, kind, state, customer_ref, card_ref, cents, created_at, next_check_at)
    select id, 'away', 'succeeded', ${`${mark} customer`}, ${`${mark} card`}, 6076, ${now}, ${now} from charge where account_id = ${id}`);
  await run(sql`insert into payment (account_id, charge_id, method, cents, ref, at)
    select ${id}, id, 'card', 6076, ${`${mark} paid`}, ${now} from charge where account_id = ${id}`);
  await run(sql`insert into refund (payment_id, cents, state, reason, requested_by, created_at, next_check_at)
    select id, 100, 'done', ${`${mark} refund`}, ${neighbour}, ${now}, ${now} from payment where account_id = ${id}`);
  await run(sql`insert into search_history (account_id, query, name, first_ran_at, ran_at)
    values (${id}, ${`for=sale&text=${mark}`}, ${`${mark} search`}, ${now}, ${now})`);
  await run(sql`insert into subscriber (id, account_id, email, locale, created_at)
    values (${id}, ${id}, null, 'el', ${now}), (${id + 500}, null, ${email}, 'el', ${now})`);
  await run(sql`
    insert into saved_search (id, subscriber_id, name, query, frequency, hour, weekday, on_new, on_price_drop, min_drop_percent, on_back,
      by_email, by_push, confirmed_at, created_at, updated_at)
    select s, s, ${`${mark} alert`}, ${`for=sale&text=${mark}`}, 'instant', 8, 1, true, true, 0, true, true, false, ${now}, ${now}, ${now}
    from unnest(array[${id}::bigint, ${id + 500}]) s`);
  await run(sql`insert into alert (subscriber_id, saved_search_ids, listing_id, property_id, event, price, created_at)
    select s, array[s], ${neighboursListing}, 1, 'new', 100000, ${now} from unnest(array[${id}::bigint, ${id + 500}]) s`);
  await run(sql`insert into push_subscription (id, subscriber_id, endpoint_hash, target, created_at)
    values (${id}, ${id}, ${bytes('push address')}, ${bytes('push target')}, ${now})`);
  await run(sql`insert into push_message (push_subscription_id, alert_ids, topic, next_at, created_at)
    values (${id}, '{1}', ${`${mark} topic`}, ${soon}, ${now})`);
  await run(sql`insert into email_outbox (account_id, template, payload, message_id, state, next_at, created_at, done_at, last_reply)
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
  // Somebody with an account of their own works for the person's agency: they stay.
  const colleague = await buildUser(db, { role_id: roleIds.agency, username: 'mate of the office' });
  await run(sql`insert into agency_agent (account_id, agency_id, role, joined_at)
    values (${colleague.id}, ${ids.agency}, 'agent', ${now})`);
  const neighboursAgency = await buildAgency(db, 461200, (await buildUser(db, { role_id: roleIds.agency })).id);
  await run(sql`insert into agency_invitation (agency_id, email, name, role, locale, key_hash, invited_by, created_at, expires_at)
    values (${ids.agency}, ${`guest-${email}`}, ${`${mark} invited`}, 'agent', 'el', ${bytes('invitation')}, ${id}, ${now}, ${soon}),
      (${neighboursAgency}, ${email}, ${`${mark} invited`}, 'agent', 'el', null, null, ${now}, ${soon})`);
  await run(sql`insert into register_check (agency_id, at, verdict, found)
    values (${ids.agency}, ${now}, 'match', ${JSON.stringify({ name: `${mark} found` })})`);
  await run(sql`insert into property (id, account_id, agency_id, category_id, type_id, district_id, street, street_number, hide_address,
      exact_point, public_point, area, energy_exempt_reason)
    values (${ids.property}, ${id}, ${ids.agency}, 1, 1, 461200, ${`${mark} street`}, '7', false,
      st_setsrid(st_makepoint(${numbers.lon}, 38.02), 4326), st_setsrid(st_makepoint(${numbers.lon}, 38.02), 4326), 90, ${`${mark} reason`})`);
  await run(sql`insert into property_contact values (${ids.property}, ${email}, ${numbers.mobile})`);
  await run(sql`insert into property_private (property_id, kaek, building_eid, epc_protocol_no)
    values (${ids.property}, '050121234567', ${`${mark} building`}, ${`${mark} certificate`})`);
  const evidence = JSON.stringify([{ signal: 'listings_now', points: 30, count: 9, samples: [`${mark} code`] }]);
  await run(sql`insert into broker_step (id, account_id, kind, taken_at, is_automatic, reason, points, evidence, answer_by, answered_at,
      statement, complain_by) overriding system value
    values (${id}, ${id}, 'statement', ${now}, true, ${`${mark} step`}, 60, ${evidence}, '2026-12-01', ${now}, ${`${mark} statement`}, '2027-05-18')`);
  await run(sql`insert into broker_answer (step_id, listing_id, property_id, purpose, relation, who)
    values (${id}, ${ids.listing}, ${ids.property}, 1, 'relative', ${`${mark} cousin`})`);
  await run(sql`insert into broker_complaint (step_id, made_at, text) values (${id}, ${now}, ${`${mark} complaint`})`);
  await run(sql`insert into mandate_document (property_id, file_key, media_type, bytes, uploaded_at, uploaded_by)
    values (${ids.property}, ${`mandates/${mark}`}, 'application/pdf', 5, ${now}, ${id})`);
  await run(sql`insert into cooperation (property_id, purpose, agency_id, proposed_by, message, proposed_at, answer_by)
    values (${ids.property}, 1, ${neighboursAgency}, 'advertiser', ${`${mark} proposes`}, ${now}, '2026-12-01')`);
  await run(sql`insert into listing (id, property_id, purpose, is_active, price, title_el, title_en, description_el, description_en)
    values (${ids.listing}, ${ids.property}, 1, true, 100000, ${`${mark} title`}, ${`${mark} title`}, ${`${mark} words`}, ${`${mark} words`})`);
  await run(
    sql`insert into listing_event (property_id, purpose, at, kind, price) values (${ids.property}, 1, ${now}, 'published', 100000)`,
  );
  const [paused] = (
    await sql<{
      id: number;
    }>`insert into scheduled_pause (owner_property_id, agency_property_id, agency_account_id, purposes, state,
        opened_at, reminder_at, pause_at)
      select p.id, ${ids.property}, ${id}, '{1}', 'disputed', ${now}, ${now}, ${soon} from property p where p.account_id = ${neighbour} returning id`.execute(
      db,
    )
  ).rows;
  await run(sql`insert into dispute (scheduled_pause_id, reason, opened_at, answer_due_at)
    values (${paused?.id}, 'no_mandate', ${now}, ${soon})`);
  await run(sql`insert into dispute_entry (scheduled_pause_id, at, kind, author, side, text)
    values (${paused?.id}, ${now}, 'message', 'agency', 'agency', ${`${mark} agreement`})`);
  const [exclusive] = (
    await sql<{ id: number }>`
      insert into exclusive_case (property_id, other_id, account_id, other_account_id, signed_on, other_signed_on, purposes, opened_at, answer_due_at)
      select p.id, ${ids.property}, p.account_id, ${id}, '2026-10-02', '2026-10-01', '{1}', ${now}, ${soon}
      from property p where p.account_id = ${neighbour} returning id`.execute(db)
  ).rows;
  await run(sql`insert into exclusive_statement (exclusive_case_id, author, at, text)
    values (${exclusive?.id}, 'second', ${now}, ${`${mark} side`})`);
  await run(sql`insert into listing_counter values (${ids.listing}, 5, 1)`);
  await run(sql`insert into favorite values (${id}, ${ids.listing}, 100000, ${`${mark} note`}, ${now})`);
  await run(sql`insert into listing_view_day values (${now}, ${ids.listing}, 3)`);
  await run(sql`insert into listing_visit values (${now}, ${ids.listing}, ${bytes('visit')}, ${bytes('network')})`);
  await run(sql`insert into discover values ('new-properties', ${n}, ${ids.listing})`);
  await run(
    sql`insert into photo (id, key, width, height, placeholder) values (${ids.photo}, ${`${mark}-photo`}, 1600, 1200, ${`data:${mark}`})`,
  );
  await run(sql`insert into property_photo values (${ids.property}, 1, ${ids.photo}, ${`${mark} alt`}, ${`${mark} alt`}),
    (${ids.property}, 2, ${sharedPhoto}, ${`${mark} alt`}, null)`);
  await run(sql`insert into audit_log (at, admin_id, action, subject, subject_id, reason, before, after)
    values (${now}, 1, 'user_changed', 'account', ${id}, ${`${mark} why`}, ${JSON.stringify({ email })}, '{}'),
      (${now}, 1, 'agency_changed', 'agency', ${ids.agency}, null, ${JSON.stringify({ tax: numbers.tax })}, '{}'),
      (${now}, 1, 'listing_paused', 'listing', ${ids.listing}, ${`${mark} why`}, null, null),
      (${now}, 1, 'property_changed', 'property', ${ids.property}, ${`${mark} why`}, null, null),
      (${now}, 1, 'user_blocked', 'account', 5, ${`the same as ${email}`}, null, null),
      (${now}, ${id}, 'user_changed', 'account', 5, 'by an admin who leaves', null, null)`);

  await run(sql`insert into complex (account_id, agency_id, name_el, name_en, description_el, description_en, district_id, street, stage,
      created_at, updated_at)
    values (${id}, ${ids.agency}, ${`${mark} complex`}, ${`${mark} complex`}, ${`${mark} homes`}, ${`${mark} homes`}, 461200, ${`${mark} road`}, 2,
      ${now}, ${now})`);

  await run(sql`insert into bulk_change (id, account_id, made_by, action, contact_name, contact_phone, created_at)
    values (${id + 9_000}, ${id}, ${id}, 'contact', ${`${mark} caller`}, ${numbers.mobile}, ${now})`);
  await run(
    sql`insert into bulk_change_listing (bulk_id, listing_id, price) values (${id + 9_000}, ${ids.listing}, 100000)`,
  );

  const draft = id + 7_000;
  await run(sql`insert into draft (id, account_id, purpose, answers, created_at, updated_at)
    values (${draft}, ${id}, 1, ${JSON.stringify({ title_el: `${mark} draft` })}, ${now}, ${now})`);
  await run(sql`insert into photo (id, key, width, height, placeholder, account_id)
    values (${id + 8_000}, ${`${mark}-draft-photo`}, 1600, 1200, ${`data:${mark}`}, ${id})`);
  await run(sql`insert into draft_photo (draft_id, client_key, upload_id, position, bytes, received, pieces, state, photo_id, alt_el, created_at)
    values (${draft}, ${`${mark}-file-1`}, ${`${mark}ready0000000000`}, 1, 5, 5, '{5}', 'ready', ${id + 8_000}, ${`${mark} draft alt`}, ${now}),
      (${draft}, ${`${mark}-file-2`}, ${`${mark}upload000000000`}, 2, 5, 5, '{5}', 'uploaded', null, null, ${now})`);
  await run(
    sql`insert into photo_duplicate values (${ids.photo}, ${sharedPhoto}, ${now}), (${sharedPhoto}, ${id + 8_000}, ${now})`,
  );

  const conversationIds = { asks: id + 4_000, asked: id + 5_000, stranger: id + 6_000 };
  await run(sql`insert into conversation (id, listing_id, property_id, purpose, advertiser_id, lead_id, lead_name, lead_email, lead_email_hash,
      lead_phone, locale, confirmed_at, created_at, last_at)
    values (${conversationIds.asks}, null, null, 1, ${neighbour}, ${id}, ${`${mark} asker`}, ${bytes('answer')}, null,
        ${deps.secrets.seal('asker', `${mark} phone`)}, 'el', ${now}, ${now}, ${now}),
      (${conversationIds.asked}, ${ids.listing}, ${ids.property}, 1, ${id}, null, 'stranger', null, ${bytes('asker')}, null, 'el', ${now}, ${now}, ${now}),
      (${conversationIds.stranger}, null, null, 1, ${neighbour}, null, ${`${mark} before`}, ${bytes('answer')}, ${deps.secrets.hash('asker', email)},
        null, 'el', ${now}, ${now}, ${now})`);
  await run(sql`insert into message (conversation_id, from_advertiser, body, at, client_key)
    values (${conversationIds.asks}, false, ${`${mark} message`}, ${now}, ${`${mark}-1`}), (${conversationIds.asked}, false, ${`to ${mark}`}, ${now}, ${`${mark}-1`}),
      (${conversationIds.stranger}, false, ${`${mark} message`}, ${now}, ${`${mark}-1`})`);
  await run(sql`insert into conversation_key (key_hash, conversation_id, purpose, expires_at)
    values (${bytes('own key')}, ${conversationIds.asks}, 'open', ${soon})`);
  await run(sql`insert into phone_reveal (listing_id, account_id, visitor, at)
    values (${ids.listing}, ${id}, ${bytes('visitor key')}, ${now}), (${neighboursListing}, ${id}, ${bytes('visitor key')}, ${now})`);
  await run(sql`insert into report (listing_id, property_id, purpose, reason_id, description, reporter_id, reporter, reporter_hash, email_hash, locale, at, decision)
    values (null, null, 1, 9, ${`${mark} wrong`}, ${id}, ${bytes('answer')}, ${bytes('body')}, null, 'el', ${now}, null),
      (null, null, 1, 9, ${`${mark} by mail`}, null, ${bytes('answer')}, ${bytes('body')}, ${deps.secrets.hash('reporter', `email ${email}`)}, 'el', ${now}, null),
      (${ids.listing}, ${ids.property}, 1, 9, ${`${mark} home`}, null, null, ${bytes('other hash')}, null, 'el', ${now}, ${`${mark} decision`})`);

  const files = [
    `exports/${mark}.zip`,
    `mandates/${mark}`,
    `photos/${mark}-photo/1600.webp`,
    `photos/${mark}-photo/320.avif`,
    `photos/${mark}-logo/320.webp`,
    `photos/${mark}-draft-photo/320.webp`,
    `uploads/${mark}upload000000000/0-5`,
  ];
  for (const key of files) await deps.files.put(key, Buffer.from(`file of ${mark}`));

  const lonHex = Buffer.alloc(8);
  lonHex.writeDoubleLE(numbers.lon);
  const hex = (buffer: Buffer) => buffer.toString('hex');
  /** All lower case: where one of these is found, something of the person is. */
  const searchTerms = [
    mark,
    hex(Buffer.from(mark)),
    numbers.mobile.slice(3),
    numbers.landline.slice(3),
    numbers.gemi,
    numbers.tax,
    ...[id, ids.property, ids.listing, ids.agency, ids.photo].map(String),
    ...[
      'code',
      'challenge',
      'totp',
      'recovery',
      'passkey',
      'own key',
      'visitor key',
      'body',
      'answer',
      'invitation',
    ].map((use) => hex(bytes(use))),
    ...[draft, id + 8_000].map(String),
    hex(hashToken(token)),
    hex(hashToken(`login ${email}`)),
    hex(lonHex),
  ];
  return { id, ids, email, token, traces: searchTerms, files };
}
