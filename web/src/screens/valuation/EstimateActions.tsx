/**
 * What to do with an estimate: a listing of it, a paper of it, other facts. The facts travel in the bodies of forms.
 */

import type { Locale } from '@estia/contract/pair';
import type { EstimateFacts } from '@estia/contract/valuation/estimate-facts';
import { estimateResultMessages as words } from '@estia/contract/valuation/result-messages';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { addNextParam } from '../../platform/session.ts';
import { buttonClass } from '../../ui/button.ts';
import { Form, IdempotencyKeyInput, SubmitButton } from '../../ui/form/Form.tsx';
import css from './EstimateResult.module.css';
import { storeFacts } from './facts-storage.ts';
import { HiddenFactInputs } from './HiddenFactInputs.tsx';

type Props = { locale: Locale; facts: EstimateFacts; price: number; isSignedIn: boolean; formKey: string };

const NEW_DRAFT_PATH = '/dashboard/properties/from-valuation';

export function EstimateActions({ locale, facts, price, isSignedIn, formKey }: Props) {
  return (
    <div className={css.actions}>
      {/* Who is not logged in passes the door: what a form carries is lost there, so the tab keeps it until the draft is made. */}
      <div onSubmit={() => !isSignedIn && storeFacts(facts, price)}>
        <Form action={localizePath(locale, NEW_DRAFT_PATH)} className={css.action} label={words.publish[locale]}>
          <IdempotencyKeyInput value={formKey} />
          <HiddenFactInputs facts={facts} price={price} />
          <SubmitButton locale={locale} kind="accent">
            {words.publish[locale]}
          </SubmitButton>
        </Form>
      </div>
      <p className={css.small}>
        {words.publishWhy[locale]} {!isSignedIn && words.publishLogin[locale]}
      </p>
      {!isSignedIn && (
        <noscript>
          <p className={css.small}>
            {words.noScript[locale]}{' '}
            <a
              className={css.link}
              href={addNextParam(pathTo(locale, '/auth/login'), localizePath(locale, NEW_DRAFT_PATH))}
              target="_blank"
              rel="noopener"
            >
              {words.login[locale]}
            </a>
          </p>
        </noscript>
      )}
      <form method="post" action={pathTo(locale, '/valuation/report')} className={css.action}>
        <HiddenFactInputs facts={facts} price={price} />
        <button type="submit" className={buttonClass('outline')}>
          {words.pdf[locale]}
        </button>
      </form>
      <a className={buttonClass('outline')} href="#facts">
        {words.change[locale]}
      </a>
    </div>
  );
}
