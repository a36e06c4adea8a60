/** API-1: how a program of an agency uses Estia. Written from the calls themselves; its commands are run by tests. */

import { formatLongDate } from '@estia/contract/format';
import { findByName } from '@estia/contract/map-names';
import { longPage } from '@estia/contract/pages/page-layout-messages';
import type { Locale } from '@estia/contract/pair';
import { requireValue } from '@estia/contract/require-value';
import { listDocumentedCalls, writeCurl } from '@estia/contract/sources/developers/agency-api-examples';
import { callMessages, developerMessages as words } from '@estia/contract/sources/developers/developer-messages';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { DocumentLayout } from '../features/pages/DocumentLayout.tsx';
import { FeedFileLinks } from '../features/sources/FeedFileLinks.tsx';
import { cachePublicFor } from '../platform/cache-headers.ts';
import { getOrigin } from '../platform/load-context.ts';
import { getLocale, stripLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { pathTo } from '../platform/paths/path-to.ts';
import css from './developers.module.css';

export function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  const origin = getOrigin(context);
  const calls = listDocumentedCalls().map((documented) => {
    const { key, method, path, scope } = documented.call;
    return {
      id: key.replaceAll(/[^a-z]+/gi, '-').toLowerCase(),
      title: requireValue(findByName(callMessages, key))[locale],
      address: `${method} /api${path}`,
      scope: scope ?? null,
      command: writeCurl(origin, documented),
      reply: JSON.stringify(documented.example.reply, null, 2),
    };
  });
  return { origin, calls };
}

export const headers = () => cachePublicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale,
    path: stripLocale(location.pathname),
    title: words.title[locale],
    description: words.lead[locale],
  });
}

const error = `{
  "message": "Please check your details",
  "code": "invalid_input",
  "fields": { "price": "out_of_range" }
}`;

export default function DevelopersScreen() {
  const { calls } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const sections = [
    { id: 'key', text: words.keyTitle[locale] },
    { id: 'limits', text: words.limitsTitle[locale] },
    { id: 'pages', text: words.pagesTitle[locale] },
    { id: 'errors', text: words.errorsTitle[locale] },
    { id: 'feeds', text: words.feedsTitle[locale] },
    { id: 'calls', text: words.callsTitle[locale] },
  ] as const;
  const [key, limits, pages, errors, feeds, all] = sections;
  return (
    <DocumentLayout
      locale={locale}
      title={words.title[locale]}
      lead={words.lead[locale]}
      dated={longPage.updated[locale](formatLongDate(words.updated, locale))}
      sections={sections}
    >
      <div className={css.text}>
        <h2 id={key.id}>{key.text}</h2>
        <p>{words.keyText[locale]}</p>
        <Code label={words.command[locale]}>{'export ESTIA_KEY="estia_…"'}</Code>
        <p>{words.keySafe[locale]}</p>
        <p>
          <a href={pathTo(locale, '/dashboard/properties/external-sources/api')}>{words.toKeys[locale]}</a>
        </p>
        <h2 id={limits.id}>{limits.text}</h2>
        <p>{words.limitsText[locale]}</p>
        <Code label={`${words.answer[locale]}: ${limits.text}`}>
          {'RateLimit-Limit: 600\nRateLimit-Remaining: 599\nRateLimit-Reset: 60'}
        </Code>
        <p>{words.limitsOver[locale]}</p>
        <Code label={`${words.answer[locale]}: 429`}>Retry-After: 12</Code>
        <h2 id={pages.id}>{pages.text}</h2>
        <p>{words.pagesText[locale]}</p>
        <Code label={`${words.answer[locale]}: ${pages.text}`}>
          {'"next_cursor": "WyIyMDI2…"  →  ?cursor=WyIyMDI2…'}
        </Code>
        <h2 id={errors.id}>{errors.text}</h2>
        <p>{words.errorsText[locale]}</p>
        <Code label={`${words.answer[locale]}: ${errors.text}`}>{error}</Code>
        <h2 id={feeds.id}>{feeds.text}</h2>
        <p>{words.feedsText[locale]}</p>
        <p>
          <a href={pathTo(locale, '/feed-validator')}>{words.toValidator[locale]}</a>
        </p>
        <FeedFileLinks locale={locale} />
        <h2 id={all.id}>{all.text}</h2>
        <p>{words.callsText[locale]}</p>
        <p>
          <a href="/api/openapi.json">{words.openApi[locale]}</a>
        </p>
        {calls.map((call) => (
          <CallSection key={call.id} locale={locale} call={call} />
        ))}
      </div>
    </DocumentLayout>
  );
}

type DocumentedCall = ReturnType<typeof loader>['calls'][number];

function CallSection({ locale, call }: { locale: Locale; call: DocumentedCall }) {
  return (
    <section aria-labelledby={call.id}>
      <h3 id={call.id}>{call.title}</h3>
      <p>
        <code>{call.address}</code>
      </p>
      <p className={css.scope}>
        {words.scope[locale]}:{' '}
        {call.scope ? (
          <>
            <code>{call.scope}</code> ({words.scopeNames[call.scope][locale]})
          </>
        ) : (
          words.anyScope[locale]
        )}
      </p>
      <Code label={`${words.command[locale]}: ${call.title}`} command>
        {call.command}
      </Code>
      <details>
        <summary>
          {words.answer[locale]}
          <span className="vh">: {call.title}</span>
        </summary>
        <Code label={`${words.answer[locale]}: ${call.title}`}>{call.reply}</Code>
      </details>
    </section>
  );
}

/** Long lines scroll inside it: it can be reached with the keyboard and has a name. */
function Code({ label, command = false, children }: { label: string; command?: boolean; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
    <section className={css.code} tabIndex={0} aria-label={label}>
      <pre data-command={command || undefined}>
        <code>{children}</code>
      </pre>
    </section>
  );
}
