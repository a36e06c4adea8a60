/** What the loaders and heads of the door's pages have in common. */
import type { Pair } from '@estia/contract/pair';
import { type LoaderFunctionArgs, type MetaArgs, redirect } from 'react-router';
import { newFormKey } from './forms.ts';
import { head } from './head.ts';
import { bare, localeOf } from './locale.ts';
import { landing, safeNext, sessionOf } from './session.ts';

/** ROLE-2: whoever is logged in has no business at the door. */
export async function atTheDoor({ context, url }: LoaderFunctionArgs) {
  const next = safeNext(url.searchParams.get('next'));
  const user = await sessionOf(context);
  if (user) throw redirect(landing(user, next, localeOf(url.pathname)), 302);
  return { next, formKey: newFormKey() };
}

/** `meta` of a private page: found by nobody, shared by nobody. */
export const privateHead =
  (title: Pair, description: Pair = title) =>
  ({ location }: MetaArgs) => {
    const locale = localeOf(location.pathname);
    return head({
      origin: '',
      locale,
      path: bare(location.pathname),
      title: title[locale],
      description: description[locale],
      noindex: true,
    });
  };
