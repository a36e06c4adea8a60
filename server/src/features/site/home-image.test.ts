/** [HOME-2] The admin's background: what is taken, what becomes of it, what is refused. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AdminTestApp, openAdminTestApp } from '../../../testing/people/admins.ts';

let testApp: AdminTestApp;
beforeAll(async () => {
  testApp = await openAdminTestApp(inject('services'));
});
afterAll(() => testApp.world.close());

const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp', width = 800) =>
  sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background: '#1b5faa' } })
    .toFormat(format)
    .toBuffer();
const dataUrl = (type: string, body: Buffer | string) => `data:${type};base64,${Buffer.from(body).toString('base64')}`;
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="800" height="600">${inside}</svg>`;

const send = (image: string) => testApp.call(testApp.admin.token, 'POST', '/adminPanel/home-image', { image });
const shown = async (): Promise<string | null> => (await testApp.call(null, 'GET', '/site/home-image')).body.key;

it.each(['png', 'jpeg', 'gif', 'webp'] as const)('[HOME-2] %s becomes WebP of 1920 and 960', async (format) => {
  const answer = await send(dataUrl(`image/${format}`, await picture(format)));
  expect(answer.body).toEqual({ message: 'Success!' });
  const key = await shown();
  for (const width of [960, 1920]) {
    const file = await testApp.world.app.inject({ url: `/photos/${key}/${width}.webp` });
    expect(file.headers['content-type']).toBe('image/webp');
    const { format: made, width: wide, exif } = await sharp(file.rawPayload).metadata();
    expect([made, wide, exif]).toEqual(['webp', width, undefined]);
  }
});

it('[HOME-2] an SVG is drawn to pixels, sharp at full width, and what it refers to is not read', async () => {
  const drawing = svg(`<script>alert(1)</script><rect width="800" height="600" fill="#ff0000"/>
    <image xlink:href="file://estia.invalid/hostile.png" width="800" height="600"/>
    <rect x="0" y="0" width="1" height="600" fill="#0000ff"/>`);
  expect((await send(dataUrl('image/svg+xml', drawing))).status).toBe(200);
  const file = await testApp.world.app.inject({ url: `/photos/${await shown()}/1920.webp` });
  const { data, info } = await sharp(file.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1920, 1440]);
  const middle = (720 * 1920 + 960) * 3;
  expect(data[middle]).toBeGreaterThan(200);
  expect(data[middle + 2]).toBeLessThan(60);
  expect(data[720 * 1920 * 3 + 2], 'drawn at its size, not enlarged').toBeGreaterThan(150);
});

it.each([
  ['text that says it is a PNG', 'not_an_image', () => dataUrl('image/png', 'no picture at all, only words')],
  ['a type that is not on the list', 'not_an_image', () => dataUrl('image/tiff', 'II*\0')],
  ['HTML', 'not_an_image', () => dataUrl('text/html', '<h1>')],
  ['not a data URL', 'not_an_image', () => 'https://estia.example/picture.png'],
  ['half a JPEG', 'image_error', async () => dataUrl('image/jpeg', (await picture('jpeg')).subarray(0, 900))],
  ['a PNG too small to fill anything', 'image_error', async () => dataUrl('image/png', await picture('png', 200))],
  [
    'an SVG with entities',
    'image_error',
    () => dataUrl('image/svg+xml', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`),
  ],
  [
    'an SVG a mile high',
    'image_error',
    () => dataUrl('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="900000"/>'),
  ],
] satisfies [string, string, () => string | Promise<string>][])(
  '[HOME-2] refuses %s and keeps what was there',
  async (_, code, make) => {
    const before = await shown();
    const answer = await send(await make());
    expect(answer.body).toMatchObject({ code });
    expect(await shown()).toBe(before);
  },
);

it('[HOME-2] the one before is removed later, the one shown stays; each change is in the audit log', async () => {
  await send(dataUrl('image/png', await picture('png')));
  const first = await shown();
  await send(dataUrl('image/png', await picture('png')));
  const second = await shown();
  const leaving = async () =>
    (await testApp.db.selectFrom('file_to_delete').select('key').execute()).map((row) => row.key);
  expect(await leaving()).toContain(`photos/${first}`);
  expect(await leaving()).not.toContain(`photos/${second}`);
  expect((await testApp.call(testApp.admin.token, 'DELETE', '/adminPanel/home-image')).status).toBe(200);
  expect(await shown()).toBeNull();
  expect(await leaving()).toContain(`photos/${second}`);
  const auditRows = await testApp.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'home_image_changed')
    .execute();
  expect(auditRows.at(-1)?.after).toEqual({ picture: null });
});

it('[HOME-2] a body of megabytes is not read from who may not send it', async () => {
  const answer = await testApp.call(null, 'POST', '/adminPanel/home-image', { image: 'a'.repeat(3_000_000) });
  expect(answer.status).toBe(401);
});
