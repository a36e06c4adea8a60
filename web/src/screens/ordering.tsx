/** DISC-1: what every list means and how results are ordered, for everyone to read. */
import { discover, sortBy, sortNames, ordering as words } from '@estia/contract/search/messages';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { publicFor } from '../platform/caching.ts';
import { head } from '../platform/head.ts';
import { originFrom } from '../platform/load-context.ts';
import { bare, localeOf, useLocale } from '../platform/locale.ts';
import { tabs } from './home/discover-tabs.ts';
import css from './ordering.module.css';

export const loader = ({ context }: LoaderFunctionArgs) => ({ origin: originFrom(context) });

export const headers = () => publicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = localeOf(location.pathname);
  return head({
    origin: loaderData?.origin ?? '',
    locale,
    path: bare(location.pathname),
    title: words.title[locale],
    description: words.lead[locale],
  });
}

export default function Ordering() {
  useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <article className={`${css.text} wrap`}>
      <h1>{words.title[locale]}</h1>
      <p className={css.lead}>{words.lead[locale]}</p>
      <h2>{words.listsTitle[locale]}</h2>
      <dl>
        {tabs.map((tab) => (
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
      <h2>{words.sortTitle[locale]}</h2>
      <dl>
        <div>
          <dt>
            {sortBy[locale]}: {sortNames.auto[locale]}
          </dt>
          <dd>{words.auto[locale]}</dd>
        </div>
      </dl>
      <p>{words.others[locale]}</p>
    </article>
  );
}
