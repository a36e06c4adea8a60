/** AGEN-2: what an agency says of itself: its logo, its hours, its pin. */
import { roleIds } from '@estia/contract/accounts/roles';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildAgency } from '../../../testing/factories/records.ts';
import { buildSignedInUser, callApiAs, type SignedInUser } from '../../../testing/people/api-users.ts';

const url = (file: Buffer, type = 'png') => `data:image/${type};base64,${file.toString('base64')}`;
const drawn = (width: number, height: number, alpha = 0.5) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 20, alpha } } });

describe('[AGEN-2] what an agency says of itself', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let agencyId: number;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    owner = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    agencyId = await buildAgency(testApp.deps.db, 461200, owner.id);
  });
  afterAll(() => testApp.close());

  const send = (image: string) => owner.call('POST', '/user/agency/logo', { image });
  const file = (key: string, width: number) => testApp.app.inject({ url: `/photos/${key}/${width}.webp` });
  const page = async () => (await callApiAs(testApp, null, 'GET', `/user/agency?agency_id=${agencyId}`)).body.agency;

  it('a logo is drawn anew in two widths, keeps its transparency and loses what else was in the file', async () => {
    const given = await drawn(900, 300)
      .withExif({ IFD0: { Copyright: 'SECRET-MARK' } })
      .png()
      .toBuffer();
    const { status, body } = await send(url(given));
    expect(status).toBe(200);
    const shown = await file(body.logo, 512);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(shown.rawPayload.includes('SECRET-MARK')).toBe(false);
    const { width, height, hasAlpha, format } = await sharp(shown.rawPayload).metadata();
    expect({ width, height, hasAlpha, format }).toEqual({ width: 512, height: 171, hasAlpha: true, format: 'webp' });
    expect((await sharp((await file(body.logo, 160)).rawPayload).metadata()).width).toBe(160);
    expect(await page()).toMatchObject({ logo: body.logo });
    // Another takes its place, and the old files are on the list of those that go.
    const second = (await send(url(await drawn(64, 64).webp().toBuffer(), 'webp'))).body.logo;
    const going = await testApp.deps.db.selectFrom('file_to_delete').select('key').execute();
    expect(going).toContainEqual({ key: `photos/${body.logo}` });
    expect(going).not.toContainEqual({ key: `photos/${second}` });
    expect((await owner.call('DELETE', '/user/agency/logo')).status).toBe(200);
    expect(await page()).toMatchObject({ logo: null });
  });

  it.each([
    [
      'an SVG',
      () => url(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'svg+xml'),
      'not_an_image',
    ],
    ['a page', () => url(Buffer.from('<!doctype html><script>alert(1)</script>')), 'not_an_image'],
    ['no data address', () => 'https://estia.example/logo.png', 'not_an_image'],
    ['a line', async () => url(await drawn(2_000, 60).png().toBuffer()), 'image_error'],
    ['a dot', async () => url(await drawn(20, 20).png().toBuffer()), 'image_error'],
    ['a wall', async () => url(await drawn(3_000, 3_000).png().toBuffer()), 'image_error'],
    ['half a picture', async () => url((await drawn(600, 600).png().toBuffer()).subarray(0, 300)), 'image_error'],
    ['an AVIF', async () => url(await drawn(200, 200).avif().toBuffer(), 'avif'), 'not_an_image'],
  ])('refuses %s', async (_, image, code) => {
    expect(await send(await image())).toMatchObject({ status: 400, body: { code } });
  });

  it('its page names the association it belongs to, and says nothing where there is none', async () => {
    const belongs = (association_id: number) =>
      testApp.deps.db
        .updateTable('agency')
        .set({ association_id, association_rank_id: 1 })
        .where('id', '=', agencyId)
        .execute();
    await belongs(7);
    expect(await page()).toMatchObject({
      realtor_association: { en: 'Pieria Realtors Union' },
      realtor_association_rank: { en: 'Member' },
    });
    await belongs(1);
    expect(await page()).toMatchObject({ realtor_association: null, realtor_association_rank: null });
  });

  it('opening hours: seven days, at most two spans each, in order', async () => {
    const open = [
      ['09:00', '14:00'],
      ['17:00', '20:30'],
    ];
    const hours = [open, open, open, open, open, [['10:00', '14:00']], []];
    expect((await owner.call('POST', '/user/update-agency', { opening_hours: hours })).status).toBe(200);
    expect((await page()).opening_hours).toEqual(hours);
    for (const wrong of [
      [['14:00', '09:00']],
      [
        ['09:00', '14:00'],
        ['13:00', '20:00'],
      ],
      [['09:00', '']],
      [['25:00', '26:00']],
      [
        ['08:00', '09:00'],
        ['10:00', '11:00'],
        ['12:00', '13:00'],
      ],
    ]) {
      const answer = await owner.call('POST', '/user/update-agency', {
        opening_hours: [[], [], wrong, [], [], [], []],
      });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields)[0]).toMatch(/^opening_hours\.2/);
    }
    expect((await owner.call('POST', '/user/update-agency', { opening_hours: hours.slice(1) })).status).toBe(400);
    expect(
      (await owner.call('POST', '/user/update-agency', { opening_hours: null })).body.agency.opening_hours,
    ).toBeNull();
  });

  it('a pin is the agency’s own word: it stays when the address changes, and taken away the address speaks again', async () => {
    const before = await page();
    const pin = { lat: 38.0211, lon: 23.8003 };
    expect((await owner.call('POST', '/user/update-agency', pin)).body.agency).toMatchObject(pin);
    await owner.call('POST', '/user/update-agency', { street_name: 'Κηφισίας', postal_code: '15232' });
    expect((await page()).location).toEqual({ ...pin, radius_m: 0 });
    expect(await owner.call('POST', '/user/update-agency', { lat: 38.1, lon: '' })).toMatchObject({ status: 400 });
    expect(await owner.call('POST', '/user/update-agency', { lat: 52.5, lon: 13.4 })).toMatchObject({ status: 400 });
    const taken = await owner.call('POST', '/user/update-agency', { lat: '', lon: '' });
    expect(taken.body.agency).toMatchObject({ lat: null, lon: null });
    expect((await page()).location.radius_m).toBeGreaterThanOrEqual(400);
    expect(before.location?.radius_m ?? 1_000).toBeGreaterThanOrEqual(400);
  });
});
