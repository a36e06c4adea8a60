/** PAGE-1: the My Home programme: where it stands, its terms then and now, and the search that always works. */
import { formatLongDate } from '@estia/contract/format';
import { programmeName, myHomeMessages as words } from '@estia/contract/rules/my-home-messages';
import type { RuleParams } from '@estia/contract/rules/rule-params';
import { getRulePresets } from '@estia/contract/rules/rule-searches';
import { searchPath } from '@estia/contract/search/codec';
import { type ComponentType, useEffect, useState } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Paragraphs, RuleDates } from '../features/rules/RuleDates.tsx';
import css from '../features/rules/rules.module.css';
import { cachePublicFor, headersFromLoader } from '../platform/cache-headers.ts';
import { orThrowFailure } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { buttonClass } from '../ui/button.ts';
import { formatDashedDate } from './my-home/format-date.ts';
import { ProgrammeTerms } from './my-home/ProgrammeTerms.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const [{ rules }, { versions }] = await Promise.all([
    orThrowFailure(callApi('GET /site/rules')),
    orThrowFailure(callApi('GET /site/rules/{code}', { params: { code: 'my_home' } })),
  ]);
  const { my_home, my_home_preset } = rules;
  // The newest version of each programme, the oldest programme first.
  const last = new Map<number, RuleParams<'my_home'>>();
  for (const version of versions) {
    const params = version.params as unknown as RuleParams<'my_home'>;
    if (!last.has(params.programme)) last.set(params.programme, params);
  }
  return data(
    {
      rule: { ...my_home, text: my_home.text[locale] },
      programmes: [...last.values()].sort((a, b) => a.programme - b.programme),
      history: versions.slice(1).map(({ version, valid_from, text }) => ({ version, valid_from, text: text[locale] })),
      house: my_home_preset.params,
      search: searchPath(getRulePresets(rules).myHouse),
      tags: createPageMeta({
        origin: getOrigin(context),
        locale,
        path: '/my-home',
        title: words.title[locale],
        description: words.description[locale],
      }),
    },
    { headers: cachePublicFor(60) },
  );
}

export const headers = headersFromLoader;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.tags ?? [];

type Rule = ReturnType<typeof useLoaderData<typeof loader>>['rule'];

function getProgrammeState({ status, params }: Rule, locale: 'el' | 'en'): string {
  const name = programmeName[locale](params.programme);
  if (status === 'closed')
    return params.ends_on ? words.ended[locale](name, formatDashedDate(params.ends_on)) : words.closed[locale](name);
  return params.apply_until
    ? words.openUntil[locale](name, formatDashedDate(params.apply_until))
    : words.open[locale](name);
}

/** Comes after the page: it needs script, and who has none misses nothing they could use. */
function useLazyEligibilityCheck() {
  const [Part, setPart] = useState<ComponentType<CalculatorProps> | null>(null);
  useEffect(() => {
    import('./my-home/EligibilityCheck.tsx').then(
      ({ EligibilityCheck: Fits }) => setPart(() => Fits),
      () => {},
    );
  }, []);
  return Part;
}
type CalculatorProps = { params: RuleParams<'my_home'>; closed: boolean; locale: 'el' | 'en' };

export default function MyHome() {
  const { rule, programmes, history, house, search } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const Calculator = useLazyEligibilityCheck();
  return (
    <article className={`${css.page} wrap`}>
      <h1>{words.title[locale]}</h1>
      <p className={css.lead}>{words.lead[locale]}</p>
      <p className={css.state}>{getProgrammeState(rule, locale)}</p>
      <RuleDates rule={rule} words={words} locale={locale} />

      <section className={css.section} aria-labelledby="search">
        <div className={`${css.card} ${css.wide}`}>
          <h2 id="search">{words.searchTitle[locale]}</h2>
          <p>{words.searchText[locale](house.price_max, house.area_max, house.year_max)}</p>
          <a className={buttonClass('accent')} href={localizePath(locale, search)}>
            {words.viewProperties[locale](house.price_max)}
          </a>
        </div>
      </section>

      <section className={css.section} aria-labelledby="now">
        <h2 id="now">{words.nowTitle[locale]}</h2>
        <div className={css.text}>
          <Paragraphs text={rule.text} />
        </div>
        <p className={css.caution}>{words.notAdvice[locale]}</p>
      </section>

      <div className={css.section}>
        <h2>{words.tableTitle[locale]}</h2>
        <p>{words.tableText[locale]}</p>
        <ProgrammeTerms programmes={programmes} locale={locale} />
      </div>

      {Calculator && <Calculator params={rule.params} closed={rule.status === 'closed'} locale={locale} />}

      {history.length > 0 && (
        <section className={css.section} aria-labelledby="history">
          <h2 id="history">{words.historyTitle[locale]}</h2>
          <ol className={css.versions}>
            {history.map(({ version, valid_from, text }) => (
              <li key={version}>
                <b>{words.history[locale](formatLongDate(valid_from, locale))}</b>
                <Paragraphs text={text} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}
