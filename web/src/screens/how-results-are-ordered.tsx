/** DISC-1: what every list means and how results are ordered, for everyone to read. */
import { formatLongDate } from '@estia/contract/format';
import { longPage } from '@estia/contract/pages/page-layout-messages';
import { discover, sortBy, sortNames } from '@estia/contract/search/messages';
import { ordering as words } from '@estia/contract/search/ordering-messages';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { DocumentLayout } from '../features/pages/DocumentLayout.tsx';
import { cachePublicFor } from '../platform/cache-headers.ts';
import { getOrigin } from '../platform/load-context.ts';
import { getLocale, stripLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { discoverTabs } from './home/discover-tabs.ts';
import css from './how-results-are-ordered.module.css';

export const loader = ({ context }: LoaderFunctionArgs) => ({ origin: getOrigin(context) });

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

export default function HowResultsAreOrdered() {
  useLoaderData<typeof loader>();
  const locale = useLocale();
  const sections = [
    { id: 'lists', text: words.listsTitle[locale] },
    { id: 'sort', text: words.sortTitle[locale] },
    { id: 'weights', text: words.weightsTitle[locale] },
    { id: 'elsewhere', text: words.elsewhereTitle[locale] },
    { id: 'money', text: words.moneyTitle[locale] },
  ] as const;
  const [lists, sort, weights, elsewhere, money] = sections;
  return (
    <DocumentLayout
      locale={locale}
      title={words.title[locale]}
      lead={words.lead[locale]}
      dated={longPage.updated[locale](formatLongDate(words.updated, locale))}
      sections={sections}
    >
      <div className={css.text}>
        <h2 id={lists.id}>{lists.text}</h2>
        <dl>
          {discoverTabs.map((tab) => (
            <div key={tab}>
              <dt>{discover[tab][locale]}</dt>
              <dd>{words[tab][locale]}</dd>
            </div>
          ))}
          <div>
            <dt>{words.forYouTitle[locale]}</dt>
            <dd>{words.forYou[locale]}</dd>
          </div>
        </dl>
        <p>{words.perAdvertiser[locale]}</p>
        <h2 id={sort.id}>{sort.text}</h2>
        <dl>
          <div>
            <dt>
              {sortBy[locale]}: {sortNames.auto[locale]}
            </dt>
            <dd>{words.auto[locale]}</dd>
          </div>
        </dl>
        <p>{words.others[locale]}</p>
        <h2 id={weights.id}>{weights.text}</h2>
        <p>{words.weights[locale]}</p>
        <ul>
          {words.weightRows.map((row) => (
            <li key={row.en}>{row[locale]}</li>
          ))}
        </ul>
        <h2 id={elsewhere.id}>{elsewhere.text}</h2>
        <dl>
          <div>
            <dt>{words.similarTitle[locale]}</dt>
            <dd>{words.similar[locale]}</dd>
          </div>
          <div>
            <dt>{words.realtorsTitle[locale]}</dt>
            <dd>{words.realtors[locale]}</dd>
          </div>
        </dl>
        <h2 id={money.id}>{money.text}</h2>
        <p>{words.money[locale]}</p>
      </div>
    </DocumentLayout>
  );
}
