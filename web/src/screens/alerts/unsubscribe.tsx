/** ALRT-3: the link of an alert that stops them. To open it changes nothing: programs open links too. */
import { unsubscribeMessages as words } from '@estia/contract/alerts/visitor-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { describeSearches } from '../../features/search/history/describe-searches.ts';
import { orThrowFailure, settle, throwFailure } from '../../platform/failures.ts';
import { readFormValues } from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { findSessionUser } from '../../platform/session.ts';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { FormPage, FormPageActions, FormPageLink } from '../../ui/layout/FormPage.tsx';
import css from './save-search.module.css';

/** What a token that was never one, or is none any more, is answered with. */
const INVALID_CODES = ['invalid_input', 'not_found', 'gone'];

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const found = await settle(callApi('GET /alerts/unsubscribe/{token}', { params: { token: params.token ?? '' } }));
  if (!found.ok)
    return INVALID_CODES.includes(found.failure.code) ? { isValid: false as const } : throwFailure(found.failure);
  const { searches, is_stopped } = found.value;
  const described = await describeSearches(callApi, searches, getLocale(url.pathname));
  return {
    isValid: true as const,
    /** None: the link is of all alerts. */
    searches: described.map(({ name, description }) => name ?? description),
    isStopped: is_stopped,
    isSignedIn: (await findSessionUser(context)) !== null,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const values = await readFormValues(request);
  const all = values.all === 'true';
  await orThrowFailure(
    getApiClient(context)('POST /alerts/unsubscribe/{token}', { params: { token: params.token ?? '' }, body: { all } }),
  );
  return { all };
}

export const meta = createPrivateMeta(words.title);

export default function Unsubscribe() {
  const page = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const locale = useLocale();
  const foot = <FormPageLink href={pathTo(locale, '/')}>{words.home[locale]}</FormPageLink>;
  if (!page.isValid) {
    return (
      <FormPage title={words.invalidTitle[locale]} lead={words.invalidText[locale]} foot={foot}>
        {null}
      </FormPage>
    );
  }
  const { searches, isSignedIn } = page;
  const isOfAll = searches.length === 0;
  const isAll = isOfAll || done?.all === true;
  const isOne = searches.length === 1;
  const about = searches.map((name) => (
    <p key={name} className={css.search}>
      <span>{name}</span>
    </p>
  ));
  const stopAll = (
    <Form className="" label={words.stopAll[locale]}>
      <input type="hidden" name="all" value="true" />
      <FormPageActions>
        <SubmitButton locale={locale} kind={isOfAll ? 'primary' : 'outline'}>
          {words.stopAll[locale]}
        </SubmitButton>
      </FormPageActions>
    </Form>
  );
  if (done || page.isStopped) {
    const title = done ? (isAll ? words.stoppedAllTitle : words.stoppedOneTitle) : words.alreadyTitle;
    return (
      <FormPage
        title={title[locale]}
        lead={
          <span role="status">
            {(isAll ? words.stoppedAll : isOne ? words.stoppedOne : words.stoppedSeveral)[locale]}
          </span>
        }
        foot={
          <>
            <span>
              {words.changedMind[locale]}&nbsp;
              <FormPageLink href={pathTo(locale, isSignedIn ? '/dashboard/saved-searches' : '/alerts/manage')}>
                {words.settings[locale]}
              </FormPageLink>
            </span>
            {foot}
          </>
        }
      >
        {!isAll && about}
        {!isAll && stopAll}
      </FormPage>
    );
  }
  return (
    <FormPage
      title={words.title[locale]}
      lead={(isOfAll ? words.leadAll : isOne ? words.leadOne : words.leadSeveral)[locale]}
      foot={foot}
    >
      {about}
      {!isOfAll && (
        <Form className="" label={(isOne ? words.stopOne : words.stopSeveral)[locale]}>
          <input type="hidden" name="all" value="false" />
          <FormPageActions>
            <SubmitButton locale={locale}>{(isOne ? words.stopOne : words.stopSeveral)[locale]}</SubmitButton>
          </FormPageActions>
        </Form>
      )}
      {stopAll}
    </FormPage>
  );
}
