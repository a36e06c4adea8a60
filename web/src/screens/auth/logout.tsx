/** AUTH-5. Every menu posts here; the page itself is for whoever opens the address. */

import { logoutPage as words } from '@estia/contract/accounts/auth-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { orThrowFailure } from '../../platform/failures.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { onLogout } from '../../platform/push-account.ts';
import { findSessionUser } from '../../platform/session.ts';
import { Form, SubmitButton } from '../../ui/form/index.ts';
import { FormPage, FormPageActions, FormPageLink } from '../../ui/layout/FormPage.tsx';

export const meta = createPrivateMeta(words.title);

export async function loader({ context, url }: LoaderFunctionArgs) {
  if (!(await findSessionUser(context))) throw redirect(pathTo(getLocale(url.pathname), '/'), 302);
  return null;
}

export async function action({ context, url }: ActionFunctionArgs) {
  await orThrowFailure(getApiClient(context)('POST /user/logout'));
  return redirect(pathTo(getLocale(url.pathname), '/'), 303);
}

export default function Logout() {
  const locale = useLocale();
  return (
    <FormPage title={words.title[locale]} lead={words.lead[locale]}>
      <Form onSubmit={onLogout}>
        <FormPageActions>
          <SubmitButton locale={locale}>{words.logOut[locale]}</SubmitButton>
          <FormPageLink href={pathTo(locale, '/dashboard')}>{words.stay[locale]}</FormPageLink>
        </FormPageActions>
      </Form>
    </FormPage>
  );
}
