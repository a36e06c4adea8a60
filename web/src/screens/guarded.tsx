/** The one guard of private addresses. There are no sessions yet, so every visitor is sent to log in and comes back. */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { unkept } from '../platform/caching.ts';
import { localeOf, to } from '../platform/locale.ts';

export function loader({ url }: LoaderFunctionArgs): Response {
  const next = encodeURIComponent(`${url.pathname}${url.search}`);
  return redirect(`${to(localeOf(url.pathname), '/auth/login')}?next=${next}`, { headers: unkept });
}

export default function Guarded() {
  return null;
}
