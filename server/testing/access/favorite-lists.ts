/** SHRE-1: named lists. Each call as the owner of the list, as somebody in it, and as somebody who is not. */
import type { Db } from '../../src/platform/db/db.ts';
import { buildFavoriteList } from '../factories/favorite-lists.ts';
import { buildListing, buildProperty } from '../factories/records.ts';
import * as is from './roles.ts';

const SHARED_KEY = 'key-of-a-list-that-somebody-shared';

type Side = 'owner' | 'member' | 'stranger';
type World = { id: number; listing: number; other: number };

async function buildWorld(db: Db, me: is.AccessUser, side: Side): Promise<World> {
  const other = await is.buildOtherUser(db);
  const listing = await buildListing(db, {
    property_id: await buildProperty(db, { district_id: is.CHALANDRI_DISTRICT_ID }),
  });
  const listings = [{ id: listing }];
  if (side === 'owner')
    return { id: await buildFavoriteList(db, me.id, { members: [other], listings }), listing, other };
  const members = side === 'member' ? [me.id] : [];
  return { id: await buildFavoriteList(db, other, { members, listings }), listing, other };
}

type Expected = Record<Side, number>;
const MEMBERS: Expected = { owner: 200, member: 200, stranger: 404 };
const OWNER: Expected = { owner: 200, member: 403, stranger: 404 };

function listCases(
  expected: Expected,
  request: (world: World, me: is.AccessUser, db: Db) => is.RequestInput | Promise<is.RequestInput>,
): is.AccessCase[] {
  const words: Record<Side, string> = {
    owner: 'in an own list',
    member: 'in a list one was let into',
    stranger: 'in a list of others',
  };
  return (Object.keys(words) as Side[]).map((side) => ({
    what: words[side],
    buildRequest: async (me, db) => request(await buildWorld(db, me, side), me, db),
    expected: is.authenticated(expected[side]),
  }));
}

const itemParams = ({ id, listing }: World) => ({ id: String(id), listing_id: String(listing) });

async function addComment(db: Db, { id, listing }: World, accountId: number): Promise<string> {
  const { id: comment } = await db
    .insertInto('favorite_list_comment')
    .values({ list_id: id, listing_id: listing, account_id: accountId, body: 'Ωραίο', at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(comment);
}

async function invite(db: Db, list_id: number, email: string): Promise<string> {
  const { id } = await db
    .insertInto('favorite_list_invitation')
    .values({ list_id, email, created_at: new Date(), expires_at: new Date('2030-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

export const favoriteListCases = {
  'GET /user/lists': is.singleCase('the own lists', is.authenticated(200)),
  'POST /user/lists': is.singleCase('a new list', is.authenticated(200), { body: { name: 'Κυψέλη' } }),
  'PUT /user/lists/{id}': listCases(OWNER, ({ id }) => ({ params: is.idParams(id), body: { name: 'Άλλο όνομα' } })),
  'DELETE /user/lists/{id}': listCases(OWNER, ({ id }) => ({ params: is.idParams(id) })),
  'GET /user/lists/{id}': listCases(MEMBERS, ({ id }) => ({ params: is.idParams(id) })),
  'POST /user/lists/placements': listCases({ owner: 200, member: 404, stranger: 404 }, ({ id, listing }) => ({
    body: { listing_id: listing, from: id, to: 'favorites' },
  })),
  'DELETE /user/lists/{id}/listings/{listing_id}': listCases(OWNER, (world) => ({ params: itemParams(world) })),
  'PUT /user/lists/{id}/listings/{listing_id}/note': listCases(OWNER, (world) => ({
    params: itemParams(world),
    body: { note: 'Κοντά στο σχολείο' },
  })),
  'PUT /user/lists/{id}/listings/{listing_id}/vote': listCases(MEMBERS, (world) => ({
    params: itemParams(world),
    body: { vote: 1 },
  })),
  'GET /user/lists/{id}/listings/{listing_id}': listCases(MEMBERS, (world) => ({ params: itemParams(world) })),
  'POST /user/lists/{id}/listings/{listing_id}/comments': listCases(MEMBERS, (world) => ({
    params: itemParams(world),
    body: { body: 'Μου αρέσει' },
  })),
  'DELETE /user/lists/{id}/comments/{comment_id}': [
    ...listCases(OWNER, async (world, _, db) => ({
      params: { id: String(world.id), comment_id: await addComment(db, world, world.other) },
    })),
    ...listCases(MEMBERS, async (world, me, db) => ({
      params: { id: String(world.id), comment_id: await addComment(db, world, me.id) },
    })).map((one) => ({ ...one, what: `the own comment ${one.what}` })),
  ],
  'PUT /user/lists/{id}/link': listCases(OWNER, ({ id }) => ({ params: is.idParams(id), body: { action: 'renew' } })),
  'POST /user/lists/{id}/invitations': listCases(OWNER, ({ id }) => ({
    params: is.idParams(id),
    body: { email: is.newEmail() },
  })),
  'DELETE /user/lists/{id}/invitations/{invitation_id}': listCases(OWNER, async ({ id }, _, db) => ({
    params: { id: String(id), invitation_id: await invite(db, id, is.newEmail()) },
  })),
  'PUT /user/list-invitations/{id}': [
    {
      what: 'to the own email',
      buildRequest: async (me: is.AccessUser, db: Db) => {
        const { id } = await buildWorld(db, me, 'stranger');
        return { params: { id: await invite(db, id, me.email) }, body: { accept: true } };
      },
      expected: is.authenticated(200),
    },
    {
      what: 'to somebody else',
      buildRequest: async (me: is.AccessUser, db: Db) => {
        const { id } = await buildWorld(db, me, 'stranger');
        return { params: { id: await invite(db, id, is.newEmail()) }, body: { accept: true } };
      },
      expected: is.authenticated(404),
    },
  ],
  'DELETE /user/lists/{id}/members/{user_id}': [
    ...listCases(OWNER, ({ id, other }) => ({ params: { id: String(id), user_id: String(other) } })),
    ...listCases({ owner: 403, member: 200, stranger: 404 }, ({ id }, me) => ({
      params: { id: String(id), user_id: String(me.id) },
    })).map((one) => ({ ...one, what: `oneself ${one.what}` })),
  ],
  'PUT /user/lists/{id}/notices': listCases(MEMBERS, ({ id }) => ({
    params: is.idParams(id),
    body: { mail_comments: false },
  })),
  'POST /lists/shared': [
    {
      what: 'with the key of its link',
      buildRequest: async (me: is.AccessUser, db: Db) => {
        const key = `${SHARED_KEY} ${me.id}`;
        await buildFavoriteList(db, await is.buildOtherUser(db), { key });
        return { body: { key } };
      },
      expected: is.everyone(200),
    },
    {
      what: 'with a key that opens nothing',
      buildRequest: () => ({ body: { key: `${SHARED_KEY} wrong` } }),
      expected: is.everyone(404),
    },
  ],
};
