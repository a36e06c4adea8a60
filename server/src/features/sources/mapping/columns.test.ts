/** Tables whose columns nobody could guess: asked, shown with samples, settled once, remembered. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import type { SignedInUser } from '../../../../testing/people/api-users.ts';
import { buildSourceAgency, listSourceListings, needNoPhotos } from '../../../../testing/sources/source-app.ts';
import { createPlaceTreeCache } from '../../places/index.ts';
import { readFeed } from '../formats/read-feed.ts';
import { processSourceRuns } from '../index.ts';

const header = 'Ρ1;Συναλλαγή;Τύπος ακινήτου;Περιοχή;Οδός;Αριθμός;Ρ2;Ρ3;Υπνοδωμάτια;Όροφος;Ενεργειακή κλάση;Φωτογραφία';
const rows = [
  'Α-1;Πώληση;Διαμέρισμα;Χαλάνδρι;Αγίας Παρασκευής;1;92;245000;2;3ος;Γ;https://img.example/1.jpg',
  'Α-2;Πώληση;Διαμέρισμα;Χαλάνδρι;Αγίας Παρασκευής;2;80;199000;2;2ος;Δ;https://img.example/2.jpg',
];
const table = (head = header) => `${[head, ...rows].join('\n')}\n`;
const settled = [
  { name: 'Ρ1', target: 'reference' },
  { name: 'Συναλλαγή', target: 'purpose' },
  { name: 'Τύπος ακινήτου', target: 'type_id' },
  { name: 'Περιοχή', target: 'place' },
  { name: 'Οδός', target: 'street' },
  { name: 'Αριθμός', target: 'street_number' },
  { name: 'Ρ2', target: 'area' },
  { name: 'Ρ3', target: 'price' },
  { name: 'Υπνοδωμάτια', target: 'bed_rooms' },
  { name: 'Όροφος', target: 'floor_id' },
  { name: 'Ενεργειακή κλάση', target: 'energy_class_id' },
];

describe('[EXTS-2] columns of a table', () => {
  let testApp: TestApp;
  let agency: SignedInUser;
  let id = 0;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    await needNoPhotos(testApp);
  });
  beforeEach(async () => {
    agency = await buildSourceAgency(testApp);
    id = 0;
  });
  afterAll(() => testApp.close());

  const runAll = async () => {
    const getPlaceTree = createPlaceTreeCache(testApp.deps.db);
    while ((await processSourceRuns(testApp.workerDeps, { readFeed, getPlaceTree })) > 0);
  };
  const findRun = async (run: number) => (await agency.call('GET', `/sources/runs/${run}`)).body;
  const upload = async (text: string) => {
    const { body } = await agency.call('POST', '/sources/file', {
      ...(id ? { source_id: id } : { name: 'Πίνακας' }),
      file: Buffer.from(text).toString('base64'),
    });
    id = body.id;
    await runAll();
    return findRun(body.run_id);
  };
  const getColumns = async (query = '') => (await agency.call('GET', `/sources/${id}/columns${query}`)).body;
  const save = (columns: readonly { name: string; target: string }[], delimiter?: string | null) =>
    agency.call('PUT', `/sources/${id}/columns`, { columns, ...(delimiter === undefined ? {} : { delimiter }) });

  it('a file whose reference nobody found waits for its columns, shows samples and guesses, and is read again with what was settled', async () => {
    const { run, source } = await upload(table());
    expect(run).toMatchObject({ state: 'failed', error: { code: 'columns_missing' } });
    expect(source.needs).toEqual(['columns']);
    const asked = await getColumns();
    expect(asked).toMatchObject({ file: 'table', delimiter: ';', is_settled: false, error: null });
    expect(asked.columns[0]).toEqual({
      position: 1,
      name: 'Ρ1',
      samples: ['Α-1', 'Α-2'],
      guess: null,
      chosen: null,
    });
    expect(asked.columns[1]).toMatchObject({ name: 'Συναλλαγή', guess: 'purpose' });
    expect((await save(settled)).status).toBe(200);
    const again = await agency.call('POST', `/sources/${id}/runs`, { same_file: true });
    await runAll();
    const read = await findRun(again.body.run_id);
    expect(read.run).toMatchObject({ state: 'review', trigger: 'mapping', counts: { create: 2, reject: 0 } });
    expect(read.source.needs).toEqual(['confirmation']);
    await agency.call('POST', `/sources/runs/${again.body.run_id}/confirm`, { right_declared: 'on' });
    await runAll();
    expect((await listSourceListings(testApp, id)).map((each) => each.price)).toEqual([245_000, 199_000]);
    expect((await getColumns()).columns.map((each: { chosen: string | null }) => each.chosen)).toEqual([
      ...settled.map(({ target }) => target),
      null,
    ]);
    // Remembered: the next file is read by it, without a question.
    const next = await upload(table().replace('245000', '239000'));
    expect(next.run).toMatchObject({ counts: { update: 1, unchanged: 1 } });
  });

  it('a file that lacks what every listing needs waits too; one that has it and is bad itself does not', async () => {
    const { run, source } = await upload(table(header.replace('Ρ1', 'Κωδικός').replace('Ρ2', 'Εμβαδόν')));
    expect(run).toMatchObject({ state: 'failed', error: { code: 'columns_missing' }, counts: { reject: 0 } });
    expect(source.needs).toEqual(['columns']);
    const bad = `${header.replace('Ρ1', 'Κωδικός').replace('Ρ2', 'Εμβαδόν').replace('Ρ3', 'Τιμή')}\n${rows[0]?.replace('245000', '')}\n`;
    const read = await upload(bad);
    expect(read.run).toMatchObject({ state: 'review', counts: { draft: 1, reject: 0, create: 0 } });
    expect(read.source.needs).not.toContain('columns');
  });

  it('what is settled has a reference and no target twice; nothing of a refused answer is stored', async () => {
    await upload(table());
    expect((await save(settled.slice(1))).body.fields).toEqual({ reference: 'required' });
    expect((await save([...settled, { name: 'Φωτογραφία', target: 'price' }])).body.fields).toEqual({
      'columns.11': 'invalid',
    });
    expect((await save([{ name: 'Ρ1', target: 'owner_name' }])).status).toBe(400);
    expect((await getColumns()).is_settled).toBe(false);
  });

  it('another sign between the cells can be tried, settled, and left to us again', async () => {
    await upload(table());
    expect((await getColumns('?delimiter=%2C')).columns).toHaveLength(1);
    await save(settled, '|');
    expect((await getColumns()).delimiter).toBe('|');
    await save(settled, null);
    expect((await getColumns()).delimiter).toBe(';');
  });

  it('a file that is no table, or none at all, has no columns to settle', async () => {
    await upload('<root><property></property></root>');
    expect(await getColumns()).toMatchObject({ file: 'other', columns: [] });
    expect((await agency.call('GET', `/sources/${id + 1_000}/columns`)).status).toBe(404);
    const added = await agency.call('POST', '/sources', { name: 'CRM', url: 'https://crm.example/feed.csv' });
    id = added.body.id;
    expect(await getColumns()).toMatchObject({ file: 'none', columns: [] });
  });
});
