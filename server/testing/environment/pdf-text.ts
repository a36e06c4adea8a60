/** The words of a PDF, read back as any reader does: by the fonts' own tables, in the order they were written. */
import { inflateSync } from 'node:zlib';

type Part = { dictionary: string; stream: string };

/** The objects of a PDF by number, their streams opened. */
function pdfParts(pdf: Buffer): Map<string, Part> {
  const text = pdf.toString('latin1');
  const parts = new Map<string, Part>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const body = text.slice(start, text.indexOf('\nendobj', start));
    const at = body.indexOf('stream\n');
    const dictionary = at === -1 ? body : body.slice(0, at);
    const bytes = pdf.subarray(start + at + 7, start + body.lastIndexOf('\nendstream'));
    const packed = dictionary.includes('FlateDecode');
    parts.set(match[1] ?? '', {
      dictionary,
      stream: at === -1 ? '' : (packed ? inflateSync(bytes) : bytes).toString('latin1'),
    });
  }
  return parts;
}

/** Glyph → letters, as the font itself tells readers. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, low = '0', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters.set(
        Number.parseInt(low, 16) + index,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    }
  }
  return letters;
}

export function extractPdfText(pdf: Buffer): string {
  const parts = pdfParts(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const { dictionary } of parts.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(parts.get(id)?.dictionary ?? '')?.[1];
      if (map) fonts.set(name, lettersOf(parts.get(map)?.stream ?? ''));
    }
  }
  let out = '';
  for (const { stream } of parts.values()) {
    if (!stream.includes(' Tf')) continue;
    let letters: Map<number, string> | undefined;
    for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = fonts.get(font);
      if (!shown) continue;
      for (const [, hex] of shown.matchAll(/<([0-9a-f]+)>/g)) {
        for (const glyph of hex?.match(/.{4}/g) ?? []) out += letters?.get(Number.parseInt(glyph, 16)) ?? '\ufffd';
      }
      out += '\n';
    }
  }
  return out;
}
