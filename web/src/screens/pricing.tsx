/**
 * SUBS-1: what Estia costs, for everybody: nothing for owners, a plan by active listings for agencies, with and without
 * VAT.
 */

import { planList } from '@estia/contract/subscriptions/plan-messages';
import { pricing as words } from '@estia/contract/subscriptions/pricing-messages';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PlanTable } from '../features/subscriptions/PlanTable.tsx';
import { cachePublicFor, headersFromLoader } from '../platform/cache-headers.ts';
import { orThrowFailure } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { pathTo } from '../platform/paths/path-to.ts';
import { buttonClass } from '../ui/button.ts';
import css from './pricing.module.css';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  const plans = await orThrowFailure(getApiClient(context)('GET /user/subscriptions/plans'));
  const tags = createPageMeta({
    origin: getOrigin(context),
    locale,
    path: '/pricing',
    title: words.title[locale],
    description: words.description[locale],
  });
  return data({ plans, tags }, { headers: cachePublicFor(60) });
}

export const headers = headersFromLoader;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.tags ?? [];

export default function Pricing() {
  const { plans } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <article className={`${css.page} wrap`}>
      <header className={css.head}>
        <h1>{words.title[locale]}</h1>
        <p>{words.lead[locale]}</p>
      </header>
      <section className={css.owners} aria-labelledby="owners">
        <div>
          <h2 id="owners">{words.owners[locale]}</h2>
          <p className={css.free}>{words.free[locale]}</p>
          <p>{words.ownersText[locale]}</p>
        </div>
        <a className={buttonClass('outline')} href={pathTo(locale, '/select-property')}>
          {words.listProperty[locale]}
        </a>
      </section>
      <section aria-labelledby="offices">
        <div className={css.offices}>
          <div>
            <h2 id="offices">{words.agencies[locale]}</h2>
            <p>
              {plans.free_months > 0 && <b>{words.freeMonths[locale](plans.free_months)}</b>}{' '}
              {words.agenciesText[locale]}
            </p>
          </div>
          <a className={buttonClass('accent')} href={`${pathTo(locale, '/auth/signup')}?as=professional`}>
            {words.registerAgency[locale]}
          </a>
        </div>
        <div className={css.table}>
          <PlanTable
            locale={locale}
            caption={words.table[locale]}
            head={words.plan[locale]}
            plans={plans.rows}
            vatPercent={plans.vat_percent}
          />
        </div>
        <p className={css.small}>
          {planList.larger[locale]} {planList.smaller[locale]}
        </p>
      </section>
      <section aria-labelledby="included">
        <h2 id="included">{words.included[locale]}</h2>
        <ul className={css.points}>
          {words.includes[locale].map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="questions">
        <h2 id="questions">{words.questions[locale]}</h2>
        <dl className={css.asked}>
          {words.frequentQuestions.map(({ q, a }) => (
            <div key={q.en}>
              <dt>{q[locale]}</dt>
              <dd>{a[locale]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}
