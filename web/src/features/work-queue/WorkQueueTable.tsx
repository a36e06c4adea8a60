/** ADMN-5: what waits, one row each: what it is, until when, who has it in hand. On a phone each row becomes a card. */
import { athensDay, athensTime } from '@estia/contract/athens';
import { formatDateTime, formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { workKindNames } from '@estia/contract/work-queue/item-messages';
import { workQueueMessages as words, workBarMessages } from '@estia/contract/work-queue/queue-messages';
import { useRef } from 'react';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import table from '../../ui/table/table.module.css';
import { ClaimForm } from './ClaimForm.tsx';
import { formatItemKey, itemPath, type WorkItem } from './item-path.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import css from './WorkQueue.module.css';

type RowProps = { locale: Locale; item: WorkItem; today: string; formPath: string };

/** To be busy with it and to have it before one is the same step. */
function TakeForm({ locale, item, formPath }: Omit<RowProps, 'today'>) {
  return (
    <Form action={formPath} className={css.form}>
      <input type="hidden" name="intent" value="claim" />
      <input type="hidden" name="form" value="claim" />
      <input type="hidden" name="claim.item" value={formatItemKey(item)} />
      <input type="hidden" name="claim.open" value={itemPath(item)} />
      <SubmitButton locale={locale} kind="outline">
        {words.take[locale]}
        <span className="vh">{words.subjectOf[locale](workKindNames[item.kind][locale], item.title[locale])}</span>
      </SubmitButton>
    </Form>
  );
}

function ClaimCell({ locale, item, formPath }: Omit<RowProps, 'today'>) {
  const { claim } = item;
  if (claim === null)
    return item.needs_other_admin ? (
      <p className={table.small}>{words.needsOther[locale]}</p>
    ) : (
      <TakeForm locale={locale} item={item} formPath={formPath} />
    );
  const since = athensTime(new Date(claim.claimed_at));
  if (!claim.is_mine)
    return (
      <p>
        <span translate="no">{words.theirs[locale](claim.admin, since)}</span>
      </p>
    );
  return (
    <div className={css.mine}>
      <p>{words.mine[locale](athensTime(new Date(claim.expires_at)))}</p>
      {claim.note && (
        <p className={css.note} translate="no">
          {workBarMessages.handedBy[locale](claim.handed_by ?? workBarMessages.someone[locale], claim.note)}
        </p>
      )}
      <div className={css.actions}>
        <ClaimForm locale={locale} item={item} intent="release" text={words.release} action={formPath} />
        <a
          className={buttonClass('text')}
          href={`${pathTo(locale, '/dashboard')}?${new URLSearchParams({ hand_over: formatItemKey(item) })}`}
        >
          {workBarMessages.handOver[locale]}
        </a>
      </div>
    </div>
  );
}

function DueCell({ locale, item, today }: Omit<RowProps, 'formPath'>) {
  const due = new Date(item.due_at);
  const text = athensDay(due) === today ? athensTime(due) : formatDateTime(item.due_at, locale);
  return (
    <div>
      <time className="num" dateTime={item.due_at}>
        {text}
      </time>
      {item.is_late && (
        <p className={css.late}>
          <StatusBadge tone="care">{words.isLate[locale]}</StatusBadge>
        </p>
      )}
    </div>
  );
}

type Props = { locale: Locale; items: readonly WorkItem[]; today: string; formPath: string };

export function WorkQueueTable({ locale, items, ...rest }: Props) {
  const box = useRef<HTMLTableElement>(null);
  useQueueKeys(box);
  return (
    <div className={table.box}>
      <table className={table.table} ref={box}>
        <caption className="vh">{words.title[locale]}</caption>
        <thead>
          <tr>
            <th scope="col">{words.item[locale]}</th>
            <th scope="col">{words.deadline[locale]}</th>
            <th scope="col">{words.since[locale]}</th>
            <th scope="col">{words.claim[locale]}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={formatItemKey(item)}>
              <th scope="row">
                <p className={css.kind}>{workKindNames[item.kind][locale]}</p>
                <a className={table.name} href={localizePath(locale, itemPath(item))} data-row>
                  {item.title[locale]}
                </a>
                <p className={table.small}>{item.details[locale]}</p>
              </th>
              <td data-label={words.deadline[locale]}>
                <DueCell locale={locale} item={item} today={rest.today} />
              </td>
              <td data-label={words.since[locale]}>
                <time className="num" dateTime={item.since}>
                  {formatShortDate(item.since, locale)}
                </time>
              </td>
              <td data-label={words.claim[locale]} className={css.claim}>
                <ClaimCell locale={locale} item={item} formPath={rest.formPath} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
