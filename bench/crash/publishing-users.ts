/**
 * Owners and viewers as their browsers behave: each action has its key and is asked again until it is acknowledged, an
 * upload goes on where the site says it stands. What was acknowledged is written down, to be looked for at the end.
 */
import { createHash, randomBytes } from 'node:crypto';
import { solveProofOfWork } from '@estia/server/testing/factories/conversations';
import { apartmentAnswers } from '@estia/server/testing/factories/listings';
import { applyPhotoEdit, drawRoomPhoto } from '@estia/server/testing/photos/photo-variants';
import { createIpAddress } from '../harness/accounts-site.ts';
import type { CrashSite } from './publishing-site.ts';

type TestUser = { id: number; email: string; token: string };
type Answers = Record<string, string | string[]>;
type Asked = { status: number; body: Record<string, unknown>; headers: Headers };
type Way = { token?: string; key?: string; from?: string; headers?: Record<string, string>; bytes?: Buffer };
type DraftPhoto = { id: number; client_key: string; state: string; picture: { key: string } | null };

export type PublishedListing = { draft: number; listing: number; property: number; owner: number; photos: string[] };
export type SentMessage = { clientKey: string; body: string; visitor: boolean; released: boolean };

const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));
const newKey = (): string => randomBytes(12).toString('hex');
const ANSWER_MS = 20_000;
const EMAIL_TIMEOUT_MS = 240_000;
const PICTURES = 48;

/** Every second pixel of a drawn room: as small as a photo may be, and none looks like another. */
async function drawPictures(): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for (let n = 0; n < PICTURES; n++) {
    const { data, width, height } = drawRoomPhoto(n + 1, n + 1);
    const half = Buffer.alloc((width / 2) * (height / 2) * 3);
    for (let y = 0; y < height / 2; y++)
      for (let x = 0; x < width / 2; x++)
        data.copy(half, (y * (width / 2) + x) * 3, (y * 2 * width + x * 2) * 3, (y * 2 * width + x * 2) * 3 + 3);
    files.push(await applyPhotoEdit({ data: half, width: width / 2, height: height / 2 }, 'jpeg', n));
  }
  return files;
}

/** People whose mailbox is proven, each with an open session. */
export async function createSignedInUsers(rows: CrashSite['rows'], name: string, count: number): Promise<TestUser[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const made = await rows<{ id: string; email: string }>(
    `insert into account (role_id, status, email, username, email_confirmed_at)
     select 2, 'approved', $1 || n || '@estia.example', $1 || n, now() from generate_series(1, $2) n order by n
     returning id, email`,
    [name, count],
  );
  await rows(
    `insert into session (token_hash, account_id, expires_at)
     select decode(hash, 'hex'), id, now() + interval '20 days' from unnest($1::text[], $2::bigint[]) t (hash, id)`,
    [tokens.map((token) => createHash('sha256').update(token).digest('hex')), made.map(({ id }) => id)],
  );
  return made.map(({ id, email }, at) => ({ id: Number(id), email, token: tokens[at] ?? '' }));
}

export async function startUsers(
  site: CrashSite,
  random: () => number,
  concurrency: { owners: number; leads: number },
) {
  const pictures = await drawPictures();
  const people = {
    owners: await createSignedInUsers(site.rows, 'owner', concurrency.owners * 40),
    leads: await createSignedInUsers(site.rows, 'asker', 600),
  };
  const noted = {
    /** Answers of drafts that were left open, as last acknowledged. */
    drafts: new Map<number, Answers>(),
    begun: 0,
    /** Client keys of uploads whose last byte was acknowledged, by draft. */
    uploads: new Map<number, Set<string>>(),
    published: [] as PublishedListing[],
    sent: [] as SentMessage[],
    turnedAway: 0,
    /** Requests that were cut off in the middle or answered by an error of ours: what the kills have hit. */
    hit: 0,
    saves: 0,
    faults: [] as string[],
    slowestAction: 0,
  };
  let stopped = false;
  const confirming: Promise<void>[] = [];

  async function requestOnce(method: string, path: string, body: object | undefined, way: Way): Promise<Asked | null> {
    try {
      const response = await fetch(`http://127.0.0.1:${site.port}/api${path}`, {
        method,
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(way.token ? { authorization: `Bearer ${way.token}` } : {}),
          ...(way.key ? { 'idempotency-key': way.key } : {}),
          ...(way.from ? { 'x-forwarded-for': way.from } : {}),
          ...way.headers,
        },
        ...(body ? { body: JSON.stringify(body) } : way.bytes ? { body: new Uint8Array(way.bytes) } : {}),
      });
      const text = await response.text();
      const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
      return { status: response.status, body: json, headers: response.headers };
    } catch (error) {
      // Nobody was there to be asked; anything else was cut off in the middle.
      if ((error as { cause?: { code?: string } }).cause?.code !== 'ECONNREFUSED') noted.hit += 1;
      return null;
    }
  }

  /** Again and again until there is an answer that is not "later": null only when it is refused for good. */
  async function requestUntilAnswered(
    method: string,
    path: string,
    body?: object,
    way: Way = {},
    fine: number[] = [200],
  ) {
    const begun = performance.now();
    for (;;) {
      const answer = await requestOnce(method, path, body, way);
      if (answer && fine.includes(answer.status)) {
        noted.slowestAction = Math.max(noted.slowestAction, performance.now() - begun);
        return answer;
      }
      if (answer && answer.status >= 500) noted.hit += 1;
      else if (answer && answer.body.code !== 'in_progress') {
        noted.faults.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
        return null;
      }
      if (performance.now() - begun > 400_000) {
        noted.faults.push(`${method} ${path}: never answered, last ${answer?.status}`);
        return null;
      }
      await pause(100 + random() * 300);
    }
  }

  const tus = (headers: Record<string, string> = {}) => ({ 'tus-resumable': '1.0.0', ...headers });

  async function upload(owner: TestUser, draft: number, file: Buffer): Promise<void> {
    const clientKey = newKey();
    const meta = { draft_id: String(draft), client_key: clientKey };
    const metadataParts = Object.entries(meta).map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`);
    const announced = { 'upload-length': String(file.length), 'upload-metadata': metadataParts.join(',') };
    const { token } = owner;
    const created = await requestUntilAnswered(
      'POST',
      '/uploads',
      undefined,
      { token, headers: tus(announced) },
      [201],
    );
    const path = created?.headers.get('location')?.replace('/api', '');
    if (!path) return;
    let at = Number(created?.headers.get('upload-offset'));
    const piece = Math.ceil(file.length / (2 + Math.floor(random() * 3)));
    for (const begun = performance.now(); at < file.length; ) {
      const headers = tus({ 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' });
      const sent = await requestOnce('PATCH', path, undefined, {
        token,
        headers,
        bytes: file.subarray(at, at + piece),
      });
      if (sent?.status === 204) {
        at = Number(sent.headers.get('upload-offset'));
        continue;
      }
      if (sent && sent.status >= 500) noted.hit += 1;
      else if (sent && sent.status !== 409) {
        noted.faults.push(`PATCH: ${sent.status} ${JSON.stringify(sent.body)}`);
        return;
      }
      if (performance.now() - begun > 400_000) return void noted.faults.push('PATCH: never answered');
      await pause(100 + random() * 300);
      const stands = await requestUntilAnswered('HEAD', path, undefined, { token, headers: tus() });
      const offset = Number(stands?.headers.get('upload-offset') ?? -1);
      if (offset < at) return void noted.faults.push(`an upload stood at ${at} and stands at ${offset}`);
      at = offset;
    }
    noted.uploads.set(draft, (noted.uploads.get(draft) ?? new Set()).add(clientKey));
  }

  const photosOf = async (owner: TestUser, draft: number): Promise<DraftPhoto[]> => {
    const read = await requestUntilAnswered('GET', `/property/drafts/${draft}`, undefined, { token: owner.token });
    return ((read?.body.draft as { photos?: DraftPhoto[] })?.photos ?? []) as DraftPhoto[];
  };

  /** Until at least so many are ready and none is on its way: what is refused is replaced by another. */
  async function fill(owner: TestUser, draft: number, wanted: number): Promise<DraftPhoto[]> {
    let next = Math.floor(random() * PICTURES);
    for (let tries = 0; tries < 400; tries++) {
      const photos = await photosOf(owner, draft);
      const moving = photos.filter(({ state }) => state === 'uploading' || state === 'uploaded').length;
      const ready = photos.filter(({ state }) => state === 'ready');
      if (ready.length >= wanted && moving === 0) return ready;
      const missing = wanted - ready.length - moving;
      // Two at a time, as the page sends them.
      if (missing > 0)
        await Promise.all(
          Array.from({ length: Math.min(2, missing) }, () =>
            upload(owner, draft, pictures[next++ % PICTURES] as Buffer),
          ),
        );
      else await pause(300);
    }
    noted.faults.push(`draft ${draft}: its photos were never ready`);
    return [];
  }

  async function save(owner: TestUser, draft: number, saved: { answers: Answers; version: number }, typed: Answers) {
    const body = { version: saved.version, answers: typed };
    const answer = await requestUntilAnswered('PUT', `/property/drafts/${draft}`, body, { token: owner.token });
    if (!answer) return;
    noted.saves += 1;
    saved.version = (answer.body.draft as { version: number }).version;
    Object.assign(saved.answers, typed);
    noted.drafts.set(draft, { ...saved.answers });
  }

  /** One listing from its first word; every fourth is left a draft. */
  async function writeListing(owner: TestUser, n: number): Promise<void> {
    const { token } = owner;
    noted.begun += 1;
    const begun = await requestUntilAnswered('POST', '/property/drafts', { for: 'sale' }, { token, key: newKey() });
    const draft = (begun?.body.draft as { draft_id?: number })?.draft_id;
    if (!draft) return;
    const saved = { answers: {} as Answers, version: 1 };
    const answerEntries = Object.entries(apartmentAnswers()) as [string, string][];
    const filling = fill(owner, draft, 3 + Math.floor(random() * 3));
    for (let at = 0; at < answerEntries.length; at += 5)
      await save(owner, draft, saved, Object.fromEntries(answerEntries.slice(at, at + 5)));
    let ready = await filling;
    for (let edit = 0; edit < 3; edit++)
      await save(owner, draft, saved, { description_el: `Φωτεινό διαμέρισμα με θέα, γραφή ${edit} του ${n}` });
    if (ready.length === 0 || n % 4 === 3) return;
    if (n % 2 === 0) {
      const order = [...ready].reverse();
      const photos = order.map(({ id }) => ({ id }));
      if (await requestUntilAnswered('PUT', `/property/drafts/${draft}/photos`, { photos }, { token })) ready = order;
    }
    // The page sends a key, a plain form may not: a draft is published once either way.
    const way = n % 2 === 0 ? { token, key: newKey() } : { token };
    const done = await requestUntilAnswered('POST', '/property/create', { draft_id: draft }, way);
    if (!done) return;
    noted.drafts.delete(draft);
    noted.published.push({
      draft,
      listing: Number(done.body.listing_id),
      property: Number(done.body.property_id),
      owner: owner.id,
      photos: ready.map(({ picture }) => picture?.key ?? ''),
    });
  }

  async function sendInquiry(n: number): Promise<void> {
    const listing = noted.published[Math.floor(random() * noted.published.length)];
    if (!listing) return pause(500);
    const visitor = n % 3 === 0;
    const sent: SentMessage = {
      clientKey: newKey(),
      body: `Ερώτηση ${n}: είναι ακόμη διαθέσιμο;`,
      visitor,
      released: false,
    };
    const about = { for: 'sale', property_id: listing.property, body: sent.body, client_key: sent.clientKey };
    const lead = people.leads[n % people.leads.length] as TestUser;
    const email = `visitor${n}@estia.example`;
    for (;;) {
      const puzzle = await requestUntilAnswered('GET', '/inbox/proof-of-work');
      const proof_of_work =
        puzzle && (visitor || n % 5 === 0) ? solveProofOfWork(puzzle.body as { puzzle: string; bits: number }) : null;
      const body = {
        ...about,
        ...(visitor ? { name: 'Νίκος', email } : {}),
        ...(proof_of_work ? { proof_of_work } : {}),
      };
      const way = { from: createIpAddress(n), ...(visitor ? {} : { token: lead.token }) };
      const answer = await requestOnce('POST', '/property/contact', body, way);
      if (answer?.status === 200) break;
      if (answer?.status === 429) {
        noted.turnedAway += 1;
        return;
      }
      if (answer && answer.status >= 500) noted.hit += 1;
      else if (answer && answer.body.code !== 'proof_of_work_required')
        return void noted.faults.push(`contact: ${answer.status} ${JSON.stringify(answer.body)}`);
      await pause(100 + random() * 300);
    }
    sent.released = !visitor;
    noted.sent.push(sent);
    if (visitor) confirming.push(confirm(sent, email, createIpAddress(n)));
  }

  async function confirm(sent: SentMessage, email: string, from: string): Promise<void> {
    for (const begun = performance.now(); !site.keyFor(email); await pause(250))
      if (performance.now() - begun > EMAIL_TIMEOUT_MS) return void noted.faults.push(`no letter to ${email}`);
    const key = site.keyFor(email);
    if (await requestUntilAnswered('POST', '/property/contact/confirm', { key }, { from })) sent.released = true;
  }

  let asked = 0;
  const owning = Array.from({ length: concurrency.owners }, async (_, lane) => {
    for (let n = 0; !stopped; n++)
      await writeListing(people.owners[lane * 40 + (Math.floor(n / 12) % 40)] as TestUser, n).catch((error: unknown) =>
        noted.faults.push(`owner: ${error}`),
      );
  });
  const asking = Array.from({ length: concurrency.leads }, async () => {
    while (!stopped) {
      await sendInquiry(asked++).catch((error: unknown) => noted.faults.push(`asker: ${error}`));
      await pause(100 + random() * 400);
    }
  });
  return {
    noted,
    /** Everybody ends what they are at. */
    async stop(): Promise<void> {
      stopped = true;
      await Promise.all([...owning, ...asking]);
      await Promise.all(confirming);
    },
  };
}
