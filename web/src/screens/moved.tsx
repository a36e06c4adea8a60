/** An address of the past: it leads to today's one for good, in the same language, with its query. */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { notFound } from '../platform/failures.ts';
import { bare, localeOf, to } from '../platform/locale.ts';
import { moved } from '../routes.ts';

export function loader({ url }: LoaderFunctionArgs): Response {
  const { pathname, search } = url;
  const path = bare(pathname).replace(/\/+$/, '');
  const target = moved.get(path) ?? notFound();
  return redirect(`${to(localeOf(pathname), target)}${search}`, 301);
}

export default function Moved() {
  return null;
}
