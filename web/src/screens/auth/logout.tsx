/** AUTH-5. Every menu posts here; the page itself is for whoever opens the address. */
import { logoutPage as words } from '@estia/contract/accounts/auth-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { Door, DoorActs, DoorLink } from '../../features/accounts/Door.tsx';
import { privateHead } from '../../platform/door.ts';
import { orRaise } from '../../platform/failures.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { sessionOf } from '../../platform/session.ts';
import { forgetPerson } from '../../platform/tab.ts';
import { Form, Submit } from '../../ui/form/index.ts';

export const meta = privateHead(words.title);

export async function loader({ context, url }: LoaderFunctionArgs) {
  if (!(await sessionOf(context))) throw redirect(to(localeOf(url.pathname), '/'), 302);
  return null;
}

export async function action({ context, url }: ActionFunctionArgs) {
  await orRaise(askFrom(context)('POST /user/logout'));
  return redirect(to(localeOf(url.pathname), '/'), 303);
}

export default function Logout() {
  const locale = useLocale();
  return (
    <Door title={words.title[locale]} lead={words.lead[locale]}>
      <Form onSubmit={forgetPerson}>
        <DoorActs>
          <Submit locale={locale}>{words.act[locale]}</Submit>
          <DoorLink href={to(locale, '/dashboard')}>{words.stay[locale]}</DoorLink>
        </DoorActs>
      </Form>
    </Door>
  );
}
