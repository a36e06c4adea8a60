/** Screens of one source of listings: a reading before, during and after, and what a person settles. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale } from '@estia/contract/pair';
import {
  columnMappingMessages,
  placeMappingMessages,
  valueMappingMessages,
} from '@estia/contract/sources/screens/mapping-screen-messages';
import { runScreenMessages as words } from '@estia/contract/sources/screens/run-screen-messages';
import { itemRefusalMessages } from '@estia/contract/sources/source-messages';
import { testScreens } from '../support/screens.ts';
import { type BuiltSource, buildSource, uploadTable } from '../support/sources.ts';
import { createUser, signInAs } from '../support/users.ts';
import { createVisitors, type Visit } from '../support/visitors.ts';

const PATH = '/dashboard/properties/external-sources';
let built: BuiltSource = { sourceId: 0, runId: 0 };

async function signInAgency({ page }: Visit, locale: Locale) {
  const agency = await createUser({ role: roleIds.agency, locale });
  await signInAs(page, agency);
  return agency;
}
const withRun = (state: Parameters<typeof buildSource>[2]) => async (visit: Visit, locale: Locale) => {
  built = await buildSource((await signInAgency(visit, locale)).id, locale, state);
};
const runPath = async () => `${PATH}/${built.sourceId}/runs/${built.runId}`;

testScreens(createVisitors(), [
  {
    title: '[EXTS-2] a reading that waits for a yes, with all that may be wrong',
    before: withRun('review'),
    path: runPath,
    ready: async (page, locale) => {
      await page.getByRole('button', { name: words.confirm[locale] }).waitFor();
      await page
        .locator('summary')
        .filter({ hasText: words.leftOut[locale](1, '1') })
        .click();
    },
  },
  {
    title: '[EXTS-2] a reading that is done, and what was not',
    before: withRun('done'),
    path: async () => `${await runPath()}?show=refused`,
    ready: (page, locale) => page.getByText(itemRefusalMessages.over_limit.problem[locale]).first().waitFor(),
  },
  {
    title: '[EXTS-2] values to settle',
    before: withRun('review'),
    path: async () => `${PATH}/${built.sourceId}/values?show=all`,
    ready: (page, locale) => page.getByText(valueMappingMessages.left[locale](2, '2')).waitFor(),
  },
  {
    title: '[EXTS-2] areas to settle',
    before: withRun('review'),
    path: async () => `${PATH}/${built.sourceId}/places`,
    ready: (page, locale) => page.getByText(placeMappingMessages.left[locale](2, '2')).waitFor(),
  },
  {
    title: '[EXTS-2] columns to settle',
    before: async (visit, locale) => {
      built = { sourceId: await uploadTable(await signInAgency(visit, locale)), runId: 0 };
    },
    path: async () => `${PATH}/${built.sourceId}/columns`,
    ready: (page, locale) => page.getByText(columnMappingMessages.guessed[locale]).waitFor(),
  },
]);
