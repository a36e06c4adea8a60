/** Publishing needs an approved agency; writing does not. Said on the last step, where the button to publish would stand. */
import { finishStepMessages as words } from '@estia/contract/listings/draft/wizard-messages';
import type { Locale } from '@estia/contract/pair';
import css from './SaveStatus.module.css';

export function ApprovalFirst({ locale, status }: { locale: Locale; status: string }) {
  const isRejected = status === 'rejected';
  const title = (isRejected ? words.rejectedTitle : words.waitTitle)[locale];
  return (
    <section className={css.conflict} aria-label={title}>
      <p>
        <b>{title}.</b> {(isRejected ? words.rejectedText : words.waitText)[locale]}
      </p>
    </section>
  );
}
