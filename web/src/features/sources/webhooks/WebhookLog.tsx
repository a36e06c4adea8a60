/** What was sent to an endpoint, newest first, with the answer, its time, and the way to send it again. */
import { formatCount, formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { webhookEventMessages, webhookMessages as words } from '@estia/contract/sources/webhook-messages';
import { type WebhookEvent, webhookEvents } from '@estia/contract/sources/webhook-model';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { DescriptionList, Disclosure, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import rows from '../../../ui/row-list.module.css';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { describeAnswer } from './WebhookList.tsx';
import css from './webhooks.module.css';

type Log = ApiReply<'GET /webhooks/{id}/deliveries'>;
type Common = { locale: Locale; formKey: string; refusal: FormError | null };
type Props = Common & { log: Log; host: string; page: number; perPage: number; isActive: boolean };

const tones = { pending: 'info', delivered: 'good', failed: 'care' } as const;
const isEvent = (event: string): event is WebhookEvent => webhookEvents.some((known) => known === event);

export function WebhookLog({ log, host, page, perPage, isActive, ...common }: Props) {
  const { locale } = common;
  return (
    <Panel id="log" flush title={words.logOf[locale](host)} lead={words.logText[locale]}>
      {log.deliveries.length === 0 ? (
        <p className={grid.padded}>{words.logNone[locale]}</p>
      ) : (
        <ul>
          {log.deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} isActive={isActive} {...common} />
          ))}
        </ul>
      )}
      <SimplePagination locale={locale} page={page} count={log.count} perPage={perPage} />
    </Panel>
  );
}

function Delivery({
  delivery,
  isActive,
  ...common
}: Common & { delivery: Log['deliveries'][number]; isActive: boolean }) {
  const { locale } = common;
  const { id, event, state, last_at, last_status, last_error, last_ms, next_at, attempts, body, message_id } = delivery;
  const name = isEvent(event) ? webhookEventMessages[event].name[locale] : words.testEvent[locale];
  const at = formatDateTime(delivery.created_at, locale);
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={rows.name}>{name}</p>
        <p className={rows.small}>{at}</p>
        <StatusBadge tone={tones[state]}>{words.states[state][locale]}</StatusBadge>
        <DescriptionList
          rows={[
            ...(last_at
              ? [
                  { label: words.result[locale], value: describeAnswer(last_status, last_error, locale) },
                  ...(last_ms === null
                    ? []
                    : [{ label: words.time[locale], value: `${formatCount(last_ms, locale)} ms` }]),
                ]
              : []),
            { label: words.attempts[locale], value: formatCount(attempts, locale) },
            ...(next_at && attempts > 0
              ? [{ label: words.states.pending[locale], value: words.nextAt[locale](formatDateTime(next_at, locale)) }]
              : []),
          ]}
        />
        <Disclosure
          quiet
          summary={
            <>
              {words.body[locale]}
              <span className="vh">
                : {name}, {at}
              </span>
            </>
          }
        >
          <p className={css.url} translate="no">
            {message_id}
          </p>
          <pre className={css.body} translate="no">
            {body}
          </pre>
        </Disclosure>
      </div>
      {isActive && (
        <ActionForm {...common} intent="replay" form={`replay-${id}`} hidden={{ id }}>
          <SubmitButton locale={locale} kind="outline">
            {words.replay[locale]}
            <span className="vh">
              : {name}, {at}
            </span>
          </SubmitButton>
        </ActionForm>
      )}
    </li>
  );
}
