/** SQL of reports and cases by the number that people were given: each by the key of its own table. */
import type { SearchedCase } from '@estia/contract/admin-search/model';
import { type RawBuilder, sql } from 'kysely';
import type { SearchedText } from './search-text.ts';

type NamedListing = { title_el: string | null; title_en: string | null; type_id: number; area: number };
type NamedParty = { name_el: string; name_en: string };

export type FoundCaseRow = {
  kind: SearchedCase;
  id: number;
  opened_at: Date;
  is_open: boolean;
  listing: NamedListing | null;
  party: NamedParty | null;
  other_party: NamedParty | null;
};

const party = (accountId: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('name_el', coalesce(g.name_el, u.username), 'name_en', coalesce(g.name_en, g.name_el, u.username))
  from account u left join agency g on g.account_id = u.id where u.id = ${accountId})`;

/** Null: it is no number. */
export function casesStatement({ id }: Pick<SearchedText, 'id'>) {
  if (id === null) return null;
  return sql<FoundCaseRow>`
    with found (kind, id, opened_at, is_open, property_id, account_id, other_account_id) as (
      select 'report', r.id, r.at, r.state = 'open', r.property_id, null::bigint, null::bigint from report r where r.id = ${id}
      union all
      select 'appeal', c.statement_id, c.made_at, c.decided_at is null, null, s.account_id, null
        from statement_complaint c join statement_of_reasons s on s.id = c.statement_id where c.statement_id = ${id}
      union all
      select 'dispute', d.scheduled_pause_id, d.opened_at, d.closed_at is null, s.owner_property_id, null, s.agency_account_id
        from dispute d join scheduled_pause s on s.id = d.scheduled_pause_id where d.scheduled_pause_id = ${id}
      union all
      select 'exclusive_case', e.id, e.opened_at, e.closed_at is null, null, e.account_id, e.other_account_id
        from exclusive_case e where e.id = ${id}
    )
    select f.kind, f.id, f.opened_at, f.is_open,
      (select jsonb_build_object('title_el', l.title_el, 'title_en', l.title_en, 'type_id', p.type_id, 'area', p.area)
        from property p left join lateral (select x.title_el, x.title_en from listing x where x.property_id = p.id
          order by x.is_active desc nulls last, x.purpose limit 1) l on true where p.id = f.property_id) as listing,
      ${party(sql`f.account_id`)} as party, ${party(sql`f.other_account_id`)} as other_party
    from found f order by f.is_open desc, f.opened_at desc`;
}
