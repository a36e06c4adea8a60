/** Whether the site works, for everybody: without script, in words, and no older than some seconds. */
import { formatDateTime } from '@estia/contract/format';
import type { Pair } from '@estia/contract/pair';
import type { StatusState } from '@estia/contract/site/status';
import { statusPartNames, statusStateNames, statusMessages as words } from '@estia/contract/site/status-messages';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { DocumentLayout } from '../features/pages/DocumentLayout.tsx';
import { noStore } from '../platform/cache-headers.ts';
import { orThrowFailure } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { buttonClass } from '../ui/button.ts';
import { DescriptionList, Panel } from '../ui/Panel.tsx';
import { StatusBadge, type StatusTone } from '../ui/StatusBadge.tsx';

const PATH = '/status';
const tones = { works: 'good', slow: 'care', down: 'care', unknown: 'plain' } as const satisfies Record<
  StatusState,
  StatusTone
>;

export async function loader({ context }: LoaderFunctionArgs) {
  const status = await orThrowFailure(getApiClient(context)('GET /status'));
  return { ...status, origin: getOrigin(context) };
}

/** A cache would go on saying that all is well while nothing answers any more. */
export const headers = () => noStore;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale,
    path: PATH,
    title: words.title[locale],
    description: words.lead[locale],
  });
}

/** The worst decides. */
const overall: readonly (readonly [StatusState, Pair])[] = [
  ['down', words.someDown],
  ['slow', words.someSlow],
  ['unknown', words.someUnknown],
];

export default function SiteStatus() {
  const { parts, checked_at: checkedAt } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const [, text] = overall.find(([state]) => parts.some((part) => part.state === state)) ?? ['works', words.allWork];
  return (
    <DocumentLayout
      locale={locale}
      title={words.title[locale]}
      lead={words.lead[locale]}
      dated={words.checked[locale](formatDateTime(checkedAt, locale))}
      sections={[]}
    >
      <Panel
        id="parts"
        title={text[locale]}
        beside={
          <a className={buttonClass('outline')} href={localizePath(locale, PATH)}>
            {words.refresh[locale]}
          </a>
        }
      >
        <DescriptionList
          rows={parts.map(({ part, state }) => ({
            label: statusPartNames[part][locale],
            value: <StatusBadge tone={tones[state]}>{statusStateNames[state][locale]}</StatusBadge>,
          }))}
        />
      </Panel>
    </DocumentLayout>
  );
}
