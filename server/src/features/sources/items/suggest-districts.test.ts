/** Areas of a feed that are not clear: what they are suggested as, in the context of the places around them. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { createPlaceTreeCache } from '../../places/index.ts';
import { findPlace, loadPlaceIndex, type PlaceIndex } from './place-index.queries.ts';
import { suggestDistricts } from './suggest-districts.ts';

describe('[EXTS-2] areas that are not clear', () => {
  let testApp: TestApp;
  let index: PlaceIndex;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    index = await loadPlaceIndex(testApp.deps.db, await createPlaceTreeCache(testApp.deps.db)());
  });
  afterAll(() => testApp.close());

  const nameOf = (id: number) => {
    const district = index.tree.districts.get(id);
    return `${district?.name.el}, ${district?.municipality.name.el}`;
  };
  const find = (...names: string[]) => {
    const found = findPlace(index, { names, postcode: null, geoId: null });
    return 'district' in found ? nameOf(found.district) : null;
  };
  const suggest = async (...names: string[]) => {
    const place = { names, postcode: null, geoId: null };
    const found = findPlace(index, place);
    if ('district' in found) return [`certain: ${nameOf(found.district)}`];
    return (await suggestDistricts({ db: testApp.deps.db, index }, place, found.suggestions)).map(nameOf);
  };

  it('a name in full or cut short, with the places around it, is certain', () => {
    expect(find('Κολωνάκι - Λυκαβηττός', 'Αθήνα')).toBe('Κολωνάκι, Αθήνα');
    expect(find('Ν. Ερυθραία')).toBe('Νέα Ερυθραία, Κηφισιά');
    expect(find('Naxos', 'Cyclades (Province)', 'Agios Prokopios')).toBe('Νάξος, Νάξος και Μικρές Κυκλάδες');
  });

  it('the name of a whole city does not say which part of it', () => {
    expect(find('Αθήνα')).toBeNull();
    expect(find('Θεσσαλονίκη')).toBeNull();
    expect(find('Πλάκα', 'Αθήνα')).toBeNull();
  });

  it.each([
    [['Χανιά'], ['Χανιά, Χανιά']],
    [['Θεσσαλονίκη'], ['Ιστορικό Κέντρο, Θεσσαλονίκη']],
    [['Πλάκα', 'Αθήνα'], ['Εμπορικό Τρίγωνο - Πλάκα, Αθήνα']],
    [['Κουκακι Κέντρο', 'Αθήνα'], ['Κουκάκι - Μακρυγιάννη, Αθήνα']],
    [['Παγκράτι - Καισαριανή'], ['Καισαριανή, Καισαριανή', 'Παγκράτι, Αθήνα']],
    [['Νότια Προάστια', 'Γλυφάδα'], ['Γλυφάδα, Γλυφάδα']],
    [['Άνω Γλυφάδα'], ['Γλυφάδα, Γλυφάδα']],
    [['Κάτω Χαλάνδρι'], ['Χαλάνδρι, Χαλάνδρι']],
    [['Βόρεια Προάστια'], []],
    [['Πουθενά'], []],
    [['Αθήνα'], []],
  ])('%j: what it may be is near, and nothing else', async (names, expected) => {
    expect(await suggest(...names)).toEqual(expected);
  });
});
