/** DASH-1: the first page of the dashboard, by role. Who runs the site sees queues, everybody else their own things. */
import { desk } from '@estia/contract/accounts/admin-messages';
import { nav, said, home as words } from '@estia/contract/accounts/dashboard-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AdminDesk } from '../../features/accounts/AdminDesk.tsx';
import { HomeTiles } from '../../features/accounts/HomeTiles.tsx';
import { OfficeState } from '../../features/accounts/OfficeState.tsx';
import { PageHead, Panel } from '../../features/accounts/Panel.tsx';
import { RecentSearches } from '../../features/accounts/RecentSearches.tsx';
import { StateBanner } from '../../features/accounts/StateBanner.tsx';
import { privateHead } from '../../platform/door.ts';
import { orRaise, settle } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Said } from '../../ui/form/Said.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { saySearches } from './said-searches.ts';

const RECENT = 4;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const { user, agency } = await orRaise(ask('GET /user/profile', { query: {} }));
  const formKey = newFormKey();
  if (user.role_id === 1) {
    return { admin: true as const, user, formKey, counts: await orRaise(ask('GET /adminPanel/counts')) };
  }
  // The page stands without its list of searches.
  const history = await settle(ask('GET /user/search-history', { query: { limit: RECENT } }));
  const searches = history.ok ? await saySearches(ask, history.value.rows, locale) : [];
  return { admin: false as const, user, agency, formKey, searches };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const act = await readAct(request);
  const { idempotencyKey } = act;
  const tried = await tryAct(act, askFrom(context)('POST /user/resend-confirmation', { idempotencyKey }));
  return tried.ok ? backTo(url, '/dashboard', 'resent') : refused(tried.refusal);
}

export const meta = privateHead(words.title);

export default function Home() {
  const page = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  const { user } = page;
  if (page.admin) {
    return (
      <>
        <PageHead title={desk.title[locale]} lead={words.greeting[locale](user.username)} />
        <AdminDesk locale={locale} counts={page.counts} />
      </>
    );
  }
  const posting = user.erase_after !== null ? 'leaving' : user.status === 'approved' ? 'open' : 'waiting';
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.greeting[locale](user.username)}>
        {posting === 'open' && (
          <a className={buttonClass('act')} href={to(locale, '/dashboard/properties/new-property')}>
            <Icon name="plus" /> {nav.newProperty[locale]}
          </a>
        )}
      </PageHead>
      <Said locale={locale} words={said} calm={['resent']} />
      <StateBanner locale={locale} user={user} formKey={page.formKey} refusal={refusal} />
      {page.agency && <OfficeState locale={locale} user={user} office={page.agency} />}
      <HomeTiles locale={locale} posting={posting} />
      <Panel
        id="recent"
        flush
        title={words.recent[locale]}
        beside={
          page.searches.length > 0 && (
            <a className={buttonClass('quiet')} href={to(locale, '/dashboard/user/search-history')}>
              {words.all[locale]}
            </a>
          )
        }
      >
        <RecentSearches locale={locale} searches={page.searches} />
      </Panel>
    </>
  );
}
