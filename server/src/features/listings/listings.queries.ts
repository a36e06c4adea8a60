/** SQL of what the public reads. No select here names exact_point but through `location_square`; of contact data it says only whether there are any. */
import { type FieldValues, getListingField, type PageFieldName, pageFields } from '@estia/contract/listings/fields';
import type { LocalizedName } from '@estia/contract/places/model';
import type { NearbyKind, StationMode } from '@estia/contract/places/nearby';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** First five photos; only the first carries its blurred placeholder and its description, the others load on swipe. */
export type ListingCardRow = {
  listing_id: number;
  property_id: number;
  purpose: 1 | 2;
  price: number;
  previous_price: number | null;
  price_changed_at: Date | null;
  exclusive: boolean;
  property_listing_count: number;
  title_el: string | null;
  title_en: string | null;
  updated_at: Date;
  activated_at: Date | null;
  category_id: number;
  type_id: number;
  district_id: number;
  area: number;
  bed_rooms: number | null;
  bath_rooms: number | null;
  floor_id: number | null;
  energy_class_id: number | null;
  photo_count: number;
  map_lat: number;
  map_lon: number;
  agency_id: number | null;
  agency: (LocalizedName & { gemi: string; logo: string | null }) | null;
  photos: [string, number, number, string, boolean, string | null, string | null][] | null;
};

export const listingCardColumns = `l.id as listing_id, l.property_id, l.purpose, l.price, l.previous_price, l.price_changed_at, l.exclusive,
  (select count(*)::int from property_group mine join property_group o on o.group_id = mine.group_id
   join listing lo on lo.property_id = o.property_id and lo.purpose = l.purpose and lo.is_active
   where mine.property_id = l.property_id and exists (select from listing_search s where s.listing_id = l.id)) as property_listing_count,
  l.title_el, l.title_en, l.updated_at, l.activated_at, p.category_id, p.type_id, p.district_id, p.area, p.bed_rooms, p.bath_rooms,
  p.floor_id, p.energy_class_id, p.photo_count, p.agency_id,
  st_y(p.public_point) as map_lat, st_x(p.public_point) as map_lon,
  case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en, 'gemi', a.gemi, 'logo', a.logo_key) end as agency,
  photos.list as photos`;

export const listingCardJoins = `join property p on p.id = l.property_id
left join agency a on a.id = p.agency_id
left join lateral (
  select json_agg(json_build_array(f.key, f.width, f.height, case pp.position when 1 then f.placeholder else '' end, f.has_avif,
    case pp.position when 1 then pp.alt_el end, case pp.position when 1 then pp.alt_en end) order by pp.position) as list
  from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id and pp.position <= 5) photos on true`;

/** Cards of given listings, in the order given; those no longer active are left out. */
export async function listListingCards(db: Db, ids: readonly number[]): Promise<ListingCardRow[]> {
  const { rows } = await sql<ListingCardRow>`
    select ${sql.raw(listingCardColumns)}
    from unnest(${ids}::bigint[]) with ordinality page(id, position)
    join listing l on l.id = page.id and l.is_active
    ${sql.raw(listingCardJoins)}
    order by page.position`.execute(db);
  return rows;
}

/** Fields of the page as rows hold them (fields.ts). */
type PageFieldRow = {
  [N in PageFieldName]: N extends 'within_city_plan' ? boolean | null : FieldValues[N];
};
/** Days are texts; the driver would make moments of them. */
const pageColumns = pageFields.all
  .map((name) => {
    const { of, kind } = getListingField(name);
    const column = `${of === 'listing' ? 'l' : 'p'}.${name}`;
    return kind === 'date' ? `${column}::text as ${name}` : column;
  })
  .join(', ');

export type ListingPageRow = ListingCardRow &
  PageFieldRow & {
    is_active: boolean | null;
    account_id: number;
    description_el: string | null;
    description_en: string | null;
    street: string | null;
    street_number: string | null;
    postcode: string | null;
    hide_address: boolean;
    lat: number;
    lon: number;
    extras: number[];
    transportations: number[];
    views: number;
    favorites: number;
    golden_visa_route_id: number | null;
    change_of_use_done: boolean;
    /** What there is, never the number itself. */
    contact: { phone: boolean; message: boolean; no_brokers: boolean } | null;
    activity: { since: number; reply: number | null };
    all_photos: ListingCardRow['photos'];
    timeline:
      | {
          at: string;
          kind: 'published' | 'price' | 'paused' | 'relisted' | 'removed' | 'facts';
          price: number;
          /** Of this listing; what changed of the property is in both timelines. */
          own: boolean;
          by_other: boolean;
          detail: [string, string | number | null, string | number | null] | null;
        }[]
      | null;
    property_listings:
      | {
          property_id: number;
          price: number;
          published_at: string;
          exclusive: boolean;
          mandate_type_id: number | null;
          agency_id: number | null;
          agency: ListingCardRow['agency'];
        }[]
      | null;
    other_listing: { purpose: 1 | 2; price: number } | null;
    nearby:
      | {
          kind: NearbyKind;
          mode: StationMode | null;
          el: string | null;
          en: string | null;
          lines: { label: string; color: string }[];
          from: number;
          to: number;
        }[]
      | null;
    /** The published development it is a part of. */
    complex: { id: number; el: string; en: string | null } | null;
    /** Agencies that the advertiser works with on this listing. */
    cooperation: (LocalizedName & { id: number; gemi: string })[] | null;
  };

/**
 * What happened to the listing `l` of the property `p`, and before it was published what others asked for the same property, who
 * offer it now or did until it was listed again: a history is not lost by a new listing. Of a hidden address the other one is not
 * told, nor the other way round.
 */
const eventsOfPropertySql = sql`
  select e.id, e.property_id, e.purpose, e.at, e.kind, e.price, e.detail from listing_event e
  where e.property_id = p.id and (e.purpose = l.purpose or e.kind = 'facts')
  union all
  select e.id, e.property_id, e.purpose, e.at, e.kind, e.price, null
  from (
    select o.property_id from property_group mine
    join property_group o on o.group_id = mine.group_id and o.property_id <> mine.property_id
    join listing offered on offered.property_id = o.property_id and offered.purpose = l.purpose and offered.is_active
    where mine.property_id = p.id
    union
    select earlier.id from property_predecessor h
    join property earlier on earlier.id = h.earlier_id and earlier.hide_address = p.hide_address where h.property_id = p.id
  ) other
  join listing_event e on e.property_id = other.property_id and e.purpose = l.purpose and e.kind <> 'facts'
  where e.at < (select min(own.at) from listing_event own where own.property_id = p.id and own.purpose = l.purpose)`;

/** The location leaves here as the pin of a shown address or the centre of a hidden one's square, never otherwise. */
export async function findListingPage(db: Db, propertyId: number, purpose: 1 | 2): Promise<ListingPageRow | undefined> {
  const { rows } = await sql<ListingPageRow>`
    select ${sql.raw(listingCardColumns)}, l.is_active, p.account_id, l.description_el, l.description_en,
      p.street, p.street_number, p.postcode, p.hide_address, st_y(shown.at) as lat, st_x(shown.at) as lon,
      ${sql.raw(pageColumns)}, p.extras, p.transportations, p.golden_visa_route_id, p.change_of_use_done,
      (select json_build_object('phone', pc.phone is not null and not pc.hide_phone, 'message', pc.email is not null, 'no_brokers', pc.no_brokers)
       from property_contact pc where pc.property_id = p.id) as contact,
      coalesce(c.views, 0) as views, coalesce(c.favorites, 0) as favorites,
      (select json_build_object('since', extract(year from u.created_at at time zone 'Europe/Athens')::int, 'reply', st.median_reply_minutes)
       from account u left join agency_stats st on st.agency_id = p.agency_id where u.id = p.account_id) as activity,
      (select json_agg(json_build_array(f.key, f.width, f.height, f.placeholder, f.has_avif, pp.alt_el, pp.alt_en) order by pp.position)
       from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id) as all_photos,
      (select json_agg(json_build_object('at', e.at, 'kind', e.kind, 'price', e.price, 'own', e.purpose = l.purpose,
         'by_other', e.property_id <> p.id, 'detail', e.detail) order by e.at, e.id)
       from (${eventsOfPropertySql}) e) as timeline,
      (select json_agg(json_build_object('property_id', lo.property_id, 'price', lo.price, 'published_at', coalesce(lo.activated_at, lo.updated_at),
         'exclusive', lo.exclusive, 'mandate_type_id', s.mandate_type_id, 'agency_id', po.agency_id, 'agency',
         case when ao.id is null then null else json_build_object('el', ao.name_el, 'en', ao.name_en, 'gemi', ao.gemi, 'logo', ao.logo_key) end)
         order by lo.price, ao.id is not null, lo.id)
       from property_group mine join property_group o on o.group_id = mine.group_id
       join listing lo on lo.property_id = o.property_id and lo.purpose = l.purpose and lo.is_active
       join property po on po.id = lo.property_id left join agency ao on ao.id = po.agency_id
       left join property_private s on s.property_id = po.id
       where mine.property_id = p.id) as property_listings,
      nearby_places(p.public_point, case when p.hide_address then location_square(p.exact_point) end) as nearby,
      (select json_build_object('purpose', o.purpose, 'price', o.price)
       from listing o where o.property_id = p.id and o.purpose <> l.purpose and o.is_active) as other_listing,
      (select json_build_object('id', x.id, 'el', x.name_el, 'en', x.name_en) from complex x
       where x.id = p.complex_id and x.state = 'published' and x.hide_address = p.hide_address) as complex,
      (select json_agg(json_build_object('id', g.id, 'el', g.name_el, 'en', g.name_en, 'gemi', g.gemi) order by co.answered_at, co.id)
       from cooperation co join agency g on g.id = co.agency_id join account u on u.id = g.account_id
       where co.property_id = p.id and co.purpose = l.purpose and co.state = 'accepted'
         and u.status = 'approved' and u.erase_after is null) as cooperation
    from listing l
    ${sql.raw(listingCardJoins)}
    left join listing_counter c on c.listing_id = l.id
    cross join lateral (select case when p.hide_address then square_centre(location_square(p.exact_point)) else p.public_point end as at) shown
    where l.property_id = ${propertyId} and l.purpose = ${purpose}`.execute(db);
  return rows[0];
}

export const findActiveListing = (db: Db, listingId: number) =>
  db
    .selectFrom('listing')
    .select(['property_id', 'purpose'])
    .where('id', '=', listingId)
    .where('is_active', '=', true)
    .executeTakeFirst();

/**
 * Like this one: same offer, category and type in the same municipality (a range of the place sequence), nearest in
 * size and price. Reads the public search row only; at most 400 candidates are weighed, newest first.
 */
export async function listSimilarListingIds(
  db: Db,
  propertyId: number,
  purpose: 1 | 2,
  range: { lo: number; hi: number },
  isPublic = true,
): Promise<number[]> {
  // What is off the market has no search row: then its own facts say what it was, with the price it was last shown at. What
  // it was changed to since is nobody's to find out by comparing.
  const me = isPublic
    ? sql`
      select * from listing_search_row where listing_id = (select id from listing where property_id = ${propertyId} and purpose = ${purpose})`
    : sql`
      select l.property_id, l.purpose, p.category_id as category, p.type_id as type, coalesce(public.price, l.price) as price,
        p.area, null::int as place
      from listing l join property p on p.id = l.property_id left join lateral (
        select e.price from listing_event e
        where e.property_id = l.property_id and e.purpose = l.purpose and e.kind in ('paused', 'removed') and e.at >= (
          select max(s.at) from listing_event s
          where s.property_id = l.property_id and s.purpose = l.purpose and s.kind in ('published', 'relisted'))
        order by e.at limit 1) public on true
      where l.property_id = ${propertyId} and l.purpose = ${purpose}`;
  const { rows } = await sql<{ listing_id: number }>`
    with me as (${me}
    ), near as (
      select s.listing_id, abs(ln(s.price::float8 / me.price)) + abs(ln(s.area::float8 / me.area))
        + case when s.place = me.place then 0 else 0.2 end as distance
      from me, lateral (
        select * from listing_search s
        where s.purpose = me.purpose and s.category = me.category and s.place between ${range.lo} and ${range.hi}
          and s.type = me.type and s.price between me.price * 0.6 and me.price * 1.6 and s.property_id <> me.property_id
          and not exists (select from property_group mine join property_group theirs on theirs.group_id = mine.group_id
            where mine.property_id = me.property_id and theirs.property_id = s.property_id)
        limit 400) s
    )
    select listing_id from near order by distance, listing_id limit 8`.execute(db);
  return rows.map((row) => row.listing_id);
}
