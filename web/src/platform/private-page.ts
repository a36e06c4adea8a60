/** What the loaders and heads of the door's pages have in common. */
import type { Pair } from '@estia/contract/pair';
import { type LoaderFunctionArgs, type MetaArgs, redirect } from 'react-router';
import { createIdempotencyKey } from './forms.ts';
import { getLocale, stripLocale } from './locale.ts';
import { createPageMeta } from './page-meta.ts';
import { findSessionUser, getLandingPath, parseNextPath } from './session.ts';

/** ROLE-2: whoever is logged in has no business at the door. */
export async function loadGuestPage({ context, url }: LoaderFunctionArgs) {
  const next = parseNextPath(url.searchParams.get('next'));
  const user = await findSessionUser(context);
  if (user) throw redirect(getLandingPath(user, next, getLocale(url.pathname)), 302);
  return { next, formKey: createIdempotencyKey() };
}

/** `meta` of a private page: found by nobody, shared by nobody. */
export const createPrivateMeta =
  (title: Pair, description: Pair = title) =>
  ({ location }: MetaArgs) => {
    const locale = getLocale(location.pathname);
    return createPageMeta({
      origin: '',
      locale,
      path: stripLocale(location.pathname),
      title: title[locale],
      description: description[locale],
      noindex: true,
    });
  };
