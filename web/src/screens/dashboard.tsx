/** The frame of the dashboard, and its guard: visitors log in first, admins have given a second factor, others see no admin. */
import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { Outlet, redirect, useLoaderData } from 'react-router';
import { DashboardNav } from '../features/accounts/DashboardNav.tsx';
import { LandingNote } from '../features/accounts/LandingNote.tsx';
import { notFound } from '../platform/failures.ts';
import { bare, localeOf, to, useLocale } from '../platform/locale.ts';
import { sessionOf, withNext } from '../platform/session.ts';

const ADMIN = /^\/dashboard\/admin(\/|$)/i;
/** Where an admin without a second factor sets one up: everything of oneself stays open. */
const OWN = /^\/dashboard\/user(\/|$)/i;

/** As the router reads an address: `/dashboard/%61dmin` is the admin's too. */
const pathOf = (url: URL): string => bare(decodeURIComponent(url.pathname));

/** Runs before every loader and action inside, so none of them is reached by who may not be here. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, request, url }, next) => {
    const locale = localeOf(url.pathname);
    const path = pathOf(url);
    const user = await sessionOf(context);
    if (!user) throw redirect(withNext(to(locale, '/auth/login'), `${url.pathname}${url.search}`), 302);
    const isAdmin = user.role_id === 1;
    // A page that is not found is drawn by the loader below, with the frame around it; a form is simply refused.
    if (ADMIN.test(path) && !isAdmin && request.method !== 'GET' && request.method !== 'HEAD') notFound();
    if (isAdmin && !user.strong && !OWN.test(path)) throw redirect(to(locale, '/dashboard/user/security'), 302);
    return next();
  },
];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const user = await sessionOf(context);
  if (!user || (ADMIN.test(pathOf(url)) && user.role_id !== 1)) return notFound();
  return { user };
}

export default function Dashboard() {
  const { user } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <DashboardNav locale={locale} user={user}>
      <LandingNote locale={locale} />
      <Outlet />
    </DashboardNav>
  );
}
