import { roleIds } from '@estia/contract/accounts/roles';
import { defaultOperator } from '@estia/contract/site/operator';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildUser } from '../../../testing/factories/records.ts';

const ours = {
  name: 'Σπίτι στο Φως ΙΚΕ',
  name_en: 'Spiti sto Fos IKE',
  legal_form: 'ΙΚΕ',
  legal_form_en: 'private company',
  seat: 'Ερμού 1, 105 63 Αθήνα',
  seat_en: '1 Ermou Street, 105 63 Athens, Greece',
  gemi: '123456789',
  tax_number: 'EL 094014201',
  telephone: '210 123 4567',
  email: 'Info@Estia.Example',
  partner: 'Τράπεζα Αιγαίου',
  partner_en: 'Aegean Bank',
  reason: 'Άνοιγμα του ιστότοπου',
};

describe('[NAV-7] who runs the site', () => {
  let testApp: TestApp;
  let admin = { id: 0, token: '' };

  const request = async (method: 'GET' | 'PUT', path: string, payload?: object) => {
    const response = await testApp.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${admin.token}` },
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
  const log = () =>
    testApp.deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'operator_changed')
      .orderBy('id')
      .execute();

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    admin = await buildUser(testApp.deps.db, { role_id: roleIds.admin });
  });
  afterAll(() => testApp.close());

  it('is the placeholder until an admin says otherwise, and shared caches may keep it', async () => {
    const { body, headers } = await request('GET', '/site/operator');
    expect(body.operator).toEqual(defaultOperator);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect((await request('GET', '/adminPanel/operator')).body.changed_at).toBeNull();
  });

  it('takes no numbers that cannot be: the zeros of the placeholder neither', async () => {
    const wrong = { ...ours, gemi: '000000000000', tax_number: '000000000', telephone: '12', seat: ' ' };
    const { status, body } = await request('PUT', '/adminPanel/operator', wrong);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ gemi: 'gemi', tax_number: 'tax_number', telephone: 'phone', seat: 'required' });
    expect(await log()).toEqual([]);
  });

  it('is changed in one action, written down with before and after, and shown at once', async () => {
    expect((await request('PUT', '/adminPanel/operator', ours)).status).toBe(200);
    const { operator } = (await request('GET', '/site/operator')).body;
    expect(operator).toMatchObject({
      gemi: '123456789000',
      tax_number: '094014201',
      telephone: '+302101234567',
      email: 'info@estia.example',
      name: { el: ours.name, en: ours.name_en },
      partner: { el: 'Τράπεζα Αιγαίου', en: 'Aegean Bank' },
    });
    const [row] = await log();
    expect(row).toMatchObject({ admin_id: admin.id, subject: 'setting', reason: ours.reason });
    expect(row?.before).toMatchObject({ gemi: '000000000000', name: defaultOperator.name.el });
    expect(row?.after).toMatchObject({ gemi: '123456789000', name: ours.name });
  });

  it('the same again changes nothing; one field is one line of the log; two at once both stay on record', async () => {
    await request('PUT', '/adminPanel/operator', ours);
    expect(await log()).toHaveLength(1);
    await Promise.all([
      request('PUT', '/adminPanel/operator', { ...ours, telephone: '2101111111' }),
      request('PUT', '/adminPanel/operator', { ...ours, telephone: '2102222222' }),
    ]);
    const rows = (await log()).slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.before).toEqual({ telephone: '+302101234567' });
    expect(rows[1]?.before).toEqual(rows[0]?.after);
    const { telephone } = (await request('GET', '/site/operator')).body.operator;
    expect(rows[1]?.after).toEqual({ telephone });
  });
});
