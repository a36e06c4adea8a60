/** The screens of named lists: the favourites with an invitation, a list with people in it, comments, and a list by its link. */
import { createHash } from 'node:crypto';
import { listMessages } from '@estia/contract/favorites/list-messages';
import type { Locale } from '@estia/contract/pair';
import { testScreens } from '../support/screens.ts';
import { createUser, querySql, resetRateLimits, signInAs, type TestUser } from '../support/users.ts';
import { createVisitors, type Visit } from '../support/visitors.ts';

const KEY = 'a-key-of-a-list-for-its-screen-000000000000';
const hash = createHash('sha256').update(KEY).digest();

let list = 0;
let listing = 0;

async function buildList(locale: Locale): Promise<TestUser> {
  await resetRateLimits();
  const owner = await createUser({ locale });
  const friend = await createUser({ locale, name: 'Petros Roe' });
  await querySql('update favorite_list set link_hash = null, link_sealed = null where link_hash = $1', [hash]);
  const [row] = await querySql<{ id: number }>(
    `insert into favorite_list (account_id, name, created_at) values ($1, $2, now()) returning id::int as id`,
    [owner.id, locale === 'el' ? 'Για τους δυο μας' : 'For the two of us'],
  );
  list = row?.id ?? 0;
  for (const id of [owner.id, friend.id])
    await querySql('insert into favorite_list_participant (list_id, account_id, joined_at) values ($1, $2, now())', [
      list,
      id,
    ]);
  const items = await querySql<{ id: number }>(
    `insert into favorite_list_listing (list_id, listing_id, price, note, at)
     select $1, id, price + 1000, case when id % 2 = 0 then $2 end, now() from (
       (select id, price from listing where is_active and title_en is null order by id limit 3) union all
       (select id, price from listing where not is_active order by id limit 1)) chosen returning listing_id::int as id`,
    [list, locale === 'el' ? 'Κοντά στη δουλειά' : 'Close to work'],
  );
  listing = items[0]?.id ?? 0;
  await querySql(
    `insert into favorite_list_comment (list_id, listing_id, account_id, body, at) values ($1, $2, $3, $4, now())`,
    [list, listing, friend.id, locale === 'el' ? 'Μου αρέσει' : 'I like it'],
  );
  await querySql(`insert into favorite_list_vote values ($1, $2, $3, 1)`, [list, listing, friend.id]);
  await querySql(
    `insert into favorite_list_invitation (list_id, email, created_at, expires_at)
     values ($1, 'somebody@estia.example', now(), now() + interval '3 days')`,
    [list],
  );
  return owner;
}

async function signInAsOwner({ page }: Visit, locale: Locale): Promise<void> {
  await signInAs(page, await buildList(locale));
}

async function signInAsInvited({ page }: Visit, locale: Locale): Promise<void> {
  await buildList(locale);
  const invited = await createUser({ locale });
  await querySql(
    `insert into favorite_list_invitation (list_id, email, created_at, expires_at)
     values ($1, $2, now(), now() + interval '3 days')`,
    [list, invited.email],
  );
  await signInAs(page, invited);
}

testScreens(
  createVisitors(),
  [
    {
      title: '[SHRE-1] favourites with an invitation to a list',
      before: signInAsInvited,
      path: '/dashboard/user/favorites',
      ready: (page, locale) => page.getByRole('heading', { name: listMessages.invitations[locale] }).waitFor(),
    },
    {
      title: '[SHRE-1] a list of two people, with a note, votes and a property no longer available',
      before: signInAsOwner,
      path: async () => `/dashboard/user/favorites/lists/${list}`,
      ready: (page, locale) => page.getByRole('heading', { name: listMessages.people[locale] }).waitFor(),
      othersWrite: true,
    },
    {
      title: '[SHRE-1] what people say about one property of a list',
      before: signInAsOwner,
      path: async () => `/dashboard/user/favorites/lists/${list}/${listing}`,
      ready: (page, locale) => page.getByRole('heading', { name: listMessages.newComment[locale] }).waitFor(),
      othersWrite: true,
    },
    {
      title: '[SHRE-1] a list by its link, for who has no account',
      before: async (_, locale) => {
        await buildList(locale);
        await querySql(`update favorite_list set link_hash = $2, link_sealed = '\\x00' where id = $1`, [list, hash]);
      },
      path: `/lists/${KEY}`,
      ready: (page, locale) => page.getByRole('list', { name: listMessages.itemsLabel[locale] }).waitFor(),
      othersWrite: true,
    },
  ],
  { judgedAt: { el: [390], en: [1440] } },
);
