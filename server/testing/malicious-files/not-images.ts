/** Everything that is not one of the five kinds of picture we take, whatever it calls itself. */
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { createSeededRandom } from '../seeded-random.ts';
import { createManyPacked, createManyStreams } from './hostile-pdfs.ts';
import type { BaseImages, MaliciousFile } from './malicious-file.ts';

const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="800" height="600">${inside}</svg>`;
const laughs = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefghi'[i]};`.repeat(10)}">`)
  .join('')}]>`;

const texts: readonly (readonly [string, string])[] = [
  ['svg with script', svg('<script>alert(1)</script>')],
  ['svg with handler', svg('<rect width="800" height="600" onload="alert(1)"/>')],
  ['svg with outside file', svg('<image xlink:href="file://estia.invalid/hostile" width="800" height="600"/>')],
  ['svg with outside address', svg('<image xlink:href="http://169.254.169.254/latest/meta-data/"/>')],
  ['svg with page inside', svg('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>')],
  ['svg of entities', svg('<text>&j;</text>', laughs)],
  [
    'svg with outside entity',
    svg('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file://estia.invalid/hostile">]>'),
  ],
  ['svg after blanks', svg('<rect/>', '\n'.repeat(500))],
  ['svg as xml', svg('<rect/>', '<?xml version="1.0" encoding="UTF-8"?>')],
  ['svg larger than the world', svg('<rect/>').replace('800', '9999999')],
  ['entities', `${laughs}<l>&j;</l>`],
  ['page', '<!doctype html><html><body onload=alert(1)>'],
  ['php', '<?php phpinfo(); ?>'],
  ['shell', '#!/bin/sh\nrm -rf /\n'],
  ['pdf', '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'],
  ['postscript', '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file\n'],
  ['mvg', "push graphic-context\nimage over 0,0 0,0 'https://evil.example/x.php'\npop graphic-context"],
  ['json', '{"width":800}'],
  ['csv', '=cmd|"/c calc"!A1,2\n'],
  ['rtf', '{\\rtf1 hello}'],
  ['portable pixels', 'P6 800 600 255\n'],
  ['xbm', '#define x_width 60000\n#define x_height 60000\nstatic char x_bits[] = {0};'],
  ['radiance', '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 60000 +X 60000\n'],
  ['fits', `SIMPLE  =                    T${' '.repeat(60)}`],
];

const heads: readonly (readonly [string, string])[] = [
  ['zip', '504b0304'],
  ['rar', '526172211a0700'],
  ['7z', '377abcaf271c'],
  ['windows program', '4d5a9000'],
  ['linux program', '7f454c46020101'],
  ['java class', 'cafebabe00000034'],
  ['wasm', '0061736d01000000'],
  ['bmp', '424d36e0100000000000360000002800000020030000'],
  ['icon', '00000100010010100000'],
  ['photoshop', '38425053000100000000000000030000ea600000ea60'],
  ['heic', '000000186674797068656963000000006d69663168656963'],
  ['mp4', '00000018667479706d703432000000006d70343269736f6d'],
  ['jpeg 2000', '0000000c6a5020200d0a870a'],
  ['jpeg xl', '0000000c4a584c200d0a870a'],
  ['bare jpeg xl', 'ff0a'],
  ['canon raw', '49492a00100000004352'],
  ['big tiff', '49492b000800000010000000'],
  ['avi', '52494646ffffffff41564920'],
  ['wave', '52494646ffffffff57415645'],
  ['mp3', '49443303'],
  ['flash', '46575309'],
  ['gif of no year', '474946383061e001'],
  ['half a jpeg head', 'ffd8'],
];

export async function createNonImages({ jpeg, png }: BaseImages): Promise<MaliciousFile[]> {
  const random = createSeededRandom(77);
  const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, () => Math.floor(random() * 255)));
  const list: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['zeros', Buffer.alloc(100_000)],
    ['packed svg', gzipSync(svg('<script>alert(1)</script>'))],
    ['tiff', await sharp(jpeg).tiff().toBuffer()],
    ['page before jpeg', Buffer.concat([Buffer.from('<html>'), jpeg])],
    ['pdf before jpeg', Buffer.concat([Buffer.from('%PDF-1.4\n'), jpeg])],
    ['pdf of many streams', createManyStreams(40_000, '1 0 #6fbj<</AA 1>>stream\n')],
    ['pdf of many packed streams', createManyPacked(100_000)],
    ['line before png', Buffer.concat([Buffer.from('\n'), png])],
    ['mark before png', Buffer.concat([Buffer.from('\uFEFF'), png])],
    ['png as text', Buffer.from(png.toString('base64'))],
    ['data address', Buffer.from(`data:image/png;base64,${png.toString('base64')}`)],
    ...texts.map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]),
    ...heads.map(([name, hex]): [string, Buffer] => [name, Buffer.concat([Buffer.from(hex, 'hex'), noise(5_000)])]),
    ...[12, 500, 100_000].map((bytes): [string, Buffer] => [`noise of ${bytes}`, noise(bytes)]),
  ];
  return list.map(([name, body]) => ({ name, body, may: ['not_an_image'] }));
}
