/** What the address of an admin's list says beside its filters: order, length of a page, and the selection that rows are added to. */
import { adminPageSizes } from '@estia/contract/admin-lists/list-choices';

type SortOrder = 'asc' | 'desc';

/** The first sort is the one of a bare address, downwards. */
export function parseListSort<Sort extends string>({ searchParams }: URL, sorts: readonly [Sort, ...Sort[]]) {
  const sort = sorts.find((each) => each === searchParams.get('sort')) ?? sorts[0];
  const order: SortOrder = searchParams.get('order') === 'asc' ? 'asc' : 'desc';
  return { sort, order };
}

export const parsePageSize = ({ searchParams }: URL, usual: (typeof adminPageSizes)[number] = '10'): number =>
  Number(adminPageSizes.find((each) => each === searchParams.get('per')) ?? usual);

/** What a filter form sends along, so that filtering keeps order and length. */
export function pickListParams({ searchParams }: URL): Record<string, string> {
  const params = ['sort', 'order', 'per', 'selection'].map((name) => [name, searchParams.get(name)] as const);
  return Object.fromEntries(params.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
