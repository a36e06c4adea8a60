/** What the list of users is filtered by, from its address or from the form that asks for the file. */
import { roles, statuses } from '@estia/contract/accounts/admin-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { listNames } from '@estia/contract/map-names';

export const roleOptions = [
  { value: `${roleIds.admin}`, label: roles.admin },
  { value: `${roleIds.individual}`, label: roles.individual },
  { value: `${roleIds.agency}`, label: roles.professional },
] as const;

const findValue = <T extends string>(text: string | null, known: readonly T[]): T | undefined =>
  known.find((each) => each === text);

export const parseUserFilter = (searchParams: URLSearchParams) => ({
  search: searchParams.get('search')?.trim().slice(0, 120) || undefined,
  role_id: findValue(
    searchParams.get('role_id'),
    roleOptions.map(({ value }) => value),
  ),
  status: findValue(searchParams.get('status'), listNames(statuses)),
});
