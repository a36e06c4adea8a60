/** The document around every page: head, header, footer. On public pages it carries nothing of the visitor. */
// First of all imports: base.css declares the order of the layers, and the first to name a layer decides.
import './styles/tokens.css';
import './styles/base.css';

import { areaPath, typeSlugs } from '@estia/contract/search/area-path';
import { skip } from '@estia/contract/site/messages';
import greekFace from '@fontsource-variable/commissioner/files/commissioner-greek-wght-normal.woff2?url';
import latinFace from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import icon from './art/icon.svg';
import { LazyConsentManager } from './features/consent/LazyConsentManager.tsx';
import { Footer } from './features/site/Footer.tsx';
import { Header } from './features/site/Header.tsx';
import { NavigationProgress } from './features/site/NavigationProgress.tsx';
import { StalePageNotice } from './features/site/PageTimestamp.tsx';
import { getChangedPresets } from './platform/changed-presets.ts';
import { useClientNavigation, useFocusOnNavigation } from './platform/client-navigation.ts';
import { getFailure, settle } from './platform/failures.ts';
import { getApiClient, getFlash, reportRoute } from './platform/load-context.ts';
import { getLocale, useLocale } from './platform/locale.ts';
import { getCurrentMinute } from './platform/page-time.ts';
import { isPrivatePath } from './platform/private-paths.ts';
import { findSessionUser } from './platform/session.ts';
import { useLazyModule } from './platform/use-lazy-module.ts';
import { ErrorScreen, NotFoundScreen } from './ui/ErrorScreens.tsx';
import { IconSprite } from './ui/icon/Icon.tsx';
import { ToastRegions } from './ui/toast/ToastRegions.tsx';

/** Before everything: a page that then fails or leads on is counted by its route too. */
export const middleware: MiddlewareFunction<Response>[] = [({ context, pattern }) => reportRoute(context, pattern)];

/** Menus need the types of category 1, the footer the biggest places; without them both are shorter and the page stands. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  const callApi = getApiClient(context);
  const [types, categories, biggest, operator, rules, session] = await Promise.all([
    settle(callApi('GET /property/types', { query: { category_id: 1 } })),
    settle(callApi('GET /property/categories')),
    settle(callApi('GET /property/biggest-areas')),
    settle(callApi('GET /site/operator')),
    settle(callApi('GET /site/rules')),
    isPrivatePath(url.pathname) ? settle(findSessionUser(context)) : null,
  ]);
  const flash = getFlash(context);
  return {
    ...(flash === null ? {} : { flash: `${url.pathname} ${flash}` }),
    ...(session?.ok && session.value ? { user: session.value } : {}),
    ...(rules.ok ? getChangedPresets(rules.value.rules) : {}),
    operator: operator.ok ? operator.value.operator : null,
    now: getCurrentMinute(),
    /** With short menus or without its operator a page is shown, but not cached. */
    isComplete: [types, categories, biggest, operator].every((part) => part.ok),
    year: new Date().getFullYear(),
    areas: biggest.ok ? biggest.value.places.map((area) => ({ name: area.name[locale], path: areaPath(area) })) : [],
    categories: categories.ok
      ? categories.value.rows.map((row) => ({ id: row.category_id, name: row.name[locale] }))
      : [],
    types: types.ok
      ? types.value.rows.map((row) => ({ slug: typeSlugs[row.type_id] ?? '', name: row.name[locale] }))
      : [],
  };
}

/** The frame is the same on every page of a language. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  getLocale(currentUrl.pathname) !== getLocale(nextUrl.pathname);

const loadNote = () => import('./features/accounts/dashboard/LandedNote.tsx');
const loadHeaderSearchForm = () => import('./screens/header-search/HeaderSearchForm.tsx');

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const frame = useRouteLoaderData<typeof loader>('root');
  return (
    // The early script adds marks of its own.
    <html lang={locale} data-session={frame?.user ? '' : undefined} suppressHydrationWarning>
      <head>
        {/* Filled in by entry.server.tsx. React has to know it: it would take a script it does not know for one of its own. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set */}
        <script data-early="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#172038" />
        {locale === 'el' && <link rel="preload" href={greekFace} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <link rel="preload" href={latinFace} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href={locale === 'en' ? '/en.webmanifest' : '/el.webmanifest'} />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip" href="#main">
          {skip[locale]}
        </a>
        <IconSprite />
        <LazyConsentManager locale={locale} />
        <Header
          locale={locale}
          types={frame?.types ?? []}
          categories={frame?.categories ?? []}
          loadSearch={loadHeaderSearchForm}
          user={frame?.user}
        />
        <NavigationProgress locale={locale} />
        <StalePageNotice locale={locale} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer
          locale={locale}
          year={frame?.year ?? new Date().getFullYear()}
          areas={frame?.areas ?? []}
          operator={frame?.operator ?? null}
        />
        <ToastRegions />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useClientNavigation();
  useFocusOnNavigation();
  const locale = useLocale();
  const { part, want } = useLazyModule(loadNote);
  useEffect(() => {
    if (location.search.includes('flash=') && !isPrivatePath(location.pathname)) want();
  }, [want]);
  return (
    <>
      {part && <part.LandedNote locale={locale} />}
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const locale = useLocale();
  useClientNavigation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen locale={locale} />;
  return <ErrorScreen locale={locale} failure={getFailure(isRouteErrorResponse(error) ? error.data : error)} />;
}
