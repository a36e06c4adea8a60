/** What to do with an estimate: an ad of it, a paper of it, other facts. The facts travel in the bodies of forms. */
import type { Locale } from '@estia/contract/pair';
import type { EstimateFacts } from '@estia/contract/valuation/facts';
import { estimateResultMessages as words } from '@estia/contract/valuation/result-messages';
import { to } from '../../platform/locale.ts';
import { withNext } from '../../platform/session.ts';
import { buttonClass } from '../../ui/button.ts';
import { Form, FormKey, Submit } from '../../ui/form/Form.tsx';
import { HiddenFacts } from './HiddenFacts.tsx';
import { keepFacts } from './kept-facts.ts';
import css from './Outcome.module.css';

type Props = { locale: Locale; facts: EstimateFacts; price: number; isMember: boolean; formKey: string };

const DRAFT = '/dashboard/properties/from-valuation';

export function Acts({ locale, facts, price, isMember, formKey }: Props) {
  return (
    <div className={css.acts}>
      {/* Who is not logged in passes the door: what a form carries is lost there, so the tab keeps it until the draft is made. */}
      <div onSubmit={() => !isMember && keepFacts(facts, price)}>
        <Form action={to(locale, DRAFT)} className={css.act} label={words.publish[locale]}>
          <FormKey value={formKey} />
          <HiddenFacts facts={facts} price={price} />
          <Submit locale={locale} kind="act">
            {words.publish[locale]}
          </Submit>
        </Form>
      </div>
      <p className={css.small}>
        {words.publishWhy[locale]} {!isMember && words.publishLogin[locale]}
      </p>
      {!isMember && (
        <noscript>
          <p className={css.small}>
            {words.noScript[locale]}{' '}
            <a
              className={css.link}
              href={withNext(to(locale, '/auth/login'), to(locale, DRAFT))}
              target="_blank"
              rel="noopener"
            >
              {words.login[locale]}
            </a>
          </p>
        </noscript>
      )}
      <form method="post" action={to(locale, '/valuation/report')} className={css.act}>
        <HiddenFacts facts={facts} price={price} />
        <button type="submit" className={buttonClass('line')}>
          {words.pdf[locale]}
        </button>
      </form>
      <a className={buttonClass('line')} href="#facts">
        {words.change[locale]}
      </a>
    </div>
  );
}
