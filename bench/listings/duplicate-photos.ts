/**
 * Is the same picture known again, and only the same? Pictures of properties, drawn and made up, sent a second time re-encoded,
 * resized, cropped, brighter or darker; and pairs of different ones, the nearest we know: neighbours of one kind, one
 * room furnished twice, one thing more in the picture.
 */
import * as h from '@estia/server/testing/photos/photo-variants';
import { parseOptions } from '../harness/site.ts';

const options = parseOptions({ seeds: '10', rooms: '30', different: '5000' });
const [seeds, rooms, wanted] = [Number(options.seeds), Number(options.rooms), Number(options.different)];

type Fingerprint = Buffer;
type SamplePhoto = {
  name: string;
  kind: string;
  fingerprint: Fingerprint;
  copies: Map<h.PhotoEdit, Fingerprint>;
  otherwise: Fingerprint[];
};
const samples: SamplePhoto[] = [];
let serial = 0;

async function addSample(
  name: string,
  kind: string,
  pixels: Parameters<typeof h.computeFingerprint>[0],
  others: Fingerprint[] = [],
): Promise<void> {
  const copies = new Map<h.PhotoEdit, Fingerprint>();
  for (const change of h.photoEdits) {
    serial += 1;
    copies.set(
      change,
      await h.computeFingerprint(await h.decodePixels(await h.applyPhotoEdit(pixels, change, serial))),
    );
  }
  const otherwise = [...others];
  for (let i = 0; i < 2; i++) otherwise.push(await h.computeFingerprint(h.addObjectToPhoto(pixels, serial + i)));
  samples.push({ name, kind, fingerprint: await h.computeFingerprint(pixels), copies, otherwise });
}

for (const kind of h.drawingKinds)
  for (let seed = 1; seed <= seeds; seed++)
    await addSample(`${kind}-${seed}`, kind, await h.drawPropertyPhoto(kind, seed));
for (let room = 1; room <= rooms; room++) {
  const others = [
    await h.computeFingerprint(h.drawRoomPhoto(room, 1_000 + room)),
    await h.computeFingerprint(h.drawRoomPhoto(room, 2_000 + room)),
  ];
  await addSample(`room-${room}`, `room-${room}`, h.drawRoomPhoto(room, room), others);
}

const share = (part: number, all: number) => Math.round((part / all) * 10_000) / 10_000;
let pairs = 0;
let found = 0;
const recalls: Record<string, number> = {};
for (const change of h.photoEdits) {
  const wrong = samples
    .map(({ fingerprint, copies }) => h.getFingerprintDistance(fingerprint, copies.get(change) as Fingerprint))
    .sort((a, b) => a - b);
  const known = wrong.filter((value) => value < 1).length;
  const byHash = samples.filter(({ fingerprint, copies }) =>
    h.listNearbyHashes(copies.get(change) as Fingerprint).includes(h.computePerceptualHash(fingerprint)),
  );
  pairs += wrong.length;
  found += known;
  recalls[change] = share(known, wrong.length);
  const at = (part: number) => (wrong[Math.min(wrong.length - 1, Math.floor(part * wrong.length))] ?? 0).toFixed(2);
  console.log(
    `${change.padEnd(11)} ${wrong.length} pairs  recall ${recalls[change]}  wrongness p50 ${at(0.5)} p90 ${at(0.9)} p98 ${at(0.98)} max ${at(1)}` +
      `  (found across accounts by its hash: ${share(byHash.length, samples.length)})`,
  );
}

type Pair = { what: string; name: string; a: Fingerprint; b: Fingerprint };
const different: Pair[] = [];
for (const [i, one] of samples.entries()) {
  for (const [k, other] of one.otherwise.entries())
    different.push({ what: 'one room otherwise furnished', name: `${one.name} ${k}`, a: one.fingerprint, b: other });
  for (const two of samples.slice(i + 1)) {
    if (one.kind !== two.kind) continue;
    const name = `${one.name} ${two.name}`;
    different.push({ what: 'neighbours of one kind', name, a: one.fingerprint, b: two.fingerprint });
    const copy = two.copies.get(h.photoEdits[different.length % h.photoEdits.length] as h.PhotoEdit) as Fingerprint;
    different.push({ what: 'a copy of a neighbour', name, a: one.fingerprint, b: copy });
  }
}
for (let step = 1; different.length < wanted && step < samples.length; step++)
  for (let i = 0; i + step < samples.length && different.length < wanted; i++) {
    const [one, two] = [samples[i], samples[(i + step * 37) % samples.length]];
    if (one && two && one.kind !== two.kind)
      different.push({ what: 'any two', name: `${one.name} ${two.name}`, a: one.fingerprint, b: two.fingerprint });
  }
const begun = performance.now();
const judged = different.map((pair) => ({ ...pair, wrong: h.getFingerprintDistance(pair.a, pair.b) }));
const each = (performance.now() - begun) / judged.length;
for (const what of new Set(judged.map((pair) => pair.what))) {
  const pairsOfKind = judged.filter((pair) => pair.what === what).sort((a, b) => a.wrong - b.wrong);
  const nearest = pairsOfKind.slice(0, 3).map((pair) => `${pair.name} ${pair.wrong.toFixed(2)}`);
  const refused = pairsOfKind.filter((pair) => pair.wrong < 1).length;
  console.log(`${what.padEnd(29)} ${pairsOfKind.length} pairs  refused ${refused}  nearest: ${nearest.join(', ')}`);
}
const refused = judged.filter((pair) => pair.wrong < 1).length;
const meetsRecallBars = Object.entries(recalls).every(
  ([change, recall]) => recall >= (change === 'crop' || change === 'together' ? 0.9 : 0.98),
);
console.log(
  `${pairs} pairs of the same: recall ${share(found, pairs)}; ${judged.length} of different ones: ${refused} refused, ${each.toFixed(1)} ms a pair`,
);
process.exitCode = pairs >= 2_000 && judged.length >= 5_000 && meetsRecallBars && refused === 0 ? 0 : 1;
