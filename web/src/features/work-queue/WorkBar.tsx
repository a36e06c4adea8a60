/** ADMN-5: above the page that decides an item: who has it in hand, until when, and what comes next. */
import { athensTime } from '@estia/contract/athens';
import { formatDateTime } from '@estia/contract/format';
import { reviewFlashMessages } from '@estia/contract/listings/review/review-screen-messages';
import type { Locale } from '@estia/contract/pair';
import { workKindNames } from '@estia/contract/work-queue/item-messages';
import {
  workBarMessages as words,
  workFlashMessages,
  workQueueMessages,
} from '@estia/contract/work-queue/queue-messages';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { FlashMessage } from '../../ui/form/FlashMessage.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { formatItemKey, itemPath, type WorkItem } from './item-path.ts';
import type { WorkBarState } from './load-work-bar.ts';
import css from './WorkBar.module.css';

const timeOf = (moment: string): string => athensTime(new Date(moment));

function ClaimText({ locale, item }: { locale: Locale; item: WorkItem }) {
  const { claim } = item;
  if (claim === null) return <p>{(item.needs_other_admin ? workQueueMessages.needsOther : words.nobody)[locale]}</p>;
  return (
    <>
      <p>
        {claim.is_mine
          ? words.claimedByYou[locale](timeOf(claim.claimed_at), timeOf(claim.expires_at))
          : words.claimedBy[locale](claim.admin, timeOf(claim.claimed_at))}
      </p>
      {claim.note && (
        <p className={css.note} translate="no">
          {words.handedBy[locale](claim.handed_by ?? words.someone[locale], claim.note)}
        </p>
      )}
    </>
  );
}

function ClaimActions({ locale, item, formPath }: { locale: Locale; item: WorkItem; formPath: string }) {
  const { claim } = item;
  if (claim?.is_mine === false || (claim === null && item.needs_other_admin)) return null;
  const common = { locale, item, action: formPath };
  if (claim === null) return <ClaimForm {...common} intent="claim" kind="primary" text={workQueueMessages.take} />;
  return (
    <>
      <ClaimForm {...common} intent="claim" text={workQueueMessages.keep} />
      <ClaimForm {...common} intent="release" text={workQueueMessages.release} />
      <a
        className={buttonClass('text')}
        href={`${pathTo(locale, '/dashboard')}?${new URLSearchParams({ hand_over: formatItemKey(item) })}`}
      >
        {words.handOver[locale]}
      </a>
    </>
  );
}

/** A decision about a listing leads on to whatever is due next: what was done is said there. */
const flashMessages = { ...workFlashMessages, ...reviewFlashMessages };

export function WorkBar({ locale, bar }: { locale: Locale; bar: WorkBarState }) {
  const { item, next, isGone, formPath } = bar;
  return (
    <section className={css.bar} aria-label={words.label[locale]}>
      <FlashMessage locale={locale} words={flashMessages} />
      <div className={css.row}>
        {item ? (
          <div className={css.state}>
            <p className={css.head}>
              <b>{workKindNames[item.kind][locale]}</b>
              <span>{words.dueBy[locale](formatDateTime(item.due_at, locale))}</span>
              {item.is_late && <StatusBadge tone="care">{workQueueMessages.isLate[locale]}</StatusBadge>}
            </p>
            <ClaimText locale={locale} item={item} />
          </div>
        ) : (
          isGone && <p className={css.state}>{words.done[locale]}</p>
        )}
        {item && (
          <div className={css.actions}>
            <ClaimActions locale={locale} item={item} formPath={formPath} />
          </div>
        )}
      </div>
      <p className={css.next}>
        {next ? (
          <a href={localizePath(locale, itemPath(next))}>
            <b>{words.next[locale]}:</b> {workKindNames[next.kind][locale]} · {next.title[locale]}
          </a>
        ) : (
          <span>{words.nothingLeft[locale]}</span>
        )}
        <a href={pathTo(locale, '/dashboard')}>{words.toQueue[locale]}</a>
      </p>
    </section>
  );
}
