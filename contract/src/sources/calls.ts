import { planned } from '../call.ts';

export const sources = planned('GET', '/user/external-sources', 'professional', 'Own external sources');
export const source = planned('GET', '/user/external-source', 'professional', 'One external source');
export const addSource = planned(
  'POST',
  '/user/external-source',
  'professional',
  'Add, start, stop or remove a source',
);
export const addSources = planned(
  'POST',
  '/user/external-sources',
  'professional',
  'The same call in its plural spelling',
);
