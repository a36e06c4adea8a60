/**
 * POST-1: the ad form, one step at a time. Every step is a plain form that works without script; script saves while one
 * writes, draws the fields that fit, looks at a step before it is left, and shows the card it will become.
 */
import type { ErrorCode } from '@estia/contract/errors';
import type { Step } from '@estia/contract/listings/fields';
import { finish, preview, saving, stepWords, wizard as words } from '@estia/contract/listings/wizard-messages';
import type { Locale } from '@estia/contract/pair';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { KnownPlace } from '../../../ui/known-place.ts';
import { AnswerField, labelOf } from './AnswerField.tsx';
import { FinishFaults } from './FinishFaults.tsx';
import { ON_FORM, readSent } from './form-answers.ts';
import { Group } from './Group.tsx';
import { groupsOf } from './groups.ts';
import { Mark } from './marks.tsx';
import { Preview, previewTitle } from './Preview.tsx';
import { SaveMark, SaveTrouble } from './SaveMark.tsx';
import { StepList } from './StepList.tsx';
import { Summary } from './Summary.tsx';
import { nextStep, stepBefore, stepPath } from './steps.ts';
import { useDraft, type WizardDraft } from './use-draft.ts';
import { usePublish } from './use-publish.ts';
import css from './Wizard.module.css';

export type Told = { code: ErrorCode; fields: Record<string, string> } | null;
type Props = {
  locale: Locale;
  step: Step;
  stored: WizardDraft;
  /** When it was last saved, as a moment. */
  updatedAt: string | null;
  place: KnownPlace | null;
  options: readonly { id: number; label: string }[];
  formKey: string;
  told: Told;
  advertiser: { office: number | null; name: string };
  terms: string;
  /** The photos, drawn by the screen: they are another shelf's. */
  photoStep: ReactNode;
  /** Contact details were taken from the profile. */
  prefilled: boolean;
};

/** The step was changed by this page, not by opening it: then its heading is read first. */
let moved = false;

export function Wizard(props: Props) {
  const { locale, step, stored, formKey, told, place: known, photoStep, advertiser } = props;
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const [place, setPlace] = useState(known);
  const [summary, setSummary] = useState<Told>(told);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const draft = useDraft({ locale, draft: stored, step, formKey, errors: told?.fields ?? {}, form });
  const publish = usePublish(locale);
  const groups = groupsOf(step, draft.what, stored.offerer);
  const before = stepBefore(step);
  const next = nextStep(step);

  useEffect(() => {
    if (moved) title.current?.focus({ preventScroll: true });
    moved = false;
  }, []);

  const go = (to: Step) => {
    moved = true;
    void navigate(stepPath(locale, draft.saver.current?.draftId ?? draft.draftId, to));
  };
  const show = (refusal: NonNullable<Told>) => {
    draft.setErrors(refusal.fields);
    setSummary(refusal);
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    const saver = draft.saver.current;
    if (!saver || !form.current) return;
    event.preventDefault();
    if (busy) return;
    const submitter = event.nativeEvent.submitter;
    const act = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const sent = readSent(new FormData(form.current), step);
    draft.look();
    saver.change(sent.answers, sent.purpose);
    setWaiting(false);
    if (act === 'back' && before) {
      void saver.flush();
      return go(before);
    }
    const faults = draft.faults(step);
    if (Object.keys(faults).length > 0) return show({ code: 'invalid_input', fields: faults });
    setBusy(true);
    const left = await saver.leave(step);
    if (!left.ok) {
      setBusy(false);
      if (left.code === 'invalid_input') return show({ code: 'invalid_input', fields: left.fields });
      // Published already, here with a lost answer or elsewhere: the page of a draft leads to its ad.
      if (left.code === 'not_in_this_state')
        return void navigate(stepPath(locale, saver.draftId, step), { replace: true });
      if (left.code !== 'changed_meanwhile') setWaiting(true);
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
      .map((name) => [name === 'district_id' ? 'district' : name, labelOf(name, locale, draft)]),
  );
  const summaryFields = summary && {
    code: summary.code,
    fields: Object.fromEntries(
      Object.entries(summary.fields).map(([name, code]) => [name === 'district_id' ? 'district' : name, code]),
    ),
  };
  const shownSummary = useStable(summary, summaryFields);
  const onForm = [...groups.flatMap(({ fields }) => fields), ...(step === 'finish' ? ['right_declared'] : [])].join(
    ',',
  );
  const heading = (stored.property_id === null ? words.newTitle : words.changeTitle)[locale];
  const card = <Preview locale={locale} draft={draft} place={place} photos={stored.photos} advertiser={advertiser} />;

  return (
    <div className={css.wizard}>
      <div className={css.top}>
        <h1 ref={title} tabIndex={-1}>
          {heading}
          <span className="vh">: {stepWords[step][locale]}</span>
        </h1>
        <SaveMark locale={locale} state={draft.state} updatedAt={props.updatedAt} />
      </div>
      <StepList locale={locale} step={step} reached={stored.step} draftId={draft.draftId} />
      <SaveTrouble locale={locale} draft={draft} />
      <div className={css.columns}>
        <div className={css.main}>
          <details className={css.phonePreview}>
            <summary>
              <span className={css.thumb}>
                <Mark name="camera" />
              </span>
              <span>
                <b>{preview.title[locale]}</b>
                <span className={css.line}>
                  {[previewTitle(draft, locale), place?.name].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Icon name="down" />
            </summary>
            {card}
          </details>
          {step === 'photos' && <h2 className={css.photosTitle}>{stepWords.photos[locale]}</h2>}
          {step === 'photos' && shownSummary && <ErrorSummary locale={locale} refusal={shownSummary} labels={labels} />}
          {step === 'photos' && photoStep}
          <form
            key={draft.round}
            ref={form}
            method="post"
            action={stepPath(locale, draft.draftId, step)}
            className={css.form}
            noValidate
            onInput={draft.look}
            onChange={draft.look}
            onSubmit={onSubmit}
          >
            {/* Enter presses the first button of a form: this one goes on. */}
            <button type="submit" className={css.enter} tabIndex={-1} aria-hidden="true" />
            <input type="hidden" name="form_key" value={formKey} />
            <input type="hidden" name={ON_FORM} value={onForm} />
            {step === 'finish' ? (
              <FinishFaults locale={locale} draft={draft} told={summary} />
            ) : (
              step !== 'photos' &&
              shownSummary && <ErrorSummary locale={locale} refusal={shownSummary} labels={labels} />
            )}
            {step === 'finish' ? (
              <>
                <Summary locale={locale} draft={draft} stored={stored} place={place} />
                <section className={css.set}>
                  <AnswerField name="right_declared" locale={locale} draft={draft} offerer={stored.offerer} />
                  <p className={css.quiet}>
                    {finish.terms[locale]}{' '}
                    <a href={props.terms} target="_blank" rel="noopener noreferrer">
                      {finish.termsLink[locale]}
                    </a>
                    .
                  </p>
                </section>
              </>
            ) : (
              groups.map(({ name, fields }) => (
                <Group
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
            {waiting && (
              <p className={css.waiting} role="alert">
                {saving.waiting[locale]}
              </p>
            )}
            {publish.lost && (
              <p className={css.waiting} role="alert">
                {finish.again[locale]}
              </p>
            )}
            <div className={css.acts}>
              {before && (
                <button type="submit" name="act" value="back" className={buttonClass('line')}>
                  {words.back[locale]}
                </button>
              )}
              <button
                type="submit"
                name="act"
                value={step === 'finish' ? 'publish' : 'next'}
                className={buttonClass('act', css.on)}
                aria-disabled={busy || undefined}
              >
                {step === 'finish'
                  ? busy
                    ? finish.publishing[locale]
                    : (stored.property_id === null ? finish.publish : finish.publishChange)[locale]
                  : words.next[locale](stepWords[next][locale])}
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
            <p className={css.note}>
              <Mark name="clock" />
              <span>{words.leaveAnytime[locale]}</span>
            </p>
          </div>
        </aside>
      </div>
    </div>
  );
}

/** The same object while its cause is the same: the summary takes the focus whenever it is another. */
function useStable<K, T>(cause: K, made: T): T {
  const kept = useRef({ cause, made });
  if (kept.current.cause !== cause) kept.current = { cause, made };
  return kept.current.made;
}
