/** Under a visitor's list: pause, resume or stop everything in it. */
import type { SavedSearch } from '@estia/contract/alerts/model';
import { manageSearchesMessages as words } from '@estia/contract/alerts/visitor-messages';
import type { Locale } from '@estia/contract/pair';
import { isRunningSearch, isStoppedSearch } from '../../features/alerts/is-stopped-search.ts';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm } from '../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import grid from '../../ui/form/form-grid.module.css';
import { Disclosure } from '../../ui/Panel.tsx';
import css from './manage.module.css';

type Props = {
  locale: Locale;
  searches: readonly SavedSearch[];
  /** The key of their emails. */
  code: string;
  formKey: string;
  refusal: FormError | null;
};

export function AllSearchesForms({ locale, searches, code, formKey, refusal }: Props) {
  const common = { locale, formKey, refusal };
  const isRunning = searches.some(isRunningSearch);
  const isStopped = searches.every(isStoppedSearch);
  const act = isRunning ? 'pause-all' : 'resume-all';
  return (
    <section className={css.all} aria-label={words.all[locale]}>
      {searches.length > 1 && (
        <ActionForm {...common} intent={act} hidden={{ code }} className={css.inline}>
          <SubmitButton locale={locale} kind="text">
            {(isRunning ? words.pauseAll : words.resumeAll)[locale]}
          </SubmitButton>
        </ActionForm>
      )}
      {!isStopped && (
        <Disclosure quiet summary={words.stopAll[locale]}>
          <ActionForm {...common} intent="stop-all" hidden={{ code }}>
            <p>{words.stopQuestion[locale]}</p>
            <div className={grid.actions}>
              <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
                {words.stopYes[locale]}
              </SubmitButton>
            </div>
          </ActionForm>
        </Disclosure>
      )}
    </section>
  );
}
