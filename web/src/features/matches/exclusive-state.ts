/** What a case of two exclusive mandates is to an admin. */
import type { exclusiveAdminMessages } from '@estia/contract/matches/exclusive-messages';
import type { ApiReply } from '../../platform/api-client.ts';

export type AdminCase = ApiReply<'GET /adminPanel/exclusive-cases/{id}'>['case'];

export const getAdminState = ({
  state,
  decision,
  is_ready,
}: AdminCase): keyof (typeof exclusiveAdminMessages)['states'] =>
  state === 'open' ? (is_ready ? 'ready' : 'waiting') : (decision ?? 'ended');
