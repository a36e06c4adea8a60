/** Endpoints of the agency, each with how it goes and what its owner may do about it. */
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import {
  deliveryErrorMessages,
  webhookEventMessages,
  webhookStateMessages,
  webhookMessages as words,
} from '@estia/contract/sources/webhook-messages';
import { webhookLimits } from '@estia/contract/sources/webhook-model';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox } from '../../../ui/form/ChoiceFields.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure, Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { eventField, WebhookFields } from './WebhookFields.tsx';
import css from './webhooks.module.css';

export type Endpoint = ApiReply<'GET /webhooks'>['endpoints'][number];
type Common = { locale: Locale; formKey: string; refusal: FormError | null };

const tones = { active: 'good', paused: 'plain', disabled: 'care' } as const;
const LABELS = (locale: Locale) => ({
  url: words.url[locale],
  [eventField('lead.created')]: words.events[locale],
});

export function WebhookList({ endpoints, ...common }: Common & { endpoints: readonly Endpoint[] }) {
  return endpoints.map((endpoint) => <WebhookPanel key={endpoint.id} endpoint={endpoint} {...common} />);
}

function listNotes(
  { state, disabled_reason, failing_since, previous_secret_until }: Endpoint,
  locale: Locale,
): string[] {
  return [
    ...(disabled_reason === 'gone' ? [words.disabledGone[locale]] : []),
    ...(disabled_reason === 'failing' ? [words.disabledFailing[locale](webhookLimits.failingDays)] : []),
    ...(state === 'disabled' ? [words.turnOn[locale]] : []),
    ...(state === 'active' && failing_since ? [words.failing[locale](formatDateTime(failing_since, locale))] : []),
    ...(previous_secret_until ? [words.previousUntil[locale](formatDateTime(previous_secret_until, locale))] : []),
  ];
}

function WebhookPanel({ endpoint, ...common }: Common & { endpoint: Endpoint }) {
  const { locale, refusal } = common;
  const { id, url, events, state, last_delivery: last } = endpoint;
  const { host } = new URL(url);
  const forms = { change: `change-${id}`, test: `test-${id}`, rotate: `rotate-${id}`, remove: `remove-${id}` };
  const change = createFieldProps(locale, forms.change, refusal);
  const rotate = createFieldProps(locale, forms.rotate, refusal);
  const remove = createFieldProps(locale, forms.remove, refusal);
  const named = (text: string) => (
    <>
      {text}
      <span className="vh">: {host}</span>
    </>
  );
  const single = { ...common, hidden: { id } };
  return (
    <Panel
      id={`webhook-${id}`}
      title={host}
      beside={<StatusBadge tone={tones[state]}>{webhookStateMessages[state][locale]}</StatusBadge>}
    >
      <p className={css.url} translate="no">
        {url}
      </p>
      <p>{events.map((event) => webhookEventMessages[event].name[locale]).join(' · ')}</p>
      {last && (
        <p>
          {formatDateTime(last.sent_at, locale)} · {describeAnswer(last.status, last.error, locale)}
        </p>
      )}
      {listNotes(endpoint, locale).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <div className={grid.actions}>
        <a
          className={buttonClass('outline')}
          href={`${pathTo(locale, '/dashboard/properties/external-sources/webhooks')}?endpoint=${id}#log`}
        >
          {named(words.log[locale])}
        </a>
        {state === 'active' && (
          <ActionForm {...single} intent="test" form={forms.test}>
            <SubmitButton locale={locale} kind="outline">
              {named(words.test[locale])}
            </SubmitButton>
          </ActionForm>
        )}
      </div>
      <Disclosure quiet open={change.failed} summary={named(words.change[locale])}>
        <ActionForm {...single} intent="change" form={forms.change} className={grid.form} labels={LABELS(locale)}>
          <WebhookFields locale={locale} form={change} known={{ url, events }} />
          <Checkbox {...change.check('is_active', state === 'active')} label={words.active[locale]} />
          <div className={grid.actions}>
            <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
          </div>
        </ActionForm>
      </Disclosure>
      <Disclosure quiet open={rotate.failed} summary={named(words.rotate[locale])}>
        <ActionForm {...single} intent="rotate" form={forms.rotate}>
          <p className={grid.note}>{words.rotateText[locale](webhookLimits.overlapHours)}</p>
          <div className={grid.actions}>
            <SubmitButton locale={locale} kind="outline">
              {named(words.rotate[locale])}
            </SubmitButton>
          </div>
        </ActionForm>
      </Disclosure>
      <Disclosure quiet open={remove.failed} summary={named(words.remove[locale])}>
        <ActionForm {...single} intent="remove" form={forms.remove}>
          <p className={grid.note}>{words.removeText[locale]}</p>
          <div className={grid.actions}>
            <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
              {named(words.remove[locale])}
            </SubmitButton>
          </div>
        </ActionForm>
      </Disclosure>
    </Panel>
  );
}

export const describeAnswer = (
  status: number | null,
  error: keyof typeof deliveryErrorMessages | null,
  locale: Locale,
): string => (error ? deliveryErrorMessages[error][locale] : status === null ? '–' : `HTTP ${status}`);

export function NewWebhookForm(common: Common) {
  const { locale, refusal } = common;
  return (
    <ActionForm {...common} intent="create" className={grid.form} labels={LABELS(locale)} keepsValues>
      <WebhookFields locale={locale} form={createFieldProps(locale, 'create', refusal)} />
      <div className={grid.actions}>
        <SubmitButton locale={locale} kind="accent">
          {words.create[locale]}
        </SubmitButton>
      </div>
    </ActionForm>
  );
}
