/** Saves a search in place: a member's at once, a visitor's with an email address. Then, and only then, offers notifications. */
import { saveSearchMessages as words } from '@estia/contract/alerts/save-search-messages';
import type { ErrorCode } from '@estia/contract/errors';
import { errors } from '@estia/contract/errors';
import type { Locale } from '@estia/contract/pair';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { hasSession } from '../../platform/has-session.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { withProofOfWork } from '../../platform/proof-of-work/with-proof-of-work.ts';
import { buttonClass } from '../../ui/button.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { useFocusOnMessage } from '../../ui/use-focus-on-message.ts';
import { PushOffer } from './PushOffer.tsx';
import { getQueryFields } from './query-fields.ts';
import css from './SaveSearchDialog.module.css';

type Props = { query: string; locale: Locale; onClose: () => void };
type Refusal = { code: ErrorCode; fields: Record<string, string> };
type State =
  | { is: 'saving' }
  | { is: 'visitor'; refusal: Refusal | null; sending: boolean }
  | { is: 'saved'; id: number; isNew: boolean; count: number | null }
  | { is: 'sent'; to: string }
  | { is: 'failed'; code: ErrorCode };

const getRefusal = (error: unknown): Refusal => {
  const { code = 'internal', fields = {} } = error as Partial<Refusal>;
  return { code, fields };
};

export function SaveSearchDialog({ query, locale, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const key = useRef(crypto.randomUUID());
  const [state, setState] = useState<State>(() =>
    hasSession() ? { is: 'saving' } : { is: 'visitor', refusal: null, sending: false },
  );
  const save = () => {
    setState({ is: 'saving' });
    callApi('POST /user/saved-searches', { body: { filter: getQueryFields(query) }, idempotencyKey: key.current }).then(
      ({ saved_search, is_new }) => setState({ is: 'saved', id: saved_search.id, isNew: is_new, count: null }),
      (error) => {
        const { code } = getRefusal(error);
        // The session has ended elsewhere.
        if (code === 'not_authenticated') setState({ is: 'visitor', refusal: null, sending: false });
        else setState({ is: 'failed', code });
        key.current = crypto.randomUUID();
      },
    );
  };
  useEffect(() => {
    const box = dialog.current;
    if (!box || box.open) return;
    box.showModal();
    // Opening gives the focus to what comes first, which is the button that closes it.
    box.querySelector('input')?.focus();
    if (state.is === 'saving') save();
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.is === 'visitor' && state.sending) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (email === '') {
      setState({ is: 'visitor', refusal: { code: 'invalid_input', fields: { email: 'required' } }, sending: false });
      return;
    }
    setState({ is: 'visitor', refusal: null, sending: true });
    const body = { email, filter: getQueryFields(query), locale };
    withProofOfWork((work) =>
      callApi('POST /saved-searches', { body: { ...body, ...(work ? { work } : {}) }, idempotencyKey: key.current }),
    ).then(
      ({ sent_to }) => setState({ is: 'sent', to: sent_to }),
      (error) => {
        key.current = crypto.randomUUID();
        setState({ is: 'visitor', refusal: getRefusal(error), sending: false });
      },
    );
  };
  const title = {
    saving: words.title,
    visitor: words.title,
    saved: state.is === 'saved' && !state.isNew ? words.alreadyTitle : words.savedTitle,
    sent: words.sentTitle,
    failed: words.failed,
  }[state.is][locale];
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="save-search-title"
      onClose={onClose}
      onClick={(event) => {
        // A click on the ground behind is one on the dialog itself, outside of what it holds.
        if (event.target === dialog.current) dialog.current?.close();
      }}
      onKeyDown={() => {}}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <Title text={title} isNews={state.is !== 'visitor' && state.is !== 'saving'} />
          <button
            type="button"
            className={css.close}
            aria-label={words.close[locale]}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        {state.is === 'saving' && <p role="status">{words.saving[locale]}</p>}
        {state.is === 'visitor' && (
          <form className={css.part} onSubmit={send} noValidate aria-label={words.title[locale]}>
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
            <button type="submit" className={buttonClass('accent')} aria-disabled={state.sending || undefined}>
              {(state.sending ? words.saving : words.start)[locale]}
            </button>
            <p className={css.small}>
              {words.haveAccount[locale]}{' '}
              <a
                href={`${pathTo(locale, '/auth/login')}?next=${encodeURIComponent(`${pathTo(locale, '/alerts/save')}?${query}`)}`}
              >
                {words.login[locale]}
              </a>
              {' · '}
              <a href={pathTo(locale, '/privacy-policy')}>{words.privacy[locale]}</a>
            </p>
          </form>
        )}
        {state.is === 'sent' && (
          <div className={css.part}>
            <p>{words.sentText[locale]}</p>
            <p className={css.address} translate="no">
              {state.to}
            </p>
            <p className={css.small}>{words.sentSpam[locale]}</p>
            <button
              type="button"
              className={buttonClass('outline')}
              onClick={() => setState({ is: 'visitor', refusal: null, sending: false })}
            >
              {words.otherEmail[locale]}
            </button>
          </div>
        )}
        {state.is === 'saved' && (
          <div className={css.part}>
            <p>{(state.isNew ? words.savedText : words.alreadyText)[locale]}</p>
            <a
              className={buttonClass('primary')}
              href={pathTo(locale, '/dashboard/saved-searches/:id', { id: state.id })}
            >
              {words.settings[locale]}
            </a>
            <PushOffer locale={locale} savedSearch={state.id} />
          </div>
        )}
        {state.is === 'failed' && (
          <div className={css.part}>
            <p>{(state.code === 'saved_searches_full' ? words.full : errors[state.code].words)[locale]}</p>
            {state.code === 'saved_searches_full' ? (
              <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/saved-searches')}>
                {words.manage[locale]}
              </a>
            ) : (
              <button type="button" className={buttonClass('primary')} onClick={save}>
                {words.again[locale]}
              </button>
            )}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** What has happened takes the focus that the button had, and so is read first. */
function Title({ text, isNews }: { text: string; isNews: boolean }) {
  const title = useFocusOnMessage<HTMLHeadingElement>(isNews ? text : null);
  return (
    <h2 id="save-search-title" tabIndex={-1} ref={title}>
      {text}
    </h2>
  );
}
