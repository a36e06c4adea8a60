/** The frame of the dashboard, and its guard: visitors log in first, admins have given a second factor, others see no admin. */

import { roleIds } from '@estia/contract/accounts/roles';
import { useEffect } from 'react';
import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { Outlet, redirect, useLoaderData, useLocation } from 'react-router';
import { DashboardNav } from '../../features/accounts/dashboard/DashboardNav.tsx';
import { LandingFlashMessage } from '../../features/accounts/login/LandingFlashMessage.tsx';
import { AdminSearchBox } from '../../features/admin-search/AdminSearchBox.tsx';
import { loadFavorites } from '../../features/favorites/favorites.ts';
import { TermsBanner } from '../../features/pages/TermsBanner.tsx';
import { UnsentForm } from '../../features/site/UnsentForm.tsx';
import { loadWorkBar } from '../../features/work-queue/load-work-bar.ts';
import { WorkBar } from '../../features/work-queue/WorkBar.tsx';
import { setPageAccount } from '../../platform/api-client.ts';
import { settle, throwNotFound } from '../../platform/failures.ts';
import { readFormData } from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { addNextParam, findSessionUser, SECURITY } from '../../platform/session.ts';
import { forgetVisitor } from '../../platform/tab-storage.ts';
import { returnPath } from '../../platform/unsent.ts';
import { FORM_AUTHOR, FORM_REMEMBERED } from '../../platform/use-current-path.ts';
import { AthensTimeNote } from '../../ui/AthensTimeNote.tsx';
import { checkRouteAccess } from './route-guard.ts';

/**
 * Whether a form goes to the page that gives it back to whoever wrote it: because the session is another account's by
 * now, or has ended and the tab does not remember the form (platform/unsent.ts).
 */
async function goesBackToAuthor(request: Request, user: { user_id: number } | null): Promise<boolean> {
  const form = await readFormData(request.clone());
  const author = form.get(FORM_AUTHOR);
  if (typeof author !== 'string') return false;
  return user === null ? !form.has(FORM_REMEMBERED) : author !== String(user.user_id);
}

/**
 * Runs before every loader and action inside. Of who may not be here it lets through nothing but reading a page that is
 * then not found: its loaders run, and every call they make asks for the viewer's own rights.
 */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, pattern, request, url }, next) => {
    const locale = getLocale(url.pathname);
    const user = await findSessionUser(context);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // 307: the browser sends all of it on, to a page that gives it back.
    if (!isRead && (await goesBackToAuthor(request, user)))
      throw redirect(addNextParam(pathTo(locale, '/auth/unsent'), returnPath(url, user === null)), 307);
    if (!user) throw redirect(addNextParam(pathTo(locale, '/auth/login'), returnPath(url, !isRead)), 302);
    const verdict = checkRouteAccess(pattern, user);
    if (verdict === 'second_factor_required') throw redirect(localizePath(locale, SECURITY), 302);
    // The loader below answers a read, so that the site's header is drawn around the error.
    if (verdict !== 'ok' && !isRead) throwNotFound();
    return next();
  },
];

export async function loader({ context, pattern, url }: LoaderFunctionArgs) {
  const user = await findSessionUser(context);
  if (!user || checkRouteAccess(pattern, user) !== 'ok') return throwNotFound();
  // The frame stands without its badge.
  const callApi = getApiClient(context);
  const isActingAdmin = user.role_id === roleIds.admin && user.has_second_factor;
  const [inbox, terms, waiting, workBar] = await Promise.all([
    settle(callApi('GET /inbox/unread')),
    settle(callApi('GET /user/terms')),
    isActingAdmin ? settle(callApi('GET /adminPanel/waiting')) : null,
    isActingAdmin ? loadWorkBar(callApi, url, getLocale(url.pathname)) : null,
  ]);
  return {
    user,
    unread: inbox.ok ? inbox.value.unread : 0,
    terms: terms.ok ? terms.value : null,
    waiting: waiting?.ok ? waiting.value : null,
    workBar,
    isActingAdmin,
  };
}

export default function DashboardLayout() {
  const { user, unread, terms, waiting, workBar, isActingAdmin } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { pathname } = useLocation();
  // That page has a search of its own, with what was typed.
  const searchesHere = isActingAdmin && !/\/dashboard\/admin\/search\/?$/.test(pathname);
  useEffect(() => setPageAccount(user.user_id), [user.user_id]);
  useEffect(forgetVisitor, []);
  // Here is where a login leads: what the browser stored before it goes to the account.
  useEffect(() => void loadFavorites(), []);
  return (
    <DashboardNav locale={locale} user={user} unread={unread} waiting={waiting}>
      <LandingFlashMessage locale={locale} />
      <UnsentForm locale={locale} account={user.user_id} />
      {searchesHere && <AdminSearchBox locale={locale} />}
      {terms && <TermsBanner locale={locale} terms={terms} />}
      {workBar && <WorkBar locale={locale} bar={workBar} />}
      <Outlet />
      <AthensTimeNote locale={locale} />
    </DashboardNav>
  );
}
