/** That something is asked of the account, or holds for it: above its first page and its listings. */
import { formatLongDate } from '@estia/contract/format';
import { reviewNoticeMessages, reviewMessages as words } from '@estia/contract/hidden-brokers/review-messages';
import type { BrokerStepKind } from '@estia/contract/hidden-brokers/steps';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './review.module.css';

export type OpenReview = { kind: BrokerStepKind; answer_by: string | null; is_answered: boolean };

const describe = ({ kind, answer_by, is_answered }: OpenReview, locale: Locale): string => {
  if (kind !== 'statement') return reviewNoticeMessages[kind][locale];
  if (is_answered || answer_by === null) return reviewNoticeMessages.answered[locale];
  return reviewNoticeMessages.statement[locale](formatLongDate(answer_by, locale));
};

export function ReviewNotice({ locale, review }: { locale: Locale; review: OpenReview | null }) {
  if (!review) return null;
  return (
    <Panel id="account-review" title={words.title[locale]}>
      <p className={css.notice}>{describe(review, locale)}</p>
      <p>
        <a className={buttonClass('accent')} href={pathTo(locale, '/dashboard/account-review')}>
          {words.open[locale]}
        </a>
      </p>
    </Panel>
  );
}
