/** Who may read which private accounts look like those of agents: admins alone. */
import type { CallByKey } from '@estia/contract/calls';
import * as is from './roles.ts';

export const hiddenBrokerCases = {
  'GET /adminPanel/hidden-brokers': is.singleCase('all', is.admin(200)),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
