import { plannedCall } from '../call.ts';

export const listSources = plannedCall('GET', '/user/external-sources', 'professional', 'Own external sources');
export const getSource = plannedCall('GET', '/user/external-source', 'professional', 'One external source');
export const createSource = plannedCall(
  'POST',
  '/user/external-source',
  'professional',
  'Add, start, stop or remove a source',
);
export const createSourceAlias = plannedCall(
  'POST',
  '/user/external-sources',
  'professional',
  'The same call in its plural spelling',
);
