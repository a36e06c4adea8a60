/** What each kind of viewer may do with sources, their own and those of others. */
import type { CallByKey } from '@estia/contract/calls';
import type { SourceRun } from '@estia/contract/sources/source-model';
import type { Db } from '../../src/platform/db/db.ts';
import * as is from './roles.ts';

const NOW = new Date('2026-11-15T10:00:00Z');

async function buildSource(db: Db, accountId: number): Promise<number> {
  const { id } = await db
    .insertInto('source')
    .values({
      account_id: accountId,
      kind: 'url',
      name: 'CRM',
      url: 'https://crm.example/feed.xml',
      created_at: NOW,
      updated_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
async function buildRun(db: Db, accountId: number, state: SourceRun['state']): Promise<number> {
  const { id } = await db
    .insertInto('source_run')
    .values({ source_id: await buildSource(db, accountId), trigger: 'person', state, created_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Request = is.RequestInput;

/** The own one, and another agency's: it is as if it were not there, for admins too. */
const ownSource = (request: Omit<Request, 'params'> = {}): is.AccessCase[] => [
  {
    what: 'own',
    buildRequest: async (me, db) => ({ ...request, params: is.idParams(await buildSource(db, me.worksFor)) }),
    expected: is.professional(200),
  },
  {
    what: 'another’s',
    buildRequest: async (_, db) => ({
      ...request,
      params: is.idParams(await buildSource(db, await is.buildOtherUser(db))),
    }),
    expected: is.professional(404),
  },
];
const ownRun = (state: SourceRun['state'], request: Omit<Request, 'params'> = {}): is.AccessCase[] => [
  {
    what: 'own',
    buildRequest: async (me, db) => ({ ...request, params: is.idParams(await buildRun(db, me.worksFor, state)) }),
    expected: is.professional(200),
  },
  {
    what: 'another’s',
    buildRequest: async (_, db) => ({
      ...request,
      params: is.idParams(await buildRun(db, await is.buildOtherUser(db), state)),
    }),
    expected: is.professional(404),
  },
];
const anySource = (): is.AccessCase[] => [
  {
    what: 'of any agency, with a reason',
    buildRequest: async (_, db) => ({
      params: is.idParams(await buildSource(db, await is.buildOtherUser(db))),
      body: { reason: 'δοκιμή' },
    }),
    expected: is.admin(200),
  },
];
const added = { name: 'CRM', url: 'https://crm.example/feed.xml' };
const file = Buffer.from('[]').toString('base64');
const change = (): is.AccessCase[] => [
  { what: 'a new one', buildRequest: async () => ({ body: added }), expected: is.professional(200) },
  {
    what: 'not an address',
    buildRequest: async () => ({ body: { name: 'CRM', url: 'x' } }),
    expected: is.professional(400),
  },
  {
    what: 'another’s: start',
    buildRequest: async (_, db) => ({
      body: { external_source_id: await buildSource(db, await is.buildOtherUser(db)), action: 'start' },
    }),
    expected: is.professional(404),
  },
];

export const sourceCases = {
  'GET /sources': is.singleCase('own', is.professional(200)),
  'POST /sources': [{ what: 'a new one', buildRequest: async () => ({ body: added }), expected: is.professional(200) }],
  'POST /sources/file': [
    { what: 'a new one', buildRequest: async () => ({ body: { name: 'Α', file } }), expected: is.professional(200) },
    {
      what: 'another’s',
      buildRequest: async (_, db) => ({
        body: { source_id: await buildSource(db, await is.buildOtherUser(db)), file },
      }),
      expected: is.professional(404),
    },
  ],
  'POST /sources/uploads': [
    { what: 'one of an own', buildRequest: async () => ({ body: { bytes: 1 } }), expected: is.professional(200) },
  ],
  'GET /sources/{id}': ownSource(),
  'PUT /sources/{id}': ownSource({ body: { name: 'Β' } }),
  'DELETE /sources/{id}': ownSource({ body: { accept: 'on' } }),
  'POST /sources/{id}/pause': ownSource(),
  'POST /sources/{id}/resume': [
    {
      what: 'own',
      buildRequest: async (me, db) => ({ params: is.idParams(await buildSource(db, me.worksFor)) }),
      expected: is.professional(200),
    },
  ],
  'POST /sources/{id}/runs': ownSource({ body: {} }),
  'GET /sources/{id}/runs': ownSource(),
  'GET /sources/runs/{id}': ownRun('review'),
  'GET /sources/runs/{id}/items': ownRun('review'),
  'GET /sources/runs/{id}/problems': ownRun('review'),
  'GET /sources/runs/{id}/report': ownRun('review'),
  'POST /sources/runs/{id}/confirm': ownRun('review', { body: { right_declared: 'on' } }),
  'POST /sources/runs/{id}/decline': ownRun('review'),
  'GET /sources/{id}/values': ownSource(),
  'PUT /sources/{id}/values': [
    {
      what: 'own, a value that it never sent',
      buildRequest: async (me, db) => ({
        params: is.idParams(await buildSource(db, me.worksFor)),
        body: { values: [{ field: 'heating_id', value: 'χ', to: '1' }] },
      }),
      expected: is.professional(404),
    },
  ],
  'GET /sources/{id}/places': ownSource(),
  'PUT /sources/{id}/places': [
    {
      what: 'own, a place that it never sent',
      buildRequest: async (me, db) => ({
        params: is.idParams(await buildSource(db, me.worksFor)),
        body: { places: [{ id: 1, district_id: 461200 }] },
      }),
      expected: is.professional(404),
    },
  ],
  'GET /sources/{id}/columns': ownSource(),
  'PUT /sources/{id}/columns': ownSource({ body: { columns: [{ name: 'Κωδικός', target: 'reference' }] } }),
  'GET /adminPanel/sources': is.singleCase('of all agencies', is.admin(200)),
  'POST /adminPanel/sources/{id}/start': anySource(),
  'POST /adminPanel/sources/{id}/stop': anySource(),
  'DELETE /adminPanel/sources/{id}': anySource(),
  'GET /user/external-sources': is.singleCase('own', is.professional(200)),
  'GET /user/external-source': [
    {
      what: 'own',
      buildRequest: async (me, db) => ({ query: { external_source_id: String(await buildSource(db, me.worksFor)) } }),
      expected: is.professional(200),
    },
    {
      what: 'another’s',
      buildRequest: async (_, db) => ({
        query: { external_source_id: String(await buildSource(db, await is.buildOtherUser(db))) },
      }),
      expected: is.professional(404),
    },
  ],
  'POST /user/external-source': change(),
  'POST /user/external-sources': change(),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
