/** API-1: every documented example of the agency API: its command is run, and what it shows is what is answered. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { roleIds } from '@estia/contract/accounts/roles';
import { allCalls } from '@estia/contract/calls';
import { listDocumentedCalls, writeCurl } from '@estia/contract/sources/developers/agency-api-examples';
import { callMessages } from '@estia/contract/sources/developers/developer-messages';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildApiKey } from '../../../../testing/factories/api-keys.ts';
import { buildConversation } from '../../../../testing/factories/conversations.ts';
import { buildPushedListing } from '../../../../testing/factories/pushed-listings.ts';
import { buildAgency, buildPhotos, buildUser } from '../../../../testing/factories/records.ts';
import { createOpenApiDocument } from '../../../platform/http/openapi.ts';

const run = promisify(execFile);
const documented = listDocumentedCalls();

describe('[API-1] the documented examples', () => {
  let testApp: TestApp;
  let origin: string;
  let key: string;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    origin = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
    const { db } = testApp.deps;
    const { id } = await buildUser(db, { role_id: roleIds.agency });
    key = await buildApiKey(db, await buildAgency(db, 461200, id));
    const listing = await buildPushedListing(db, id, 'CRM-1042', { updated_at: new Date('2026-11-15T10:00:00Z') });
    await buildPhotos(db, listing.property_id, 3);
    await buildConversation(db, id, (await buildUser(db)).id, listing.listing_id);
  });
  afterAll(() => testApp.close());

  it('are of every call of the agency API, with words in both languages', () => {
    const calls = allCalls.filter(({ access }) => access === 'agency_key').map(({ key: name }) => name);
    expect(documented.map(({ call }) => call.key).sort()).toEqual(calls.sort());
    expect(Object.keys(callMessages).sort()).toEqual(calls.sort());
  });

  /** Names and kinds, to compare without the values. */
  const shapeOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
    if (value === null || typeof value !== 'object') return 'value';
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
  };

  it.each(documented.map((each) => [each.call.key, each] as const))('%s', async (_, each) => {
    const { stdout } = await run('bash', ['-c', writeCurl(origin, each)], {
      env: { ...process.env, ESTIA_KEY: key },
    });
    const answer: unknown = JSON.parse(stdout);
    expect(shapeOf(answer)).toEqual(shapeOf(each.example.reply));
    // What is shown is nothing that the call could not answer.
    expect(each.call.reply.parse(each.example.reply)).toEqual(each.example.reply);
  });

  it('are in OpenAPI', () => {
    const { paths } = createOpenApiDocument();
    for (const { call, example } of documented) {
      const described = JSON.stringify(paths[`/api${call.path}`]?.[call.method.toLowerCase()]);
      expect(described).toContain(JSON.stringify(example.reply));
      if (example.body) expect(described).toContain(JSON.stringify(example.body));
    }
  });
});
