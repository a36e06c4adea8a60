/** What each kind of viewer may do with webhooks: the owner of the agency alone. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import { buildWebhook, buildWebhookDelivery } from '../factories/webhooks.ts';
import * as is from './roles.ts';

const settings = { url: 'https://hooks.example/estia', events: ['lead.created'] };
const owners = (status: number): is.ExpectedStatuses => ({
  ...is.agencyOwner(status),
  admin: 403,
  mainAdmin: 403,
  weakAdmin: 403,
});

const ownAndOthers = (build: (db: Db, accountId: number) => Promise<number>, body?: object): is.AccessCase[] => [
  {
    what: 'own',
    buildRequest: async (me, db) => ({
      params: is.idParams(await build(db, me.worksFor)),
      ...(body ? { body } : {}),
    }),
    expected: owners(200),
  },
  {
    what: 'another’s',
    buildRequest: async (_, db) => ({
      params: is.idParams(await build(db, await is.buildOtherUser(db))),
      ...(body ? { body } : {}),
    }),
    expected: owners(404),
  },
];

export const webhookCases = {
  'GET /webhooks': is.singleCase('own', owners(200)),
  'POST /webhooks': is.singleCase('own', owners(200), { body: settings }),
  'PUT /webhooks/{id}': ownAndOthers(buildWebhook, { ...settings, is_active: true }),
  'DELETE /webhooks/{id}': ownAndOthers(buildWebhook),
  'POST /webhooks/{id}/secret': ownAndOthers(buildWebhook),
  'POST /webhooks/{id}/test': ownAndOthers(buildWebhook),
  'GET /webhooks/{id}/deliveries': ownAndOthers(buildWebhook),
  'POST /webhooks/deliveries/{id}/replay': ownAndOthers(buildWebhookDelivery),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
