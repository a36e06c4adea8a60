/** Query of a search → the fields of its filter, as texts: the server reads them as it reads an address. */

import type { CallRequest } from '@estia/contract/call';
import type { CallByKey } from '@estia/contract/calls';
import { paramsToFields } from '@estia/contract/search/codec';

type Filter = CallRequest<CallByKey['POST /user/saved-searches']>['body']['filter'];

export const getQueryFields = (query: string): Filter => paramsToFields(new URLSearchParams(query));
