/** What all alerts have in common: language, quiet hours, favourites, and the notifications of this browser. */
import { formatHour } from '@estia/contract/alerts/alert-settings-messages';
import { pushMessages } from '@estia/contract/alerts/push-messages';
import { subscriberSettingsMessages as words } from '@estia/contract/alerts/saved-searches-messages';
import type { Locale } from '@estia/contract/pair';
import { PushSwitch } from '../../../features/alerts/PushSwitch.tsx';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox, LanguageSelect, Select } from '../../../ui/form/ChoiceFields.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Panel } from '../../../ui/Panel.tsx';
import css from './saved-searches.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: formatHour(hour) }));

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
        {is_email_disabled && (
          <p role="note">
            {words.emailDisabled[locale]}{' '}
            <a href={pathTo(locale, '/dashboard/user/profile')}>{words.toProfile[locale]}</a>
          </p>
        )}
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
                options={HOURS}
                empty={words.quietNone[locale]}
                required
              />
              <Select
                {...field('quiet_to', settings.quiet_to)}
                label={words.quietTo[locale]}
                options={HOURS}
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
          <div className={grid.acts}>
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
