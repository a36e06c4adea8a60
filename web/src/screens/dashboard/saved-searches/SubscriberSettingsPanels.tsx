/** What all alerts have in common: language, quiet hours, favourites, and the notifications of this browser. */
import { pushMessages } from '@estia/contract/alerts/push-messages';
import { subscriberSettingsMessages as words } from '@estia/contract/alerts/saved-searches-messages';
import type { Locale } from '@estia/contract/pair';
import { EmailDisabledNote } from '../../../features/alerts/EmailDisabledNote.tsx';
import { hourOptions } from '../../../features/alerts/hour-options.ts';
import { PushSwitch } from '../../../features/alerts/PushSwitch.tsx';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox, LanguageSelect, Select } from '../../../ui/form/ChoiceFields.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Panel } from '../../../ui/Panel.tsx';
import css from './saved-searches.module.css';

type Props = {
  locale: Locale;
  settings: ApiReply<'GET /user/alert-settings'>;
  formKey: string;
  refusal: FormError | null;
};

export function SubscriberSettingsPanels({ locale, settings: found, formKey, refusal }: Props) {
  const { settings, is_email_disabled, push_key } = found;
  const { field, check } = createFieldProps(locale, 'all', refusal);
  return (
    <div className={css.settings}>
      <Panel id="settings" title={words.title[locale]}>
        {is_email_disabled && <EmailDisabledNote locale={locale} />}
        <ActionForm
          locale={locale}
          intent="all"
          formKey={formKey}
          refusal={refusal}
          className={grid.form}
          labels={{ quiet_from: words.quietFrom[locale], quiet_to: words.quietTo[locale] }}
        >
          <div className={css.language}>
            <LanguageSelect {...field('locale', settings.locale)} label={words.language[locale]} />
          </div>
          <fieldset className={css.quiet}>
            <legend>{words.quiet[locale]}</legend>
            <p>{words.quietHint[locale]}</p>
            <div className={css.hours}>
              <Select
                {...field('quiet_from', settings.quiet_from)}
                label={words.quietFrom[locale]}
                options={hourOptions}
                empty={words.quietNone[locale]}
                required
              />
              <Select
                {...field('quiet_to', settings.quiet_to)}
                label={words.quietTo[locale]}
                options={hourOptions}
                empty={words.quietNone[locale]}
                required
              />
            </div>
          </fieldset>
          <Checkbox
            {...check('favorite_alerts', settings.favorite_alerts)}
            label={words.favorites[locale]}
            hint={words.favoritesHint[locale]}
          />
          <div className={grid.actions}>
            <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
          </div>
        </ActionForm>
      </Panel>
      {push_key !== null && (
        <Panel id="push" title={pushMessages.title[locale]}>
          <PushSwitch locale={locale} pushKey={push_key} />
        </Panel>
      )}
    </div>
  );
}
