/** What a person settles about a source once is known in every file after it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import type { SignedInUser } from '../../../../testing/people/api-users.ts';
import { feedItem } from '../../../../testing/sources/feed-fixture.ts';
import {
  buildSourceAgency,
  createUploads,
  listSourceListings,
  needNoPhotos,
} from '../../../../testing/sources/source-app.ts';

const CHALANDRI = 461200;

describe('[EXTS-2] values and places of a source', () => {
  let testApp: TestApp;
  let agency: SignedInUser;
  let source: ReturnType<typeof createUploads>;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    await needNoPhotos(testApp);
  });
  beforeEach(async () => {
    agency = await buildSourceAgency(testApp);
    source = createUploads(testApp, agency);
  });
  afterAll(() => testApp.close());

  const withHeating = (number: number, value = 'Πυρηνική') =>
    feedItem(number, {}, { unmapped: [{ field: 'heating_id', from: 'Heating', value, line: number * 10 }] });
  const withPlace = (number: number, names = ['Κάτω Πουθενά', 'Πουθενά']) => {
    const item = feedItem(
      number,
      { lat: undefined, lon: undefined },
      { place: { names, postcode: null, geoId: null } },
    );
    delete item.answers.district_id;
    return item;
  };
  const path = (what: string) => `/sources/${source.getSourceId()}/${what}`;
  const open = async (what: 'values' | 'places') => (await agency.call('GET', `${path(what)}?show=open`)).body;
  const readAgain = async () => {
    const { body } = await agency.call('POST', path('runs'), { same_file: true });
    await source.runAll();
    const run = (await agency.call('GET', `/sources/runs/${body.run_id}`)).body.run;
    if (run.state === 'review') await source.confirm(run.id);
    return (await agency.call('GET', `/sources/runs/${body.run_id}`)).body.run;
  };
  const heatings = async () =>
    (
      await sql<{ heating_id: number | null }>`
        select p.heating_id from source_item i join property p on p.id = i.property_id
        where i.source_id = ${source.getSourceId()} order by i.reference`.execute(testApp.deps.db)
    ).rows.map(({ heating_id }) => heating_id);
  const settle = (to: string | null, value = 'Πυρηνική') =>
    agency.call('PUT', path('values'), { values: [{ field: 'heating_id', value, to }] });

  it('a value is asked once with where it stands, and is known in every later file', async () => {
    await source.apply({ items: [withHeating(1), withHeating(2), feedItem(3)] });
    expect(await heatings()).toEqual([null, null, null]);
    expect((await open('values')).values).toMatchObject([
      {
        field: 'heating_id',
        from: 'Heating',
        value: 'Πυρηνική',
        count: 2,
        to: null,
        examples: [
          { reference: 'A-1', line: 10 },
          { reference: 'A-2', line: 20 },
        ],
      },
    ]);
    expect((await settle('2')).body).toMatchObject({ open: 0 });
    expect(await readAgain()).toMatchObject({ state: 'done', trigger: 'mapping', applied: { update: 2 } });
    expect(await heatings()).toEqual([2, 2, null]);
    const run = await source.apply({ items: [withHeating(1), withHeating(2), feedItem(3), withHeating(4)] });
    expect(run).toMatchObject({ state: 'done', open_values: 0, counts: { create: 1, update: 0, unchanged: 3 } });
    expect(await heatings()).toEqual([2, 2, null, 2]);
    // Another value is a question of its own.
    await source.apply({ items: [withHeating(1), withHeating(2), feedItem(3), withHeating(4, 'Μαγική')] });
    expect((await open('values')).values).toMatchObject([{ value: 'Μαγική', count: 1 }]);
  });

  it('a type that is settled brings its category along, and is the only reason before', async () => {
    const item = feedItem(1, {}, { unmapped: [{ field: 'type_id', from: 'Type', value: 'Ρετιρέ με θέα', line: 10 }] });
    delete item.answers.type_id;
    delete item.answers.category_id;
    const run = await source.upload({ items: [item] });
    const { items } = (await agency.call('GET', `/sources/runs/${run.id}/items`)).body;
    const reasons = items[0].faults.filter((fault: { is_rejecting: boolean }) => fault.is_rejecting);
    expect(reasons).toMatchObject([{ field: 'type_id', from: 'Type', code: 'values_unmapped' }]);
    await agency.call('PUT', path('values'), { values: [{ field: 'type_id', value: 'Ρετιρέ με θέα', to: '1' }] });
    expect(await readAgain()).toMatchObject({ state: 'done', applied: { create: 1 }, counts: { reject: 0 } });
  });

  it('the purpose is matched like any value, with what it probably means', async () => {
    const of = (number: number, value: string) =>
      feedItem(number, {}, { unmapped: [{ field: 'purpose', from: 'Συναλλαγή', value, line: number * 10 }] });
    const items = [of(1, 'Ενοικ.'), of(2, 'ΠΩΛ'), of(3, 'Άλλο')].map((item) => ({ ...item, purpose: null }));
    const run = await source.upload({ items });
    expect(run).toMatchObject({ open_values: 3, counts: { create: 0, reject: 3 } });
    const { items: rejected } = (await agency.call('GET', `/sources/runs/${run.id}/items`)).body;
    expect(rejected[0].faults).toMatchObject([{ field: 'purpose', value: 'Ενοικ.', code: 'values_unmapped' }]);
    const asked = (await open('values')).values;
    expect(asked.map((each: Record<string, unknown>) => [each.value, each.suggestions, each.is_certain])).toEqual([
      ['Άλλο', [], false],
      ['Ενοικ.', ['rent'], true],
      ['ΠΩΛ', ['sale'], true],
    ]);
    const settlePurpose = (value: string, to: string) =>
      agency.call('PUT', path('values'), { values: [{ field: 'purpose', value, to }] });
    expect((await settlePurpose('ΠΩΛ', '1')).body).toMatchObject({ fields: { purpose: 'invalid' } });
    await settlePurpose('Ενοικ.', 'rent');
    await settlePurpose('ΠΩΛ', 'sale');
    await settlePurpose('Άλλο', '');
    expect(await readAgain()).toMatchObject({ open_values: 0, applied: { create: 2 }, counts: { reject: 1 } });
    const { rows } = await sql<{ purpose: number }>`
      select l.purpose from source_item i join listing l on l.id = i.listing_id where i.source_id = ${source.getSourceId()}
      order by i.reference`.execute(testApp.deps.db);
    expect(rows.map(({ purpose }) => purpose)).toEqual([2, 1]);
  });

  it('a value that is left out is asked no more, and one that is opened again is', async () => {
    await source.apply({ items: [withHeating(1)] });
    await settle('');
    await readAgain();
    const run = await source.apply({ items: [withHeating(1), withHeating(2)] });
    expect(run).toMatchObject({ open_values: 0 });
    expect(await heatings()).toEqual([null, null]);
    const { body } = await agency.call('GET', `/sources/runs/${run.id}/items?action=create`);
    expect(body.items[0].faults).toEqual([]);
    await settle(null);
    await readAgain();
    expect((await open('values')).count).toBe(1);
  });

  it('a settled value is of its list, and of a value that the source has', async () => {
    await source.apply({ items: [withHeating(1)] });
    expect((await settle('999')).body).toMatchObject({ fields: { heating_id: 'invalid' } });
    expect((await settle('2', 'Άλλη')).status).toBe(404);
    const stranger = await buildSourceAgency(testApp);
    const refused = await stranger.call('PUT', path('values'), {
      values: [{ field: 'heating_id', value: 'Πυρηνική', to: '2' }],
    });
    expect(refused.status).toBe(404);
    expect(await heatings()).toEqual([null]);
  });

  it('a place is asked once, and every later listing there is taken', async () => {
    const run = await source.apply({ items: [feedItem(1), withPlace(2)] });
    expect(run).toMatchObject({ counts: { create: 1, reject: 1 }, open_places: 1 });
    const { places } = await open('places');
    expect(places).toMatchObject([{ names: ['Κάτω Πουθενά', 'Πουθενά'], count: 1, chosen: null }]);
    const saved = await agency.call('PUT', path('places'), {
      places: [{ id: places[0].id, district_id: CHALANDRI }],
    });
    expect(saved.body).toMatchObject({ open: 0 });
    expect(await readAgain()).toMatchObject({ applied: { create: 1 }, open_places: 0 });
    const later = await source.apply({ items: [feedItem(1), withPlace(2), withPlace(3)] });
    expect(later).toMatchObject({ counts: { create: 1, unchanged: 2, reject: 0 }, open_places: 0 });
    expect((await listSourceListings(testApp, source.getSourceId())).map(({ isActive }) => isActive)).toEqual([
      true,
      true,
      true,
    ]);
    const { rows } = await sql<{ district_id: number }>`
      select distinct p.district_id from source_item i join property p on p.id = i.property_id
      where i.source_id = ${source.getSourceId()}`.execute(testApp.deps.db);
    expect(rows).toEqual([{ district_id: CHALANDRI }]);
  });
});
