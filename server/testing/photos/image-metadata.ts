/** Reads a served picture down to its last part and names everything in it that is not needed to draw it. */
import sharp from 'sharp';

/** Tables, frame, scans and restarts; JFIF's own head without a thumbnail is how a JPEG says that it is one. */
function tagsOfJpeg(file: Buffer): string[] {
  const tags: string[] = [];
  if (file.readUInt16BE(0) !== 0xffd8) return ['no JPEG'];
  let at = 2;
  while (at < file.length) {
    if (file[at] !== 0xff) return [...tags, `byte ${at} is no marker`];
    const marker = file[at + 1] ?? 0;
    if (marker === 0xd9)
      return at + 2 === file.length ? tags : [...tags, `${file.length - at - 2} bytes behind the end`];
    const length = file.readUInt16BE(at + 2);
    const body = file.subarray(at + 4, at + 2 + length);
    const jfif = marker === 0xe0 && body.length === 14 && body.toString('latin1', 0, 5) === 'JFIF\0' && body[12] === 0;
    const needed = [0xc0, 0xc2, 0xc4, 0xda, 0xdb, 0xdd].includes(marker);
    if (!jfif && !needed) tags.push(`marker ${marker.toString(16)}`);
    at += 2 + length;
    if (marker !== 0xda) continue;
    while (at < file.length && !(file[at] === 0xff && file[at + 1] !== 0 && !((file[at + 1] ?? 0) >> 3 === 0x1a)))
      at += 1;
  }
  return [...tags, 'no end'];
}

function tagsOfWebp(file: Buffer): string[] {
  const tags: string[] = [];
  if (file.readUInt32LE(4) + 8 !== file.length) tags.push('length that is not its own');
  let at = 12;
  while (at + 8 <= file.length) {
    const type = file.toString('latin1', at, at + 4);
    if (type !== 'VP8 ' && type !== 'VP8L') tags.push(`chunk ${type}`);
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === file.length ? tags : [...tags, 'bytes behind the last chunk'];
}

/** One coded item and what describes it. */
const avifBoxes = new Set('ftyp meta hdlr pitm iloc iinf infe iprp ipco ipma ispe pixi av1C colr mdat'.split(' '));

function tagsOfAvif(file: Buffer, from = 0, to = file.length, tags: string[] = []): string[] {
  for (let at = from; at < to; ) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (size < 8 || at + size > to) return [...tags, `box ${type} longer than what holds it`];
    const inside = at + 8;
    if (!avifBoxes.has(type)) tags.push(`box ${type}`);
    if (type === 'infe' && file.toString('latin1', inside + 8, inside + 12) !== 'av01')
      tags.push('item that is no picture');
    if (type === 'colr' && file.toString('latin1', inside, inside + 4) !== 'nclx') tags.push('profile');
    if (type === 'meta') tagsOfAvif(file, inside + 4, at + size, tags);
    if (type === 'iinf') tagsOfAvif(file, inside + 6, at + size, tags);
    if (type === 'iprp' || type === 'ipco') tagsOfAvif(file, inside, at + size, tags);
    at += size;
  }
  return tags;
}

/** Empty when there is nothing to tell. Our own reading and the decoder's must agree. */
export async function listImageMetadata(file: Buffer): Promise<string[]> {
  const { format, exif, icc, iptc, xmp, tifftagPhotoshop, orientation, comments, pages, hasProfile } =
    await sharp(file).metadata();
  const foundInBytes =
    format === 'jpeg'
      ? tagsOfJpeg(file)
      : format === 'webp'
        ? tagsOfWebp(file)
        : format === 'heif'
          ? tagsOfAvif(file)
          : [format];
  const seen = { exif, icc, iptc, xmp, tifftagPhotoshop, orientation, comments };
  const named = Object.entries(seen).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return [...foundInBytes, ...named, ...(hasProfile ? ['profile'] : []), ...((pages ?? 1) > 1 ? ['frames'] : [])];
}
