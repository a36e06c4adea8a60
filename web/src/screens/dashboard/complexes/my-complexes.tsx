/** PAGE-1: own developments of an agency, last touched first. */

import {
  complexFlashMessages,
  complexStateMessages,
  ownComplexMessages as words,
} from '@estia/contract/complexes/own-complex-messages';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NotApproved, unapprovedAgency } from '../../../features/accounts/dashboard/NotApproved.tsx';
import { complexPath } from '../../../features/complexes/complex-text.ts';
import { formatPlace } from '../../../features/listings/card/listing-text.ts';
import { findLocalizedText } from '../../../features/listings/page/localized-text.ts';
import { orThrowFailure } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import homes from '../../../ui/listing-row.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { parsePageParam } from '../page-param.ts';
import css from './my-complexes.module.css';

const PER_PAGE = 20;
const tones = { draft: 'plain', published: 'good', paused: 'care' } as const;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = Math.min(parsePageParam(url), 500);
  const me = await findSessionUser(context);
  const unapproved = me && unapprovedAgency(me);
  if (unapproved) return { unapproved, complexes: [], count: 0, page };
  const query = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { complexes, count } = await orThrowFailure(getApiClient(context)('GET /user/complexes', { query }));
  return { unapproved: null, complexes, count, page };
}

export const meta = createPrivateMeta(words.title);

export default function MyComplexes() {
  const { unapproved, complexes, count, page } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const begin = pathTo(locale, '/dashboard/complexes/:id', { id: 'new' });
  if (unapproved)
    return (
      <>
        <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
        <NotApproved locale={locale} agency={unapproved} page="developments" />
      </>
    );
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('accent')} href={begin}>
          <Icon name="plus" /> {words.create[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={complexFlashMessages} />
      {complexes.length === 0 ? (
        <Notice title={words.emptyTitle[locale]} text={words.emptyText[locale]}>
          <a className={buttonClass('outline')} href={begin}>
            {words.create[locale]}
          </a>
        </Notice>
      ) : (
        <ul className={homes.list} aria-label={words.list[locale]}>
          {complexes.map((complex) => {
            const name = findLocalizedText(complex.name, locale);
            const edit = pathTo(locale, '/dashboard/complexes/:id', { id: complex.complex_id });
            return (
              <li key={complex.complex_id}>
                <article className={css.row}>
                  <div className={css.photo}>
                    <Picture picture={complex.cover} sizes="128px" alt="" />
                  </div>
                  <div>
                    <h2 className={homes.title}>
                      <a href={edit} lang={name && name.lang !== locale ? name.lang : undefined}>
                        {name?.text}
                      </a>
                    </h2>
                    <p className={homes.place}>
                      {formatPlace(complex, locale)} · {words.units[locale](complex.units, complex.live_units)}
                    </p>
                  </div>
                  <StatusBadge tone={tones[complex.state]}>{complexStateMessages[complex.state][locale]}</StatusBadge>
                  <div className={css.actions}>
                    {complex.state === 'published' && complex.live_units > 0 && (
                      <a className={buttonClass('text')} href={localizePath(locale, complexPath(complex.complex_id))}>
                        {words.see[locale]}
                      </a>
                    )}
                    <a
                      className={buttonClass('outline')}
                      href={edit}
                      aria-label={words.editOf[locale](name?.text ?? '')}
                    >
                      {words.edit[locale]}
                    </a>
                  </div>
                </article>
              </li>
            );
          })}
        </ul>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
