/** A source of an agency with one reading of it, straight in the database: for screens that only show them. */
import type { Locale } from '@estia/contract/pair';
import { siteUnderTest } from './site-under-test.ts';
import { querySql, type TestUser } from './users.ts';

const CHALANDRI = 461200;
const PAGKRATI = 450131;

type RunState = 'review' | 'done';
export type BuiltSource = { sourceId: number; runId: number };

const fault = (over: object) => ({
  field: null,
  from: null,
  value: null,
  line: null,
  code: 'purpose_missing',
  is_rejecting: true,
  ...over,
});

/** Names of fields and values as a program of that language writes them. */
const texts = {
  el: {
    heating: 'Θέρμανση',
    value: 'Ενδοδαπέδια ρεύματος',
    other: 'Πέλλετ',
    price: 'Τιμή',
    asked: 'Κατόπιν επικοινωνίας',
    place: ['Άνω Πόλη'],
  },
  en: {
    heating: 'Heating',
    value: 'Electric floor',
    other: 'Wood gas',
    price: 'Price',
    asked: 'On request',
    place: ['Upper Town'],
  },
};

export async function buildSource(accountId: number, locale: Locale, state: RunState): Promise<BuiltSource> {
  const words = texts[locale];
  const [source] = await querySql<{ id: number }>(
    `insert into source (account_id, kind, name, url, created_at, updated_at, every_hours, next_run_at)
     values ($1, 'url', 'CRM', 'https://crm.example.gr/feed.csv', now(), now(), 6, now() + interval '5 hours') returning id::int as id`,
    [accountId],
  );
  const sourceId = source?.id ?? 0;
  const [run] = await querySql<{ id: number }>(
    `insert into source_run (source_id, trigger, state, brake, format, encoding, is_full, bytes, items, creates, updates, removes, rejects,
       unchanged, applied_creates, applied_updates, applied_removes, refused, without_room, created_at, read_at, finished_at)
     values ($1, 'person', $2, case when $2 = 'review' then 'first' end, 'csv', 'windows-1253', true, 4300000, 240, 12, 3, 1, 2, 222,
       case when $2 = 'done' then 10 else 0 end, 3, 1, case when $2 = 'done' then 2 else 0 end, case when $2 = 'review' then 4 else 0 end,
       '2026-11-18T07:30:00Z', now(), case when $2 = 'done' then now() end) returning id::int as id`,
    [sourceId, state],
  );
  const runId = run?.id ?? 0;
  const answers = { type_id: '1', district_id: String(CHALANDRI), price: '245000', area: '92' };
  const isDone = state === 'done';
  const items = [
    ...Array.from({ length: 12 }, (_, at) => ({
      reference: `A-${at + 1}`,
      action: 'create',
      state: isDone ? (at < 2 ? 'refused' : 'applied') : 'pending',
      refusal: isDone && at < 2 ? 'over_limit' : null,
      faults:
        at === 3
          ? [
              fault({
                field: 'heating_id',
                from: words.heating,
                value: words.value,
                line: 8,
                code: 'values_unmapped',
                is_rejecting: false,
              }),
            ]
          : [],
      photos: [{ url: `https://img.example.gr/${at}-1.jpg`, file: null }],
      changes: [],
    })),
    ...[1, 2, 3].map((at) => ({
      reference: `B-${at}`,
      action: 'update',
      state: isDone ? 'applied' : 'pending',
      refusal: null,
      faults: [],
      photos: [],
      changes: [
        { field: 'price', old: '260000', new: '245000' },
        { field: 'district_id', old: String(PAGKRATI), new: String(CHALANDRI) },
        { field: 'heating_id', old: null, new: '4' },
      ],
    })),
    {
      reference: 'C-1',
      action: 'remove',
      state: isDone ? 'applied' : 'pending',
      refusal: null,
      faults: [],
      photos: [],
      changes: [],
    },
    ...[1, 2].map((at) => ({
      reference: `D-${at}`,
      action: 'reject',
      state: 'pending',
      refusal: null,
      faults: [
        fault({ field: 'price', from: words.price, value: words.asked, line: 40 + at, code: 'price_on_request' }),
        fault({ field: 'district_id', value: words.place.join(', '), line: 40 + at, code: 'place_unresolved' }),
      ],
      photos: [],
      changes: [],
    })),
  ];
  await querySql(
    `insert into source_run_item (run_id, reference, action, rank, state, refusal, line, purpose, answers, photos, changes, faults)
     select $1::bigint, n.reference, n.action, 1, n.state, n.refusal, 10 + row_number() over (), 1, $2::jsonb, n.photos, n.changes, n.faults
     from jsonb_to_recordset($3::jsonb)
       as n (reference text, action text, state text, refusal text, photos jsonb, changes jsonb, faults jsonb)`,
    [runId, JSON.stringify(answers), JSON.stringify(items)],
  );
  const examples = JSON.stringify([
    { reference: 'A-4', line: 8 },
    { reference: 'A-9', line: 19 },
  ]);
  await querySql(
    `insert into source_value (source_id, field, value, from_name, count, examples, settled_to)
     values ($1, 'heating_id', $2, $3, 14, $5::jsonb, null), ($1, 'heating_id', $4, $3, 3, $5::jsonb, null), ($1, 'extras', 'Wi-Fi', 'Extra', 2, $5::jsonb, '')`,
    [sourceId, words.value, words.heating, words.other, examples],
  );
  await querySql(
    `insert into source_place (source_id, key, names, postcode, count, examples, suggestions)
     values ($1, 'a', $2, '54633', 9, $3::jsonb, $4), ($1, 'b', '{Neverland}', null, 1, $3::jsonb, '{}')`,
    [sourceId, words.place, examples, [CHALANDRI, PAGKRATI]],
  );
  return { sourceId, runId };
}

/** A file in place of an address, as the form sends it. */
export async function uploadFile({ token }: TestUser, text: string): Promise<{ id: number; run_id: number }> {
  const response = await fetch(`${siteUnderTest.origin}/api/sources/file`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Excel', file: Buffer.from(text).toString('base64') }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json() as Promise<{ id: number; run_id: number }>;
}

const tables = {
  el: [
    'Α/Α;Συναλλαγή;Τύπος;Περιοχή;Κόστος σε ευρώ;Εμβαδόν;Σχόλιο',
    '1;Πώληση;Διαμέρισμα;Χαλάνδρι;245000;92;κλειδιά στο γραφείο',
    '2;Ενοικίαση;Μεζονέτα;Παγκράτι;1200;110;',
  ],
  en: [
    'No.;Transaction;Type;Town;Cost in euros;Living area;Remark',
    '1;Sale;Apartment;Chalandri;245000;92;keys at the office',
    '2;Rent;Maisonette;Pangrati;1200;110;',
  ],
};

/** A table with columns that nobody could guess. */
export const uploadTable = async (user: TestUser): Promise<number> =>
  (await uploadFile(user, `${tables[user.locale].join('\n')}\n`)).id;
