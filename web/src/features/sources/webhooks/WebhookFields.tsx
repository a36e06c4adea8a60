/** Where an endpoint is and what it is told of: the same fields for a new one and for one that is changed. */
import type { Locale } from '@estia/contract/pair';
import { webhookEventMessages, webhookMessages as words } from '@estia/contract/sources/webhook-messages';
import { type WebhookEvent, webhookEvents, webhookLimits } from '@estia/contract/sources/webhook-model';
import type { createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox } from '../../../ui/form/ChoiceFields.tsx';
import { Field, FieldError, getFieldAttributes } from '../../../ui/form/Field.tsx';
import css from '../../../ui/form/form.module.css';

/** Names of fields have no dots of their own. */
export const eventField = (event: WebhookEvent): string => event.replace('.', '_');

type Props = {
  locale: Locale;
  form: ReturnType<typeof createFieldProps>;
  known?: { url: string; events: readonly WebhookEvent[] };
};

export function WebhookFields({ locale, form, known }: Props) {
  const [first] = webhookEvents;
  const checks = webhookEvents.map((event) => ({
    event,
    props: form.check(eventField(event), known?.events.includes(event) ?? true),
  }));
  const group = form.check(eventField(first), true);
  const { aria } = getFieldAttributes({ name: group.name, error: group.error });
  return (
    <>
      <Field
        {...form.field('url', known?.url)}
        label={words.url[locale]}
        hint={words.urlHint[locale]}
        type="url"
        maxLength={webhookLimits.url}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <fieldset className={css.field} aria-describedby={aria['aria-describedby']}>
        <legend className={css.legend}>{words.events[locale]}</legend>
        {checks.map(({ event, props }) => (
          <Checkbox
            key={event}
            {...props}
            inGroup={event === first}
            label={webhookEventMessages[event].name[locale]}
            hint={webhookEventMessages[event].hint[locale]}
          />
        ))}
        <FieldError locale={locale} name={group.name} error={group.error} />
      </fieldset>
    </>
  );
}
