/** Saves a search in place: a member's at once, a visitor's with an email address. Then, and only then, offers notifications. */

import { saveSearchMessages as words } from '@estia/contract/alerts/save-search-messages';
import { getPublicErrorMessage } from '@estia/contract/error-messages';
import type { ErrorCode } from '@estia/contract/errors';
import type { Locale } from '@estia/contract/pair';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { getFailure, getRefusedFields } from '../../platform/failures.ts';
import { hasSession } from '../../platform/has-session.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { withProofOfWork } from '../../platform/proof-of-work/with-proof-of-work.ts';
import { buttonClass } from '../../ui/button.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { getQueryFields } from './query-fields.ts';
import { SavedSearchResult, type SaveResult } from './SavedSearchResult.tsx';
import css from './SaveSearchDialog.module.css';

type Props = { query: string; about: string | undefined; locale: Locale; onClose: () => void };
type Refusal = { code: ErrorCode; fields: Record<string, string> };
type State =
  | { is: 'saving' }
  | { is: 'visitor'; refusal: Refusal | null; isSending: boolean }
  | { is: 'saved'; result: SaveResult }
  | { is: 'sent'; to: string }
  | { is: 'failed'; code: ErrorCode };

const visitor: State = { is: 'visitor', refusal: null, isSending: false };

const getRefusal = (error: unknown): Refusal => ({ code: getFailure(error).code, fields: getRefusedFields(error) });

function getTitle(state: State) {
  if (state.is === 'saved') return state.result.is_new ? words.savedTitle : words.alreadyTitle;
  return { saving: words.title, visitor: words.title, sent: words.sentTitle, failed: words.failed }[state.is];
}

export function SaveSearchDialog({ query, about, locale, onClose }: Props) {
  const idempotencyKey = useRef(crypto.randomUUID());
  const isAsked = useRef(false);
  const part = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(() => (hasSession() ? { is: 'saving' } : visitor));
  const save = () => {
    setState({ is: 'saving' });
    const body = { filter: getQueryFields(query) };
    callApi('POST /user/saved-searches', { body, idempotencyKey: idempotencyKey.current }).then(
      (result) => setState({ is: 'saved', result }),
      (error) => {
        const { code } = getRefusal(error);
        // The session has ended elsewhere.
        setState(code === 'not_authenticated' ? visitor : { is: 'failed', code });
        idempotencyKey.current = crypto.randomUUID();
      },
    );
  };
  useEffect(() => {
    if (isAsked.current || state.is !== 'saving') return;
    isAsked.current = true;
    save();
  });
  useEffect(() => {
    // Opening gives the focus to what comes first, which is the button that closes it.
    if (state.is === 'visitor') part.current?.querySelector('input')?.focus();
  }, [state.is]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.is === 'visitor' && state.isSending) return;
    send(String(new FormData(event.currentTarget).get('email') ?? '').trim());
  };
  const send = (email: string) => {
    const refuse = (refusal: Refusal) => setState({ is: 'visitor', refusal, isSending: false });
    if (email === '') {
      refuse({ code: 'invalid_input', fields: { email: 'required' } });
      return;
    }
    setState({ is: 'visitor', refusal: null, isSending: true });
    const body = { email, filter: getQueryFields(query), locale };
    withProofOfWork((proof_of_work) =>
      callApi('POST /saved-searches', {
        body: { ...body, ...(proof_of_work ? { proof_of_work } : {}) },
        idempotencyKey: idempotencyKey.current,
      }),
    ).then(
      ({ sent_to }) => {
        // Whoever writes their address again asks for another email.
        idempotencyKey.current = crypto.randomUUID();
        setState({ is: 'sent', to: sent_to });
      },
      (error) => {
        idempotencyKey.current = crypto.randomUUID();
        const refusal = getRefusal(error);
        refuse(
          refusal.code === 'too_many_requests'
            ? { code: 'invalid_input', fields: { email: 'too_many_emails' } }
            : refusal,
        );
      },
    );
  };
  return (
    <Dialog
      id="save-search-title"
      title={getTitle(state)[locale]}
      closeLabel={words.close[locale]}
      isNews={state.is !== 'visitor' && state.is !== 'saving'}
      onClose={onClose}
    >
      <div className={css.part} ref={part}>
        {about && state.is !== 'failed' && <p className={css.about}>{about}</p>}
        {state.is === 'saving' && <p role="status">{words.saving[locale]}</p>}
        {state.is === 'visitor' && (
          <form className={css.part} onSubmit={submit} noValidate aria-label={words.title[locale]}>
            <p>{words.lead[locale]}</p>
            <ErrorSummary locale={locale} refusal={state.refusal} labels={{ email: words.email[locale] }} />
            <Field
              locale={locale}
              name="email"
              type="email"
              label={words.email[locale]}
              hint={words.emailHint[locale]}
              error={state.refusal?.fields.email}
              autoComplete="email"
              maxLength={254}
              required
            />
            <button type="submit" className={buttonClass('accent')} aria-disabled={state.isSending || undefined}>
              {(state.isSending ? words.saving : words.start)[locale]}
            </button>
            <VisitorLinks locale={locale} query={query} />
          </form>
        )}
        {state.is === 'sent' && (
          <>
            <p>{words.sentText[locale]}</p>
            <p className={css.address} translate="no">
              {state.to}
            </p>
            <p className={css.small}>
              {words.sentSpam[locale]} <a href={pathTo(locale, '/alerts/confirm')}>{words.typeCode[locale]}</a>
            </p>
            <button type="button" className={buttonClass('outline')} onClick={() => send(state.to)}>
              {words.sendAgain[locale]}
            </button>
            <button type="button" className={buttonClass('text')} onClick={() => setState(visitor)}>
              {words.otherEmail[locale]}
            </button>
          </>
        )}
        {state.is === 'saved' && <SavedSearchResult locale={locale} result={state.result} />}
        {state.is === 'failed' && (
          <>
            <p>{(state.code === 'saved_searches_full' ? words.full : getPublicErrorMessage(state.code))[locale]}</p>
            {state.code === 'saved_searches_full' ? (
              <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/saved-searches')}>
                {words.manage[locale]}
              </a>
            ) : (
              <button type="button" className={buttonClass('primary')} onClick={save}>
                {words.again[locale]}
              </button>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function VisitorLinks({ locale, query }: { locale: Locale; query: string }) {
  const next = encodeURIComponent(`${pathTo(locale, '/alerts/save')}?${query}`);
  return (
    <p className={css.small}>
      {words.haveAccount[locale]} <a href={`${pathTo(locale, '/auth/login')}?next=${next}`}>{words.login[locale]}</a>
      {' · '}
      <a href={`${pathTo(locale, '/privacy-policy')}#alert-emails`}>{words.privacy[locale]}</a>
    </p>
  );
}
