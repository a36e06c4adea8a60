/** PAGE-1: words of Greek property matters, from A to Z in the reader's language, each at an address of its own. */
import { formatLongDate } from '@estia/contract/format';
import { glossaryTerms, glossary as words } from '@estia/contract/pages/glossary-messages';
import { longPage } from '@estia/contract/pages/page-layout-messages';
import type { Locale } from '@estia/contract/pair';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { DocumentLayout } from '../../features/pages/DocumentLayout.tsx';
import { cachePublicFor } from '../../platform/cache-headers.ts';
import { getOrigin } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { createPageMeta } from '../../platform/page-meta.ts';
import css from './glossary.module.css';

/** «Ά» stands under «Α». */
const getInitialLetter = (name: string): string => (name.normalize('NFD')[0] ?? '').toUpperCase();

function getEntries(locale: Locale) {
  const other = locale === 'el' ? 'en' : 'el';
  const { compare } = new Intl.Collator(locale);
  return glossaryTerms
    .map(({ id, name, text }) => ({ id, name: name[locale], other: name[other], text: text[locale] }))
    .sort((a, b) => compare(a.name, b.name));
}

export function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  const { title, lead, note, letters, updated } = words;
  const groups = [...Map.groupBy(getEntries(locale), ({ name }) => getInitialLetter(name))].map(
    ([letter, entries]) => ({
      letter,
      id: `letter-${letter.codePointAt(0)}`,
      entries,
    }),
  );
  return {
    title: title[locale],
    lead: lead[locale],
    note: note[locale],
    letters: letters[locale],
    updated,
    groups,
    origin: getOrigin(context),
  };
}

export const headers = () => cachePublicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale: getLocale(location.pathname),
    path: '/glossary',
    title: loaderData?.title ?? '',
    description: loaderData?.lead ?? '',
  });
}

export default function Glossary() {
  const page = useLoaderData<typeof loader>();
  const locale = useLocale();
  const other = locale === 'el' ? 'en' : 'el';
  return (
    <DocumentLayout
      locale={locale}
      title={page.title}
      lead={page.lead}
      dated={longPage.updated[locale](formatLongDate(page.updated, locale))}
      sections={[]}
    >
      <nav className={css.letters} aria-label={page.letters}>
        <ul>
          {page.groups.map(({ letter, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {page.groups.map(({ letter, id, entries }) => (
        <section key={id} className={css.group} aria-labelledby={id}>
          <h2 id={id}>{letter}</h2>
          <dl>
            {entries.map((entry) => (
              <div key={entry.id} id={entry.id}>
                <dt>
                  <a href={`#${entry.id}`}>{entry.name}</a>
                  {entry.other !== entry.name && (
                    <span className={css.other} lang={other}>
                      {entry.other}
                    </span>
                  )}
                </dt>
                <dd>{entry.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={css.note}>{page.note}</p>
    </DocumentLayout>
  );
}
