/** An address of the past: it leads to today's one for good, in the same language, with its query. */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { throwNotFound } from '../platform/failures.ts';
import { getLocale, localizePath, stripLocale } from '../platform/locale.ts';
import { redirects } from '../routes.ts';

export function loader({ url }: LoaderFunctionArgs): Response {
  const { pathname, search } = url;
  const path = stripLocale(pathname).replace(/\/+$/, '');
  const target = redirects.get(path) ?? throwNotFound();
  return redirect(`${localizePath(getLocale(pathname), target)}${search}`, 301);
}

export default function LegacyRedirect() {
  return null;
}
