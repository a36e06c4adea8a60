/** PAGE-1: which terms hold for the account, the request to accept them, and what is announced. Also where the banner posts. */
import { formatLongDate } from '@estia/contract/numbers';
import { legalPaths } from '@estia/contract/pages/limits';
import { termsFlashMessages, termsMessages as words } from '@estia/contract/pages/terms-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AcceptRequest, TERMS_PAGE, Upcoming } from '../../features/pages/TermsBanner.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Said } from '../../ui/form/Said.tsx';
import { PageHead, Panel } from '../../ui/Panel.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';

export const loader = ({ context }: LoaderFunctionArgs) => orRaise(askFrom(context)('GET /user/terms'));

export async function action({ context, request, url }: ActionFunctionArgs) {
  const act = await readAct(request);
  if (act.act !== 'accept') return notFound();
  const body = { version: act.own.version ?? '', locale: localeOf(url.pathname) };
  // Accepting twice is accepting once: it needs no key.
  const tried = await tryAct(act, askFrom(context)('POST /user/terms', { body }));
  return tried.ok ? backTo(url, TERMS_PAGE, 'accepted') : refused(tried.refusal);
}

export const meta = privateHead(words.title);

export default function Terms() {
  const { in_force, accepted, upcoming } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      <Said locale={locale} words={termsFlashMessages} />
      <ErrorSummary locale={locale} refusal={refusal} labels={{}} />
      {accepted ? (
        <Panel id="accepted" title={words.accepted[locale](formatLongDate(in_force.effective_from, locale))}>
          <a className={buttonClass('line')} href={to(locale, legalPaths.terms)}>
            {words.read[locale]}
          </a>
        </Panel>
      ) : (
        <AcceptRequest locale={locale} version={in_force.version} />
      )}
      <Panel id="announced" title={words.announcedTitle[locale]}>
        {upcoming.length === 0 && <p>{words.nothingNew[locale]}</p>}
        {upcoming.map((next) => (
          <Upcoming key={`${next.kind} ${next.version}`} locale={locale} next={next} />
        ))}
      </Panel>
    </>
  );
}
