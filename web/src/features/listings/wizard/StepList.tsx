/** The five steps: where one is, and a way back to those that were filled in. */
import { type Step, steps } from '@estia/contract/listings/fields';
import { stepWords, wizard as words } from '@estia/contract/listings/wizard-messages';
import type { Locale } from '@estia/contract/pair';
import { Mark } from './marks.tsx';
import css from './StepList.module.css';
import { OPEN, stepPath } from './steps.ts';

type Props = {
  locale: Locale;
  step: Step;
  reached: Step;
  draftId: number | null;
  /** A listing that is up has every step filled in: each can be opened at once. */
  isChange: boolean;
  /** The form of this step. */
  form: string;
};

export function StepList({ locale, step, reached, draftId, isChange, form }: Props) {
  const at = steps.indexOf(step);
  const far = isChange ? steps.length - 1 : steps.indexOf(reached);
  return (
    <>
      <ol className={css.steps} aria-label={words.steps[locale]}>
        {steps.map((each, index) => {
          const isDone = index < far;
          const inner = (
            <>
              <span className={css.number}>{isDone && index !== at ? <Mark name="check" /> : index + 1}</span>
              <span className={css.name}>{stepWords[each][locale]}</span>
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
                <button type="submit" form={form} name="act" value={`${OPEN}${each}`}>
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
        <b>{stepWords[step][locale]}</b>
        <span>{words.stepOf[locale](at + 1, steps.length)}</span>
      </p>
    </>
  );
}
