/** The five steps: where one is, and a way back to those that were filled in. */

import { stepMessages, wizardMessages as words } from '@estia/contract/listings/draft/wizard-messages';
import { type WizardStep, wizardSteps } from '@estia/contract/listings/fields';
import type { Locale } from '@estia/contract/pair';
import css from './StepList.module.css';
import { OPEN, stepPath } from './steps.ts';
import { WizardIcon } from './WizardIcon.tsx';

type Props = {
  locale: Locale;
  step: WizardStep;
  reached: WizardStep;
  draftId: number | null;
  /** A listing that is up has every step filled in: each can be opened at once. */
  isChange: boolean;
  /** The form of this step. */
  form: string;
};

export function StepList({ locale, step, reached, draftId, isChange, form }: Props) {
  const at = wizardSteps.indexOf(step);
  const far = isChange ? wizardSteps.length - 1 : wizardSteps.indexOf(reached);
  return (
    <>
      <ol className={css.steps} aria-label={words.steps[locale]}>
        {wizardSteps.map((each, index) => {
          const isDone = index < far;
          const inner = (
            <>
              <span className={css.number}>{isDone && index !== at ? <WizardIcon name="check" /> : index + 1}</span>
              <span className={css.name}>{stepMessages[each][locale]}</span>
              {isDone && <span className="vh"> ({words.done[locale]})</span>}
            </>
          );
          const isOpen = index <= far && index !== at;
          return (
            <li
              key={each}
              className={index === at ? css.now : index < at || isDone ? css.done : undefined}
              aria-current={index === at ? 'step' : undefined}
            >
              {isOpen && draftId !== null ? (
                <a href={stepPath(locale, draftId, each)}>{inner}</a>
              ) : isOpen && isChange ? (
                // Another step begins the draft, so it is opened by sending this one and not by a link.
                <button type="submit" form={form} name="intent" value={`${OPEN}${each}`}>
                  {inner}
                </button>
              ) : (
                <span>{inner}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={css.phone} aria-hidden="true">
        <b>{stepMessages[step][locale]}</b>
        <span>{words.stepOf[locale](at + 1, wizardSteps.length)}</span>
      </p>
    </>
  );
}
