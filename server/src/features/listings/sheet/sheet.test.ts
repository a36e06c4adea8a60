import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { extractPdfText } from '../../../../testing/environment/pdf-text.ts';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildAgency, buildListing, buildPhotos, buildProperty } from '../../../../testing/factories/records.ts';

const HALANDRI = 461200;

describe('the sheet of a listing', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  const get = (path: string) => testApp.app.inject({ url: path });
  const put = async (serialKey: string) => {
    const noise = {
      create: {
        width: 960,
        height: 720,
        channels: 3 as const,
        background: '#8899aa',
        noise: { type: 'gaussian' as const, mean: 128, sigma: 24 },
      },
    };
    const photo = await sharp(noise).jpeg({ quality: 72 }).toBuffer();
    for (const width of [320, 640, 960]) await testApp.deps.files.put(`photos/${serialKey}/${width}.jpg`, photo);
  };
  const createListing = async (hide: boolean) => {
    const { db } = testApp.deps;
    const agency_id = await buildAgency(db, HALANDRI);
    const id = await buildProperty(db, {
      district_id: HALANDRI,
      agency_id,
      hide_address: hide,
      street: 'Παπανικολή',
      street_number: '47',
      postcode: '15232',
      extras: [23, 40],
      is_listed_building: true,
    });
    await buildListing(db, {
      property_id: id,
      title_el: 'Φωτεινό διαμέρισμα με κήπο 🌿',
      title_en: 'Bright flat with a garden',
      description_el: 'Ωραίο σπίτι, ήσυχος δρόμος.\n\nΔεύτερη παράγραφος.',
    });
    await db
      .insertInto('property_contact')
      .values({ property_id: id, email: 'maria@estia.example', phone: '6900000000' })
      .execute();
    await buildPhotos(db, id, 3);
    const { property } = await testApp.callApi('GET /property/property', { query: { for: 'sale', property_id: id } });
    for (const { key } of property.pictures) await put(key);
    return { id, property };
  };

  it('[LIST-1] is one A4 page of selectable Greek text with price, facts, energy, GEMI, code and photos', async () => {
    const { id, property } = await createListing(false);
    const response = await get(`/api/property/sheet?for=sale&property_id=${id}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('application/pdf');
    expect(response.headers['content-disposition']).toContain(`${property.code}.pdf`);
    const pdf = response.rawPayload;
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(1_500_000);
    const raw = pdf.toString('latin1');
    expect(raw.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(raw.match(/\/DCTDecode/g)).toHaveLength(3);
    const text = extractPdfText(pdf);
    for (const words of [
      'Φωτεινό διαμέρισμα με κήπο',
      '250.000\u00A0€',
      property.code,
      'Έτος κατασκευής',
      '1978',
      'Διατηρητέο',
      'Κλάση Γ',
      'Παπανικολή 47',
      `ΓΕΜΗ ${property.advertiser.gcr}`,
      'Μπαλκόνι, Ασανσέρ',
      'Ωραίο σπίτι, ήσυχος δρόμος.',
      `/properties/for-sale/${id}`,
    ]) {
      expect(text).toContain(words);
    }
    // Nothing was drawn as a box.
    expect(text).not.toContain('\ufffd');
    expect(text).not.toMatch(/6900000000|maria@/);
    expect(raw).not.toMatch(/\/Author|PDFKit/);
  });

  it('[LIST-2] leaves out street, number and postcode of a hidden address, in both languages', async () => {
    const { id } = await createListing(true);
    for (const locale of ['el', 'en']) {
      const { rawPayload } = await get(`/api/property/sheet?for=sale&property_id=${id}&locale=${locale}`);
      const text = extractPdfText(rawPayload);
      expect(text).toContain(locale === 'el' ? 'ακριβής διεύθυνση δεν εμφανίζεται' : 'exact address isn’t shown');
      expect(text).not.toMatch(/Παπανικολή|15232|\b47\b/);
    }
  });

  it('[LIST-1] exists only while the listing is active, as does its QR', async () => {
    const { id } = await createListing(false);
    const qr = await get(`/api/property/qr?for=sale&property_id=${id}&locale=en`);
    expect(qr.headers['content-type']).toContain('image/svg+xml');
    expect(qr.body).toMatch(/^<svg /);
    await testApp.deps.db.updateTable('listing').set({ is_active: false }).where('property_id', '=', id).execute();
    expect((await get(`/api/property/sheet?for=sale&property_id=${id}`)).statusCode).toBe(404);
    expect((await get(`/api/property/qr?for=sale&property_id=${id}`)).statusCode).toBe(404);
    expect((await get('/api/property/sheet?for=sale&property_id=999999')).statusCode).toBe(404);
  });
});
