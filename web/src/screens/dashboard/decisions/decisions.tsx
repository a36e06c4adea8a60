/** ADMN-6: what was decided about the reader’s account or listings, newest first. */
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { decisionListMessages as words } from '@estia/contract/statements-of-reasons/messages';
import { restrictionMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Statement } from '../../../features/statements-of-reasons/StatementDetails.tsx';
import { orThrowFailure } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import table from '../../../ui/table/table.module.css';
import { parsePageParam } from '../page-param.ts';

const PER_PAGE = 20;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const query = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { decisions, count } = await orThrowFailure(getApiClient(context)('GET /user/decisions', { query }));
  return { decisions, count, page };
}

export const meta = createPrivateMeta(words.title);

const NAMED = 3;
const describeSubject = ({ codes, subject_name, listing_count }: Statement, locale: Locale): string => {
  if (subject_name) return subject_name;
  if (listing_count === 0) return words.account[locale];
  const more = codes.length - NAMED;
  return codes.slice(0, NAMED).join(', ') + (more > 0 ? ` +${more}` : '');
};

function DecisionRow({ decision, locale }: { decision: Statement; locale: Locale }) {
  return (
    <tr>
      <th scope="row">
        <a className={table.name} href={pathTo(locale, '/dashboard/decisions/:id', { id: decision.id })}>
          {restrictionMessages[decision.kind].name[locale]}
        </a>
      </th>
      <td data-label={words.about[locale]} translate={decision.listing_count > 0 ? 'no' : undefined}>
        {describeSubject(decision, locale)}
      </td>
      <td data-label={words.date[locale]}>
        <time dateTime={decision.decided_at}>{formatDateTime(decision.decided_at, locale)}</time>
      </td>
      <td data-label={words.state[locale]}>
        {decision.lifted_at === null ? (
          <StatusBadge tone="care">{words.inForce[locale]}</StatusBadge>
        ) : (
          <StatusBadge tone="good">{words.lifted[locale]}</StatusBadge>
        )}
      </td>
    </tr>
  );
}

export default function Decisions() {
  const { decisions, count, page } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      {decisions.length === 0 ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]} />
      ) : (
        <div className={table.box}>
          <table className={table.table}>
            <caption className="vh">{words.title[locale]}</caption>
            <thead>
              <tr>
                <th scope="col">{words.decision[locale]}</th>
                <th scope="col">{words.about[locale]}</th>
                <th scope="col">{words.date[locale]}</th>
                <th scope="col">{words.state[locale]}</th>
              </tr>
            </thead>
            <tbody>
              {decisions.map((decision) => (
                <DecisionRow key={decision.id} decision={decision} locale={locale} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
