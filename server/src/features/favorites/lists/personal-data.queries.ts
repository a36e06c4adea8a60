/** What of lists is given to a person who asks for it, forgotten with them, and not kept for ever. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

/** Own lists whole but for the words of others; of lists of others the own votes and comments. */
export async function listFavoriteListsForExport(
  db: Db,
  { accountId, provenEmail }: { accountId: number; provenEmail: string | null },
): Promise<Record<string, unknown>> {
  const read = async (query: ReturnType<typeof sql<Record<string, unknown>>>) => (await query.execute(db)).rows;
  return {
    lists: await read(sql`
      select v.name, v.created_at, v.link_hash is not null as has_link,
        (select jsonb_agg(jsonb_build_object('listing_id', f.listing_id, 'price', f.price, 'note', f.note, 'at', f.at) order by f.at)
         from favorite_list_listing f where f.list_id = v.id) as listings,
        (select jsonb_agg(i.email order by i.id) from favorite_list_invitation i where i.list_id = v.id) as invited
      from favorite_list v where v.account_id = ${accountId} order by v.id`),
    member_of: await read(sql`
      select v.name, m.joined_at, m.mail_comments from favorite_list_participant m join favorite_list v on v.id = m.list_id
      where m.account_id = ${accountId} order by m.joined_at`),
    invitations: await read(sql`
      select v.name, i.created_at, i.expires_at from favorite_list_invitation i join favorite_list v on v.id = i.list_id
      where i.email = ${provenEmail}::citext order by i.id`),
    votes: await read(sql`
      select list_id, listing_id, vote from favorite_list_vote where account_id = ${accountId} order by list_id, listing_id`),
    comments: await read(sql`
      select list_id, listing_id, body, at from favorite_list_comment where account_id = ${accountId} order by id`),
  };
}

/** The rest goes with the account: its lists with all that is in them, and its words in lists of others. */
export const deleteListInvitationsTo = (trx: Trx, email: string) =>
  trx.deleteFrom('favorite_list_invitation').where('email', '=', email).execute();
