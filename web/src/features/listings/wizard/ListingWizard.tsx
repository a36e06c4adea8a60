/**
 * POST-1: the listing form, one step at a time. Every step is a plain form that works without script; script saves
 * while one writes, draws the fields that fit, looks at a step before it is left, and shows the card it will become.
 */
import type { ErrorCode } from '@estia/contract/errors';
import {
  draftSavingMessages,
  finishStepMessages,
  preview,
  stepMessages,
  wizardMessages as words,
} from '@estia/contract/listings/draft/wizard-messages';
import type { WizardStep } from '@estia/contract/listings/fields';
import type { Locale, Pair } from '@estia/contract/pair';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormAuthorInput } from '../../../ui/form/Form.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { SelectedPlace } from '../../../ui/location-picker/selected-place.ts';
import { AnswerField, getFieldLabel } from './AnswerField.tsx';
import { ApprovalFirst } from './ApprovalFirst.tsx';
import { ConfirmFirst } from './ConfirmFirst.tsx';
import { isTrouble } from './draft/draft-autosave.ts';
import { FIELDS_ON_FORM, parseFormAnswers } from './draft/form-answers.ts';
import { useDraft, type WizardDraft } from './draft/use-draft.ts';
import { usePublish } from './draft/use-publish.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { getFieldGroups } from './field-groups.ts';
import { getPreviewTitle, ListingPreview } from './ListingPreview.tsx';
import css from './ListingWizard.module.css';
import { PublishErrorSummary } from './PublishErrorSummary.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { SaveConflictNotice, SaveStatus } from './SaveStatus.tsx';
import { StepList } from './StepList.tsx';
import { changePath, draftsPath, findPreviousStep, getNextStep, KEEP, opened, stepPath } from './steps.ts';
import { WizardIcon } from './WizardIcon.tsx';

export type WizardError = { code: ErrorCode; fields: Record<string, string> } | null;
type Props = {
  locale: Locale;
  step: WizardStep;
  stored: WizardDraft;
  /** When it was last saved, as a moment. */
  updatedAt: string | null;
  place: SelectedPlace | null;
  options: readonly { id: number; label: string }[];
  /** Who writes. */
  account: number;
  formKey: string;
  error: WizardError;
  advertiser: { agencyId: number | null; name: string };
  terms: string;
  /** The photos, drawn by the screen: they are another feature's. It is told which refusals are no longer true. */
  photoStep: (onRight: (faults: readonly string[]) => void) => ReactNode;
  /** Above the last look, drawn by the screen too. */
  reviewNote: ReactNode;
  /** Contact details were taken from the profile. */
  prefilled: boolean;
  /** The address that has to be confirmed before anything can be published; null once it is. */
  unconfirmedEmail: string | null;
  /** The status of an agency that may not publish yet; null for whoever may. */
  unapproved: string | null;
};

const FORM = 'ad-form';

/** The step was changed by this page, not by opening it: then its heading is read first. */
let hasStepChanged = false;

export function ListingWizard(props: Props) {
  const { locale, step, stored, formKey, error, place: known, photoStep, advertiser } = props;
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const [place, setPlace] = useState(known);
  const [summary, setSummary] = useState<WizardError>(error);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<Pair | null>(null);
  const draft = useDraft({
    locale,
    account: props.account,
    draft: stored,
    step,
    formKey,
    errors: error?.fields ?? {},
    form,
  });
  const publish = usePublish(locale);
  const groups = getFieldGroups(step, draft.what, stored.advertiser_kind);
  const before = findPreviousStep(step);
  const mayPublish = props.unapproved === null;
  const next = getNextStep(step);

  useEffect(() => {
    if (hasStepChanged) title.current?.focus({ preventScroll: true });
    hasStepChanged = false;
  }, []);

  const go = (to: WizardStep) => {
    hasStepChanged = true;
    void navigate(stepPath(locale, draft.saver.current?.draftId ?? draft.draftId, to));
  };
  const show = (refusal: NonNullable<WizardError>) => {
    draft.setErrors(refusal.fields);
    setSummary(refusal);
  };
  const onRight = (faults: readonly string[]) =>
    setSummary((shown) => (shown && faults.includes(shown.fields.photos ?? '') ? null : shown));
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    const saver = draft.saver.current;
    if (!saver || !form.current) return;
    event.preventDefault();
    if (busy) return;
    const submitter = event.nativeEvent.submitter;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const sent = parseFormAnswers(new FormData(form.current), step);
    draft.check();
    saver.change(sent.answers, sent.purpose);
    setWaiting(null);
    if (intent === 'back' && before) {
      void saver.flush();
      return go(before);
    }
    if (intent === KEEP) {
      setBusy(true);
      const isSaved = await saver.flush();
      setBusy(false);
      // What was not saved has a notice of its own above the form.
      return isSaved ? void navigate(draftsPath(locale)) : undefined;
    }
    const wanted = opened(intent);
    if (wanted) {
      setBusy(true);
      await saver.flush();
      setBusy(false);
      return saver.draftId === null ? undefined : go(wanted);
    }
    const faults = draft.faults(step);
    if (Object.keys(faults).length > 0) return show({ code: 'invalid_input', fields: faults });
    setBusy(true);
    const left = await saver.leave(step);
    if (!left.ok) {
      setBusy(false);
      if (left.code === 'invalid_input') return show({ code: 'invalid_input', fields: left.fields });
      // Published already, here with a lost answer or elsewhere: the page of a draft leads to its listing.
      if (left.code === 'not_in_this_state')
        return void navigate(stepPath(locale, saver.draftId, step), { replace: true });
      if (left.code === 'overloaded' || left.code === 'internal') setWaiting(draftSavingMessages.waiting);
      // Its words elsewhere are about ads, not about drafts.
      else if (left.code === 'over_limit') setWaiting(draftSavingMessages.draftsFull);
      // These two have a notice of their own above the form.
      else if (left.code !== 'changed_meanwhile' && left.code !== 'not_authenticated')
        show({ code: left.code as ErrorCode, fields: left.fields });
      return;
    }
    if (step !== 'finish') return go(next);
    const refused = await publish.run(left.draft.draft_id);
    setBusy(false);
    if (refused) show(refused);
  };

  const labels = Object.fromEntries(
    groups
      .flatMap(({ fields }) => fields)
      .map((name) => [name === 'district_id' ? 'district' : name, getFieldLabel(name, locale, draft)]),
  );
  const summaryFields = summary && {
    code: summary.code,
    fields: Object.fromEntries(
      Object.entries(summary.fields).map(([name, code]) => [name === 'district_id' ? 'district' : name, code]),
    ),
  };
  const shownSummary = useStableWhile(summary, summaryFields);
  const onForm = [...groups.flatMap(({ fields }) => fields), ...(step === 'finish' ? ['right_declared'] : [])].join(
    ',',
  );
  const onward = step !== 'finish' ? 'next' : mayPublish ? 'publish' : KEEP;
  const heading = (stored.property_id === null ? words.newTitle : words.changeTitle)[locale];
  const card = (
    <ListingPreview locale={locale} draft={draft} place={place} photos={stored.photos} advertiser={advertiser} />
  );

  return (
    <div className={css.wizard}>
      <div className={css.top}>
        <h1 ref={title} tabIndex={-1}>
          {heading}
          <span className="vh">: {stepMessages[step][locale]}</span>
        </h1>
        <SaveStatus locale={locale} state={draft.state} updatedAt={props.updatedAt} />
      </div>
      <StepList
        locale={locale}
        step={step}
        reached={stored.step}
        draftId={draft.draftId}
        isChange={stored.property_id !== null}
        form={FORM}
      />
      <SaveConflictNotice locale={locale} draft={draft} />
      <div className={css.columns}>
        <div className={css.main}>
          <details className={css.phonePreview}>
            <summary>
              <span className={css.thumb}>
                <WizardIcon name="camera" />
              </span>
              <span>
                <b>{preview.title[locale]}</b>
                <span className={css.line}>
                  {[getPreviewTitle(draft, locale), place?.name].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Icon name="down" />
            </summary>
            {card}
          </details>
          {step === 'photos' && <h2 className={css.photosTitle}>{stepMessages.photos[locale]}</h2>}
          {step === 'photos' && shownSummary && <ErrorSummary locale={locale} refusal={shownSummary} labels={labels} />}
          {step === 'photos' && photoStep(onRight)}
          <form
            key={draft.round}
            ref={form}
            id={FORM}
            method="post"
            action={
              draft.draftId === null && stored.property_id !== null
                ? changePath(locale, stored.for, stored.property_id)
                : stepPath(locale, draft.draftId, step)
            }
            className={css.form}
            noValidate
            onInput={draft.check}
            onChange={draft.check}
            onSubmit={onSubmit}
          >
            <FormAuthorInput />
            {/* Enter presses the first button of a form: this one goes on. */}
            <button
              type="submit"
              {...(onward === KEEP ? { name: 'intent', value: KEEP } : {})}
              className={css.enter}
              tabIndex={-1}
              aria-hidden="true"
            />
            <input type="hidden" name="form_key" value={formKey} />
            <input type="hidden" name={FIELDS_ON_FORM} value={onForm} />
            {step === 'finish' ? (
              <PublishErrorSummary locale={locale} draft={draft} error={summary} />
            ) : (
              step !== 'photos' &&
              shownSummary && <ErrorSummary locale={locale} refusal={shownSummary} labels={labels} />
            )}
            {step === 'finish' && props.unconfirmedEmail !== null && (
              <ConfirmFirst locale={locale} email={props.unconfirmedEmail} />
            )}
            {step === 'finish' ? (
              <>
                {props.reviewNote}
                <ReviewSummary locale={locale} draft={draft} stored={stored} place={place} />
                <section className={css.set}>
                  <AnswerField
                    name="right_declared"
                    locale={locale}
                    draft={draft}
                    advertiserKind={stored.advertiser_kind}
                  />
                  <p className={css.quiet}>
                    {finishStepMessages.terms[locale]}{' '}
                    <a href={props.terms} target="_blank" rel="noopener noreferrer">
                      {finishStepMessages.termsLink[locale]}
                    </a>
                    .
                  </p>
                </section>
              </>
            ) : (
              groups.map(({ name, fields }) => (
                <FieldGroup
                  key={name}
                  name={name}
                  fields={fields}
                  locale={locale}
                  draft={draft}
                  stored={stored}
                  place={place}
                  setPlace={setPlace}
                  options={props.options}
                  prefilled={props.prefilled}
                />
              ))
            )}
            {step === 'finish' && props.unapproved !== null && (
              <ApprovalFirst locale={locale} status={props.unapproved} />
            )}
            {waiting && (
              <p className={css.waiting} role="alert">
                {waiting[locale]}
              </p>
            )}
            {publish.lost && (
              <p className={css.waiting} role="alert">
                {finishStepMessages.again[locale]}
              </p>
            )}
            <div className={css.actions}>
              {before && (
                <button type="submit" name="intent" value="back" className={buttonClass('outline')}>
                  {words.back[locale]}
                </button>
              )}
              <button
                type="submit"
                name="intent"
                value={onward}
                className={buttonClass('accent', css.on)}
                aria-disabled={busy || undefined}
              >
                {step !== 'finish'
                  ? words.next[locale](stepMessages[next][locale])
                  : !mayPublish
                    ? finishStepMessages.saveAndLeave[locale]
                    : busy
                      ? finishStepMessages.publishing[locale]
                      : (stored.property_id === null ? finishStepMessages.publish : finishStepMessages.publishChange)[
                          locale
                        ]}
              </button>
            </div>
          </form>
        </div>
        <aside className={css.aside} aria-label={preview.title[locale]}>
          <div className={css.stuck}>
            <p className={css.asideHead}>
              <b>{preview.title[locale]}</b>
              <span>{preview.how[locale]}</span>
            </p>
            {card}
            {!isTrouble(draft.state) && (
              <p className={css.note}>
                <WizardIcon name="clock" />
                <span>{words.leaveAnytime[locale]}</span>
              </p>
            )}
          </div>
        </aside>
      </div>
    </div>
  );
}

/** The same object while its cause is the same: the summary takes the focus whenever it is another. */
function useStableWhile<K, T>(cause: K, made: T): T {
  const cached = useRef({ cause, made });
  if (cached.current.cause !== cause) cached.current = { cause, made };
  return cached.current.made;
}
