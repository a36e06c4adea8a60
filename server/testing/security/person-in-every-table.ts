/**
 * A person with something in every table that can hold anything of a person, each value with a mark of its own. What
 * the erasure proves it forgets and the export proves it gives is measured against this. A new table about people gets
 * a line here; one that holds nothing of anybody is named in `tables-without-personal-data.ts` with the reason.
 */
import { createHash } from 'node:crypto';
import { roleIds } from '@estia/contract/accounts/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../src/deps.ts';
import { createSession, hashToken } from '../../src/platform/auth/sessions.ts';
import { buildAgency, buildListing, buildProperty, buildUser } from '../factories/records.ts';

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
  await run(sql`
    with endpoint as (
      insert into webhook_endpoint (account_id, url, events, secret, created_at)
      values (${id}, ${`https://hooks.example/${mark} endpoint`}, '{lead.created}', ${bytes('webhook secret')}, ${now}) returning id)
    insert into webhook_delivery (endpoint_id, message_id, event, cause, body)
    select id, 'msg_' || md5(${mark}), 'lead.created', ${`${mark} cause`}, '{}' from endpoint`);
  await run(
    sql`insert into account_note (account_id, author_id, text, created_at) values (${id}, ${id}, ${`${mark} note`}, ${now})`,
  );
  await run(sql`insert into admin_bulk_action (admin_id, list, action, matched_count, reason, created_at)
    values (${id}, 'reports', 'dismiss', 1, ${`${mark} bulk`}, ${now})`);
  await run(sql`insert into admin_list_view (account_id, list, name, query, created_at)
    values (${id}, 'users', ${`${mark} view`}, 'status=waiting', ${now})`);
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
  await run(sql`insert into chargeback (ref, payment_id, state, reason, cents, opened_at, closed_at, read_at, handled_at, handled_by, note)
    select ${`${mark} dispute`}, id, 'lost', 'fraudulent', 100, ${now}, ${now}, ${now}, ${now}, ${neighbour}, ${`${mark} settled`} from payment where account_id = ${id}`);
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
  await run(sql`insert into api_key (agency_id, created_by, name, prefix, key_hash, scopes, created_at)
    values (${ids.agency}, ${id}, ${`${mark} program`}, 'estia_abcdef', ${bytes('api key')}, '{listings:read}', ${now})`);
  await run(
    sql`insert into agency_export values (${ids.agency}, ${bytes('export')}, ${bytes('export address')}, ${now}, null)`,
  );
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
  await run(sql`insert into statement_of_reasons (account_id, kind, listing_ids, codes, listing_count, ground, found_by, decided_by, facts,
      decided_at, complain_by, code_hash)
    values (${id}, 'listing_stopped', ${[ids.listing]}::bigint[], ${[`${mark} S`]}::text[], 1, 'forbidden', 'own_check', null, ${`${mark} decided`},
      ${now}, '2027-05-18', ${bytes('statement')})`);
  await run(sql`insert into statement_complaint (statement_id, made_at, text)
    select id, ${now}, ${`${mark} appeal`} from statement_of_reasons where account_id = ${id}`);
  await run(sql`insert into broker_answer (step_id, listing_id, property_id, purpose, relation, who)
    values (${id}, ${ids.listing}, ${ids.property}, 1, 'relative', ${`${mark} cousin`})`);
  await run(sql`insert into broker_complaint (step_id, made_at, text) values (${id}, ${now}, ${`${mark} complaint`})`);
  await run(sql`insert into mandate_document (property_id, file_key, media_type, bytes, uploaded_at, uploaded_by)
    values (${ids.property}, ${`mandates/${mark}`}, 'application/pdf', 5, ${now}, ${id})`);
  await run(sql`insert into source (id, account_id, kind, name, url, defaults, created_at, updated_at)
    values (${id + 9_000}, ${id}, 'url', ${`${mark} source`}, ${`https://${mark}.example/feed.xml`}, ${JSON.stringify({ contact_name: `${mark} contact` })}, ${now}, ${now})`);
  await run(sql`insert into source_item (source_id, reference, state, purpose, answers, updated_at)
    values (${id + 9_000}, ${`${mark}-1`}, 'live', 1, ${JSON.stringify({ title_el: `${mark} item` })}, ${now})`);
  await run(sql`insert into cooperation (property_id, purpose, agency_id, proposed_by, message, proposed_at, answer_by)
    values (${ids.property}, 1, ${neighboursAgency}, 'advertiser', ${`${mark} proposes`}, ${now}, '2026-12-01')`);
  await run(sql`insert into listing (id, property_id, purpose, is_active, price, title_el, title_en, description_el, description_en)
    values (${ids.listing}, ${ids.property}, 1, true, 100000, ${`${mark} title`}, ${`${mark} title`}, ${`${mark} words`}, ${`${mark} words`})`);
  await run(
    sql`insert into listing_event (property_id, purpose, at, kind, price) values (${ids.property}, 1, ${now}, 'published', 100000)`,
  );
  await run(sql`insert into listing_review (id, listing_id, property_id, purpose, outcome, state, opened_at, waiting_since, due_at)
    overriding system value values (${id}, ${ids.listing}, ${ids.property}, 1, 'queue', 'open', ${now}, ${now}, ${soon})`);
  await run(sql`insert into listing_review_hit (review_id, rule, rule_version, action, finding, detail, at)
    values (${id}, 'review_words', 1, 'queue', ${`${mark} phrase`}, ${JSON.stringify({ found: [`${mark} phrase`] })}, ${now})`);
  await run(sql`insert into listing_review_decision (review_id, decision, admin_id, reason, text, at)
    values (${id}, 'change_requested', 1, 'words', ${`${mark} asked`}, ${now})`);
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
  await run(sql`insert into approval (kind, target_id, account_id, subject, subject_id, input, reason, requested_by, requested_at, expires_at)
    values ('factor_removal', ${id}, ${id}, 'account', ${id}, '{}', ${`${mark} lost it`}, ${colleague.id}, ${now}, ${soon})`);
  await run(sql`insert into listing_counter values (${ids.listing}, 5, 1)`);
  await run(sql`insert into favorite values (${id}, ${ids.listing}, 100000, ${`${mark} note`}, ${now})`);
  await run(sql`
    with list as (
      insert into favorite_list (account_id, name, created_at, link_hash, link_sealed)
      values (${id}, ${`${mark} homes for two`}, ${now}, ${bytes('link')}, ${bytes('link of a list')}) returning id
    ), item as (
      insert into favorite_list_listing select id, ${ids.listing}, 100000, ${`${mark} list note`}, ${now} from list returning list_id
    ), member as (
      insert into favorite_list_participant (list_id, account_id, joined_at) select list_id, ${id}, ${now} from item returning list_id
    ), vote as (
      insert into favorite_list_vote select list_id, ${ids.listing}, ${id}, 1 from member
    ), comment as (
      insert into favorite_list_comment (list_id, listing_id, account_id, body, at)
      select list_id, ${ids.listing}, ${id}, ${`${mark} comment`}, ${now} from member
    )
    insert into favorite_list_invitation (list_id, email, created_at, expires_at)
    select list_id, ${email}, ${now}, ${soon} from member`);
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
      (${now}, ${id}, 'article_changed', 'article', 5, 'an article of theirs', ${JSON.stringify({ author: `${mark} person` })}, '{}'),
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

  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into statement_of_reasons (account_id, kind, ground, found_by, facts, decided_at, complain_by, code_hash)
      values (${id}, 'reports_warned', 'moderation', 'own_check', ${`${mark} warned`}, ${now}, '2027-05-15', ${bytes('warned')}) returning id`.execute(
      trx,
    );
    await sql`insert into report_misuse (kind, account_id, email_hash, reporter, locale, statement_id, report_ids, at)
      values ('warned', ${id}, ${deps.secrets.hash('reporter', `email ${email}`)}, ${bytes('answer')}, 'el', ${rows[0]?.id ?? 0}, '{}', ${now})`.execute(
      trx,
    );
  });

  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into statement_of_reasons (account_id, kind, ground, found_by, facts, decided_at, complain_by, code_hash)
      values (${id}, 'agency_terminated', 'moderation', 'own_check', ${`${mark} terminated`}, ${now}, '2027-05-15', ${bytes('terminated')}) returning id`.execute(
      trx,
    );
    await sql`insert into contract_end (account_id, statement_id, given_at, given_on, given_by, ends_on, withdrawn_at, withdrawn_by, withdrawal_reason)
      values (${id}, ${rows[0]?.id ?? 0}, ${now}, '2026-11-15', ${id}, '2026-12-16', ${now}, ${id}, ${`${mark} withdrawn`})`.execute(
      trx,
    );
  });

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
      'api key',
    ].map((use) => hex(bytes(use))),
    ...[draft, id + 8_000].map(String),
    hex(hashToken(token)),
    hex(hashToken(`login ${email}`)),
    hex(lonHex),
  ];
  return { id, ids, email, token, traces: searchTerms, files };
}
