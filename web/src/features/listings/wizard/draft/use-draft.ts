/** The draft on the page: what is answered now, what is wrong with it, and whether it is saved. */

import type { Draft } from '@estia/contract/listings/draft/draft';
import {
  type FieldAnswers,
  type FieldErrors,
  getListingKind,
  parseAnswers,
} from '@estia/contract/listings/draft/listing-fields';
import type { ListingFieldName, WizardStep } from '@estia/contract/listings/fields';
import type { ListingRules } from '@estia/contract/listings/listing-rules';
import type { Locale } from '@estia/contract/pair';
import type { Purpose } from '@estia/contract/search/model';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../../platform/api-client.ts';
import { stepPath } from '../steps.ts';
import { DraftAutosave, type SaveState } from './draft-autosave.ts';
import { getChangedAnswers, isFormChanged, parseFormAnswers } from './form-answers.ts';

export type WizardDraft = Pick<Draft, 'for' | 'advertiser_kind' | 'answers' | 'photos' | 'step' | 'property_id'> & {
  /** Null: nothing has been sent yet. */
  draft_id: number | null;
  version: number;
  /** The numbers of the day, by which the server will judge it. */
  rules: ListingRules;
};

/** The draft that the page on screen has begun by itself. */
let createdDraftId: number | null = null;

/** From a page without a draft to the same page with the one it began: nothing to load, and nothing to draw anew. */
export const isDraftJustCreated = (from: URL, next: URL): boolean =>
  createdDraftId !== null &&
  from.pathname === next.pathname &&
  !from.searchParams.has('draft') &&
  next.searchParams.get('draft') === String(createdDraftId) &&
  // Whoever goes on at once is at the next step before this one has its address.
  (next.searchParams.get('step') ?? 'general') === 'general';

type Options = {
  locale: Locale;
  account: number;
  draft: WizardDraft;
  step: WizardStep;
  formKey: string;
  errors: Record<string, string>;
  form: RefObject<HTMLFormElement | null>;
};

export function useDraft({ locale, account, draft, step, formKey, errors: initialErrors, form }: Options) {
  const navigate = useNavigate();
  const [answers, setAnswers] = useState<FieldAnswers>(draft.answers);
  const [purpose, setPurpose] = useState<Purpose>(draft.for);
  const [errors, setErrors] = useState<Record<string, string>>(initialErrors);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [draftId, setDraftId] = useState(draft.draft_id);
  /** Changes when fields must be drawn anew from the answers. */
  const [round, setRound] = useState(0);
  const saver = useRef<DraftAutosave>(null);
  const go = useRef(navigate);
  go.current = navigate;
  const now = useRef({ answers, purpose });
  now.current = { answers, purpose };

  useEffect(() => {
    let here = true;
    const mine = new DraftAutosave({
      callApi,
      account,
      draftId: draft.draft_id,
      propertyId: draft.property_id,
      version: draft.version,
      purpose: draft.for,
      // What the page before this one asked is answered already, but by nobody's typing.
      given: draft.draft_id === null && draft.property_id === null ? draft.answers : {},
      formKey,
      onState: setState,
      onBegun: (begun) => {
        setDraftId(begun.draft_id);
        if (!here) return;
        // Reloaded, or opened again from the history, the page finds its draft. It stays as it is: see `isDraftJustCreated`.
        createdDraftId = begun.draft_id;
        void go.current(stepPath(locale, begun.draft_id, step), { replace: true, preventScrollReset: true });
      },
    });
    saver.current = mine;
    const stored = DraftAutosave.stored({
      account,
      draftId: draft.draft_id,
      propertyId: draft.property_id,
      purpose: draft.for,
    });
    // What was typed before script had the page was heard by nobody, and is newer than what the tab has kept.
    const early =
      form.current && isFormChanged(form.current) ? parseFormAnswers(new FormData(form.current), step) : null;
    const typed = early ? getChangedAnswers(now.current.answers, early.answers) : {};
    const patch = { ...stored?.answers, ...typed };
    const other = early?.purpose && early.purpose !== now.current.purpose ? early.purpose : stored?.purpose;
    if (Object.keys(patch).length > 0 || other) {
      setAnswers((before) => ({ ...before, ...patch }));
      if (other) setPurpose(other);
      if (stored) setRound((n) => n + 1);
      mine.change(patch, other);
    }
    const flush = () => void mine.flush();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      here = false;
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', onHidden);
      flush();
      mine.stop();
    };
  }, [
    draft.draft_id,
    draft.property_id,
    draft.version,
    draft.for,
    draft.answers,
    account,
    form,
    formKey,
    locale,
    step,
  ]);

  /** Takes up what the form says. */
  const check = useCallback((): void => {
    if (!form.current) return;
    const sent = parseFormAnswers(new FormData(form.current), step);
    const patch = getChangedAnswers(now.current.answers, sent.answers);
    const other = sent.purpose && sent.purpose !== now.current.purpose ? sent.purpose : undefined;
    if (Object.keys(patch).length === 0 && !other) return;
    const next = { ...now.current.answers, ...patch };
    now.current = { answers: next, purpose: other ?? now.current.purpose };
    setAnswers(next);
    if (other) setPurpose(other);
    // What was wrong is being put right: its mark goes, and comes back with the next try if it still is.
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in patch))));
    saver.current?.change(patch, other);
  }, [form, step]);

  const set = useCallback((patch: FieldAnswers): void => {
    const real = getChangedAnswers(now.current.answers, patch);
    if (Object.keys(real).length === 0) return;
    const next = { ...now.current.answers, ...real };
    now.current = { ...now.current, answers: next };
    setAnswers(next);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in real))));
    saver.current?.change(real);
  }, []);

  const faults = useCallback(
    (only: WizardStep): FieldErrors => {
      const { answers, purpose } = now.current;
      return parseAnswers(answers, getListingKind(purpose, answers), {
        advertiser_kind: draft.advertiser_kind,
        rules: draft.rules,
        only,
      }).errors;
    },
    [draft.advertiser_kind, draft.rules],
  );

  return {
    answers,
    purpose,
    what: getListingKind(purpose, answers),
    errors,
    setErrors,
    state,
    draftId,
    round,
    check,
    set,
    faults,
    saver,
    value: (name: ListingFieldName): string => [answers[name] ?? ''].flat()[0] ?? '',
  };
}

export type DraftController = ReturnType<typeof useDraft>;
