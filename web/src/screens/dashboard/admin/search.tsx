/** ADMN-5: everything that a code, a number, a name or an address may stand for. */
import { adminSearchMessages as words } from '@estia/contract/admin-search/messages';
import { searchLimits } from '@estia/contract/admin-search/model';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { AdminSearchBox } from '../../../features/admin-search/AdminSearchBox.tsx';
import { FoundTables } from '../../../features/admin-search/FoundTables.tsx';
import { orThrowFailure } from '../../../platform/failures.ts';
import { readFormValues } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';

export async function action({ context, request }: ActionFunctionArgs) {
  const { text: typed = '' } = await readFormValues(request);
  const text = typed.trim().slice(0, searchLimits.longest);
  if (text === '') return { text, found: null };
  const found = await orThrowFailure(getApiClient(context)('POST /adminPanel/search', { body: { text } }));
  return { text, found };
}

export const meta = createPrivateMeta(words.title);

export default function AdminSearch() {
  const { text = '', found = null } = useActionData<typeof action>() ?? {};
  const locale = useLocale();
  const isEmpty =
    found !== null && found.users.length + found.listings.length + found.invoices.length + found.cases.length === 0;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.hint[locale]} />
      <AdminSearchBox locale={locale} text={text} isPage />
      {found === null && <Notice title={words.start[locale]} text={words.startText[locale]} />}
      {isEmpty && <Notice title={words.none[locale]} text={words.noneText[locale]} />}
      {found && !isEmpty && <FoundTables locale={locale} found={found} />}
    </>
  );
}
