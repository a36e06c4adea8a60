/**
 * [LIST-2] An attacker with 5,000 adaptive questions (fewer where time is short) learns of a hidden property its public point, its square and its
 * district, and nothing of where in the square it stands: wherever in it the property is put, every answer is the same, byte
 * for byte. So no place in the square is excluded by anything that was answered.
 */
import { createHash } from 'node:crypto';
import type { Point } from '@estia/contract/search/shape';
import { walkFilters } from '@estia/contract/search/walks';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TestApp } from '../../../testing/environment/test-app.ts';
import { sized } from '../../../testing/environment/test-size.ts';
import { openFilledWorld } from '../../../testing/search-reference/random-listings.ts';
import {
  type AttackRequest,
  type AttackTarget,
  attackLocation,
  distanceMetres,
  type LocationGuesses,
} from '../../../testing/security/location-attack.ts';

const HIDDEN = sized({ ci: 3, full: 40 });
const SHOWN = sized({ ci: 1, full: 4 });
const QUESTIONS = sized({ ci: 400, full: 5_000 });
/** A map unit is 12 cm and the attacker halves to a metre; circles on a map stretch a little over kilometres. */
const CLOSE_M = { views: 2, polygons: 3, circles: 8, tiles: 2 } as const;

type TestProperty = AttackTarget & { public: Point; exact: Point };
type AskedQuestion = { propertyIndex: number; question: AttackRequest; digest: string };

describe('[LIST-2] the location attack', () => {
  let testApp: TestApp;
  let hidden: TestProperty[];
  let shown: TestProperty[];
  const asked: AskedQuestion[] = [];
  const found = new Map<number, LocationGuesses>();

  const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await testApp.deps.pool.query<Row>(text, values)).rows;

  async function digestOf(question: AttackRequest) {
    const response = await testApp.app.inject(question);
    if (response.statusCode !== 200)
      throw new Error(`${response.statusCode} ${response.body} ${JSON.stringify(question)}`);
    const digest = createHash('sha256')
      .update(String(response.headers['content-type']))
      .update(String(response.headers.etag))
      .update(response.rawPayload)
      .digest('base64');
    return { answer: response, digest };
  }

  const properties = (hide: boolean, count: number) =>
    rows<AttackTarget & { lon: number; lat: number; true_lon: number; true_lat: number }>(
      `select p.id property_id, l.id listing_id, l.price, st_x(p.public_point) lon, st_y(p.public_point) lat,
         st_x(p.exact_point) true_lon, st_y(p.exact_point) true_lat
       from property p join listing l on l.property_id = p.id and l.purpose = 1 and l.is_active
         and not exists (select from property_group g where g.property_id = p.id)
       where p.category_id = 1 and p.hide_address = $1 order by md5(p.id::text) limit $2`,
      [hide, count],
    ).then((found) =>
      found.map(
        ({ lon, lat, true_lon, true_lat, ...target }): TestProperty => ({
          ...target,
          public: [lon, lat],
          exact: [true_lon, true_lat],
        }),
      ),
    );

  /** Puts every hidden property elsewhere in its square: fractions of its sides from the south-west corner. */
  async function move(placeOf: (index: number) => readonly [number, number]): Promise<void> {
    for (const [index, property] of hidden.entries()) {
      const [fx, fy] = placeOf(index);
      const [moved] = await rows<{ same: boolean; metres: number; still: boolean }>(
        `with aim as (select id, location_square(exact_point) s, exact_point was, public_point shown from property where id = $1),
         done as (update property p set exact_point = st_transform(st_setsrid(st_makepoint((s[0] + $2) * 1000, (s[1] + $3) * 1000), 2100), 4326)
           from aim where p.id = aim.id returning p.exact_point is_now, p.public_point now_shown)
         select location_square(is_now) ~= s same, st_distance(was::geography, is_now::geography) metres,
           st_asewkb(now_shown) = st_asewkb(shown) still from aim, done`,
        [property.property_id, fx, fy],
      );
      expect(moved).toMatchObject({ same: true, still: true });
      expect(moved?.metres).toBeGreaterThan(1);
    }
  }

  async function changed(again: readonly AskedQuestion[]): Promise<string[]> {
    const different: string[] = [];
    let at = 0;
    // Four at a time, as many as the pool has connections.
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let one = again[at++]; one; one = again[at++]) {
          if ((await digestOf(one.question)).digest !== one.digest) different.push(JSON.stringify(one.question));
        }
      }),
    );
    return different;
  }

  beforeAll(async () => {
    testApp = await openFilledWorld(inject('services'));
    hidden = await properties(true, HIDDEN);
    shown = await properties(false, SHOWN);
    // Schools, a station and a coast about each of them, one school where the property truly stands.
    await rows(
      `insert into nearby_place (kind, mode, name_el, name_en, shape)
       select kind, case when kind = 'station' then 'metro' end, kind, kind,
         case when kind = 'sea' then st_makeline(at, st_translate(at, 0.002, 0.001)) else at end
       from property p, (values ('school', 0.0, 0.0), ('school', 0.004, -0.003), ('station', -0.003, 0.002), ('sea', 0.002, 0.005)) n(kind, dx, dy),
         lateral (select st_translate(p.exact_point, dx, dy) at) a
       where p.id = any($1::bigint[])`,
      [hidden.map((property) => property.property_id)],
    );
    await rows('select recount_walks(array_agg(id)) from property');
    // A price of its own, above all others, singles a property out in every question.
    for (const property of [...hidden, ...shown]) {
      property.price = 1_000_003 + property.listing_id * 7;
      await rows('update listing set price = $2 where id = $1', [property.listing_id, property.price]);
    }
  });
  afterAll(() => testApp.close());

  it(`${QUESTIONS} adaptive questions find the public point, by every way of asking, and nothing nearer`, async () => {
    for (const [index, property] of [...hidden, ...shown].entries()) {
      const { findings, centre } = await attackLocation(property, async (question) => {
        const { answer: response, digest } = await digestOf(question);
        if (index < HIDDEN) asked.push({ propertyIndex: index, question, digest });
        return response;
      });
      found.set(property.property_id, findings);
      for (const way of Object.keys(findings) as (keyof LocationGuesses)[]) {
        expect(distanceMetres(findings[way], property.public), `${way} of ${property.property_id}`).toBeLessThan(
          CLOSE_M[way],
        );
      }
      // The page of a hidden listing says the middle of its square: further than that from no corner of it.
      if (index < HIDDEN) expect(distanceMetres(centre, property.public)).toBeLessThan(750);
    }
    // Whatever is left of them goes into random small looks around what was found.
    for (let i = 0; asked.length < QUESTIONS; i++) {
      const property = i % HIDDEN;
      const [lon, lat] = found.get((hidden[property] as TestProperty).property_id)?.views ?? [0, 0];
      const step = 0.0002 * (1 + (i % 17));
      const view = [lon - step, lat - step / 2, lon + step / 3, lat + step].map((n) => n.toFixed(5)).join();
      const walked = { [walkFilters[i % walkFilters.length] as string]: 1 + (i % 30) };
      const question = {
        method: 'POST',
        url: '/api/property/search',
        payload: { for: 'sale', category_id: 1, view, ...(i % 2 === 0 && walked) },
      } as const;
      asked.push({ propertyIndex: property, question, digest: (await digestOf(question)).digest });
    }
    expect(asked.length).toBeGreaterThanOrEqual(QUESTIONS);
  });

  it('the attack works where there is nothing to hide: a shown property is found to the metre', () => {
    for (const property of shown) {
      expect(distanceMetres(found.get(property.property_id)?.views ?? [0, 0], property.exact)).toBeLessThan(
        CLOSE_M.views,
      );
      expect(distanceMetres(found.get(property.property_id)?.tiles ?? [0, 0], property.exact)).toBeLessThan(
        CLOSE_M.tiles,
      );
    }
    // while what is found of hidden properties lies hundreds of metres from them
    const misses = hidden.map((property) =>
      distanceMetres(found.get(property.property_id)?.views ?? [0, 0], property.exact),
    );
    expect(misses.reduce((sum, metres) => sum + metres, 0) / HIDDEN).toBeGreaterThan(300);
  });

  const corners = [
    [0.002, 0.002],
    [0.998, 0.002],
    [0.998, 0.998],
    [0.002, 0.998],
  ] as const;

  it(`every property moved to a corner of its square: all ${QUESTIONS} answers are the same bytes`, async () => {
    await move((index) => corners[index % 4] as readonly [number, number]);
    expect(await changed(asked)).toEqual([]);
  });

  it('[NEAR-1] minutes on foot are those of the public point in the filter, and those of the whole square on the page', async () => {
    for (const { property_id } of hidden) {
      const [walk] = await rows<{ school_minutes: number; by_public_point: number; truly: number }>(
        `select w.school_minutes, minutes_to_nearest(p.public_point, 'school') by_public_point, minutes_to_nearest(p.exact_point, 'school') truly
         from property_walk w join property p on p.id = w.property_id where p.id = $1`,
        [property_id],
      );
      expect(walk?.school_minutes).toBe(walk?.by_public_point);
      const page = await testApp.app.inject({ url: `/api/property?for=sale&property_id=${property_id}` });
      const { nearby } = page.json<{
        property: { nearby: { kind: string; minutes: { from: number; to: number } }[] };
      }>().property;
      const schools = nearby.filter(({ kind }) => kind === 'school');
      expect(schools.length).toBeGreaterThan(0);
      for (const { minutes } of schools) expect(minutes.to).toBeGreaterThan(minutes.from);
    }
  });

  it('and moved to the other corners, the middle and the edges: still the same bytes', async () => {
    const places = [[0.5, 0.5], ...corners, [0.5, 0.002], [0.998, 0.4], [0.13, 0.77]] as const;
    for (let turn = 0; turn < 4; turn++) {
      await move((index) => places[(index + turn * 2) % places.length] as readonly [number, number]);
      // Another eighth of the questions each time.
      expect(await changed(asked.filter((_, i) => i % 8 === turn))).toEqual([]);
    }
  });

  it('the comparison can fail: a property that leaves its square changes what is answered about it', async () => {
    const [property] = hidden as [TestProperty];
    await rows(`update property set exact_point = st_translate(exact_point, 0.05, 0) where id = $1`, [
      property.property_id,
    ]);
    const about = asked.filter((one) => one.propertyIndex === 0);
    expect((await changed(about)).length).toBeGreaterThan(about.length / 4);
  });

  it('public points fill the square evenly, and are the very same points whichever corner the properties stand in', async () => {
    const SAME_SQUARE = 900;
    const client = await testApp.deps.pool.connect();
    const spread = async ([fx, fy]: readonly [number, number]): Promise<Point[]> => {
      await client.query('begin');
      try {
        // The same draws for each corner: what differs then could only come from the corner.
        await client.query('select setseed(0.77)');
        const { rows: points } = await client.query<{ x: number; y: number }>(
          `with home as (select location_square(exact_point) s, account_id, district_id from property where id = $1),
           made as (insert into property (account_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area)
             select account_id, 1, 1, district_id, true, aim, aim, 80 from home,
               lateral (select st_transform(st_setsrid(st_makepoint((s[0] + $2) * 1000, (s[1] + $3) * 1000), 2100), 4326) aim) a,
               generate_series(1, ${SAME_SQUARE}) returning public_point)
           select st_x(g) - s[0] * 1000 x, st_y(g) - s[1] * 1000 y from home, made, lateral (select st_transform(public_point, 2100) g) t`,
          [hidden[1]?.property_id, fx, fy],
        );
        return points.map(({ x, y }) => [x, y]);
      } finally {
        await client.query('rollback');
      }
    };
    try {
      const each: Point[][] = [];
      for (const corner of corners) each.push(await spread(corner));
      const [first = []] = each;
      expect(first).toHaveLength(SAME_SQUARE);
      for (const points of each) expect(points).toEqual(first);

      // 36 fields with 25 points each if even; for 35 degrees of freedom 73 is passed once in 5,000 draws.
      const fields = new Array<number>(36).fill(0);
      for (const [x, y] of first) {
        expect(Math.min(x, y)).toBeGreaterThan(-0.01);
        expect(Math.max(x, y)).toBeLessThan(1_000.01);
        const field = Math.min(5, Math.floor(x / 166.7)) * 6 + Math.min(5, Math.floor(y / 166.7));
        fields[field] = (fields[field] ?? 0) + 1;
      }
      const even = SAME_SQUARE / fields.length;
      expect(fields.reduce((sum, n) => sum + (n - even) ** 2 / even, 0)).toBeLessThan(73);
    } finally {
      client.release();
    }
  });
});
