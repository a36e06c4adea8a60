/** SAME-4: which files are taken as a signed mandate, told by their bytes. */
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPdf } from '../../../../testing/factories/mandates.ts';
import { createManyPacked, createManyStreams } from '../../../../testing/malicious-files/hostile-pdfs.ts';
import { createMaliciousFiles } from '../../../../testing/malicious-files/malicious-files.ts';
import { parseDocumentFile } from './document-file.ts';
import { scanDocumentFile } from './document-scan.ts';
import { MAX_PACKED_STREAMS } from './pdf-objects.ts';

const refusalOf = (file: Buffer): string | null => {
  const result = parseDocumentFile(file);
  return 'refusal' in result ? result.refusal : null;
};
const picture = (width = 600, height = 800) => sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
const withStream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n3 0 obj\n<</Type/Page>>\nendobj\n4 0 obj\n'),
    Buffer.from(`<<${dictionary}/Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n'),
  ]);
/** How many characters are looked at: no clock, so that it says the same on a busy machine. */
const countSearched = (file: Buffer): number => {
  let searched = 0;
  const { exec } = RegExp.prototype;
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    const from = this.global ? this.lastIndex : 0;
    const found = exec.call(this, text);
    searched += (found ? found.index + found[0].length : text.length) - from;
    return found;
  });
  try {
    parseDocumentFile(file);
  } finally {
    spy.mockRestore();
  }
  return searched;
};
const script = '/OpenAction<</S/JavaScript/JS(app.alert(1))>>';

describe('[SAME-4] the file of a mandate', () => {
  let jpeg: Buffer;
  let png: Buffer;
  beforeAll(async () => {
    jpeg = await picture().jpeg().toBuffer();
    png = await picture().png().toBuffer();
  });

  it('is a PDF, a JPEG or a PNG, whatever it is called', async () => {
    expect(parseDocumentFile(createPdf())).toMatchObject({ mediaType: 'application/pdf' });
    expect(parseDocumentFile(jpeg)).toEqual({ mediaType: 'image/jpeg', body: jpeg });
    expect(parseDocumentFile(await picture().jpeg({ progressive: true }).toBuffer())).toHaveProperty('mediaType');
    expect(parseDocumentFile(png)).toEqual({ mediaType: 'image/png', body: png });
    for (const other of ['webp', 'gif', 'tiff', 'avif'] as const)
      expect(refusalOf(await picture().toFormat(other).toBuffer()), other).toBe('type');
    expect(refusalOf(Buffer.from('<html><script>alert(1)</script>'))).toBe('type');
    expect(refusalOf(Buffer.alloc(0))).toBe('type');
  });

  it('is large enough to be read, and a PDF has a page', async () => {
    for (const [width, height] of [
      [1, 1],
      [599, 4_000],
      [4_000, 599],
    ] as const) {
      expect(refusalOf(await picture(width, height).png().toBuffer()), `${width}×${height}`).toBe('too_small');
      expect(refusalOf(await picture(width, height).jpeg().toBuffer()), `${width}×${height}`).toBe('too_small');
    }
    expect(refusalOf(await picture(600, 600).png().toBuffer())).toBeNull();
    const empty = createPdf().toString('latin1').replace('/Type/Page/', '/Type/Note/');
    expect(refusalOf(Buffer.from(empty, 'latin1'))).toBe('no_page');
  });

  it('loses what hangs behind it', () => {
    for (const more of ['<html><script>alert(1)</script></html>', '<?php ?>', 'PK\x03\x04']) {
      const tail = Buffer.from(more, 'latin1');
      expect(parseDocumentFile(Buffer.concat([jpeg, tail]))).toEqual({ mediaType: 'image/jpeg', body: jpeg });
      expect(parseDocumentFile(Buffer.concat([png, tail]))).toEqual({ mediaType: 'image/png', body: png });
      const pdf = parseDocumentFile(Buffer.concat([createPdf(), tail]));
      expect('body' in pdf && pdf.body.toString('latin1')).toMatch(/%%EOF$/);
    }
  });

  it('that is cut short is damaged', () => {
    for (const whole of [jpeg, png, createPdf()])
      expect(refusalOf(whole.subarray(0, whole.length - 20))).toBe('damaged');
  });

  it('as a PDF runs nothing: plain, in other spellings of a name, and packed', () => {
    expect(refusalOf(createPdf(script))).toBe('active');
    expect(refusalOf(createPdf('/OpenAction<</S/Java#53cript/J#53(app.alert(1))>>'))).toBe('active');
    expect(refusalOf(createPdf('/Names<</EmbeddedFiles 5 0 R>>'))).toBe('active');
    expect(refusalOf(createPdf('/OpenAction<</S/Launch/F(calc.exe)>>'))).toBe('active');
    for (const action of [
      '/OpenAction<</S/URI/URI(https://evil.example/x)>>',
      '/OpenAction 9 0 R',
      '/OpenAction<</S/GoToR/F(x.pdf)/D[0/Fit]>>',
      '/AA<</WC 9 0 R>>',
      '/A<</S/GoToR/F(x.pdf)>>',
      '/A<</S/GoToE/T 9 0 R>>',
      '/Annots[<</Subtype/FileAttachment/FS 9 0 R>>]',
      '/FS<</Type/Filespec/F(x.exe)/EF<</F 9 0 R>>>>',
    ])
      expect(refusalOf(createPdf(action)), action).toBe('active');
    // As LibreOffice writes into every file, and what macOS calls its keywords.
    expect(refusalOf(createPdf('/OpenAction[3 0 R /XYZ null null 0]/AAPL:Keywords[]'))).toBeNull();
    const packed = deflateSync(Buffer.from(`1 0 <</Type/Catalog${script}>>`));
    expect(refusalOf(withStream('/N 1/First 4/Filter/FlateDecode', packed))).toBe('active');
    expect(refusalOf(withStream('/Type/Object/N 1/First 4/X(1 0 obj<<)/Filter/FlateDecode', packed))).toBe('damaged');
    expect(refusalOf(withStream('/N 1/First 4/Filter/LZWDecode', packed))).toBe('damaged');
    expect(refusalOf(withStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', packed))).toBe('active');
    const bomb = deflateSync(Buffer.alloc(40_000_000));
    expect(refusalOf(withStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', bomb))).toBe('damaged');
  });

  it.each([
    ['a comment says stream', '%stream\n'],
    ['a comment looks like a dictionary', '%>>stream\n'],
    ['a comment looks like an object', '%9 0 obj<<>>stream\n'],
    ['a text says stream', '7 0 obj<</T(>>stream\n)>>endobj\n'],
  ])('as a PDF hides nothing where %s', (_, before) => {
    const hidden = `${before}1 0 obj\n<</Type/Catalog${script}>>\nendobj\nendstream\n`;
    const whole = createPdf().toString('latin1').replace('2 0 obj', `${hidden}2 0 obj`);
    expect(refusalOf(Buffer.from(whole, 'latin1'))).toBe('active');
  });

  it('as a PDF packs its objects in one way only, whatever its names are spelt like', () => {
    const objects = Buffer.from(`1 0 <</Type/Catalog${script}>>`);
    const packed = deflateSync(objects);
    const flate = '/N 1/First 4/Filter/FlateDecode';
    expect(refusalOf(withStream(`/Type/Obj#53tm${flate}`, packed))).toBe('active');
    expect(refusalOf(withStream(`/Type/ObjStm${flate}/X(1 0 obj<<)`, packed))).toBe('active');
    expect(refusalOf(withStream('/Type/ObjStm/N 1/First 4/Filter[/FlateDecode]', packed))).toBe('active');
    const hex = (data: Buffer) => Buffer.from(`${data.toString('hex')}>`);
    for (const [filter, data] of [
      ['/ASCIIHexDecode', hex(objects)],
      ['[/ASCIIHexDecode/FlateDecode]', hex(packed)],
      ['[/FlateDecode/ASCIIHexDecode]', deflateSync(hex(objects))],
      ['/ASCII#48exDecode', hex(objects)],
      [' 7 0 R', packed],
    ] as const)
      expect(refusalOf(withStream(`/Type/ObjStm/N 1/First 4/Filter${filter}`, data)), filter).toBe('damaged');
    const harmless = deflateSync(Buffer.from('1 0 <</Type/Catalog>>'));
    expect(refusalOf(withStream(`/Type/ObjStm${flate}`, harmless))).toBeNull();
  });

  it('as a PDF is open to whoever reads it, and has pages', () => {
    expect(refusalOf(Buffer.from(createPdf().toString('latin1').replace('/Root', '/Encrypt 9 0 R/Root')))).toBe(
      'encrypted',
    );
    expect(refusalOf(Buffer.from('%PDF-1.7\n1 0 obj\nstartxref\n%%EOF'))).toBe('damaged');
    expect(refusalOf(Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\n%${' '.repeat(400)}\nstartxref\n9\n%%EOF`))).toBe('damaged');
  });

  it('as a PDF is looked through in one pass, however many streams it seems to begin', () => {
    for (const repeated of ['>>stream\n', ' obj<<>>stream\n', 'xobj<<>>stream\n', '>>  '])
      expect(
        refusalOf(Buffer.from(`%PDF-1.7\n${repeated.repeat(300_000)} obj endstream startxref %%EOF`)),
        repeated,
      ).toBe('damaged');
  });

  it('as a PDF is looked at twice as much for twice the streams, wherever the next object stands', () => {
    for (const spelt of ['1 0 #6fbj<<>>stream\n', '/a#20obj<<>>stream\n', '1 0 obj<<>>stream\n'])
      expect(
        countSearched(createManyStreams(2_000, spelt)) / countSearched(createManyStreams(1_000, spelt)),
        spelt,
      ).toBeLessThan(2.1);
  });

  it('as a PDF unpacks so many streams and no more, however little is in each', () => {
    expect(refusalOf(createManyPacked(MAX_PACKED_STREAMS))).toBeNull();
    expect(refusalOf(createManyPacked(MAX_PACKED_STREAMS + 1))).toBe('damaged');
    // Blocks without a byte in them: what is read counts, as what is written does.
    const empty = Buffer.alloc(5_000_000, Buffer.from([0, 0, 0, 0xff, 0xff]));
    const unit = Buffer.concat([
      Buffer.from('4 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n'),
      Buffer.from([0x78, 0x9c]),
      empty,
      Buffer.from([1, 0, 0, 0xff, 0xff, 0, 0, 0, 1]),
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    const pages = Buffer.from('%PDF-1.7\n3 0 obj\n<</Type/Page/Parent/Pages>>\nendobj\n');
    const end = Buffer.from('startxref\n180\n%%EOF\n');
    expect(refusalOf(Buffer.concat([pages, unit, end]))).toBeNull();
    expect(refusalOf(Buffer.concat([pages, unit, unit, unit, unit, end]))).toBe('damaged');
  });

  it('is looked through in a thread of its own, which is ended when it takes too long', async () => {
    expect(await scanDocumentFile(createPdf())).toEqual(parseDocumentFile(createPdf()));
    expect(await scanDocumentFile(createPdf(script))).toEqual({ refusal: 'active' });
    let answered = 0;
    const others = setInterval(() => {
      answered += 1;
    }, 1);
    const endless = new URL('data:text/javascript,for(;;){}');
    const [stuck, next] = await Promise.all([scanDocumentFile(jpeg, endless), scanDocumentFile(jpeg)]);
    clearInterval(others);
    expect([stuck, next]).toEqual([{ refusal: 'damaged' }, { mediaType: 'image/jpeg', body: jpeg }]);
    expect(answered).toBeGreaterThan(10);
    await expect(scanDocumentFile(jpeg, new URL('data:text/javascript,'))).rejects.toThrow('without an answer');
  });

  it('as a PDF may hold pictures, whatever their bytes happen to spell', () => {
    const picture = Buffer.concat([randomBytes(500), Buffer.from(' /JS '), randomBytes(500)]);
    expect(refusalOf(withStream('/Subtype/Image/Filter/DCTDecode', picture))).toBeNull();
  });

  it('is never too much to look at, and what is refused as a photo is no document by accident', async () => {
    const files = await createMaliciousFiles();
    expect(files.length).toBeGreaterThan(100);
    for (const { name, body, may } of files) {
      const result = parseDocumentFile(body);
      if ('refusal' in result) continue;
      expect(result.body.length, name).toBeLessThanOrEqual(body.length);
      expect(result.body.includes('<?php') && name.includes(' and '), name).toBe(false);
      // Nothing but the three kinds, and not one that is no picture at all.
      expect(may.includes('not_an_image') && !may.includes('photo'), name).toBe(false);
    }
  });
});
