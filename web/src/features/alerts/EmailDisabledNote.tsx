/** Emails to the address of the account came back, or its owner complained of them: none is sent. */
import { subscriberSettingsMessages as words } from '@estia/contract/alerts/saved-searches-messages';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../platform/paths/path-to.ts';

export function EmailDisabledNote({ locale }: { locale: Locale }) {
  return (
    <p role="note">
      {words.emailDisabled[locale]} <a href={pathTo(locale, '/dashboard/user/profile')}>{words.toProfile[locale]}</a>
    </p>
  );
}
