/** What the page one lands on says after registering or confirming. */
import { landingFlashMessages } from '@estia/contract/accounts/auth-messages';
import type { Locale } from '@estia/contract/pair';
import { Said } from '../../ui/form/Said.tsx';

export const LandingNote = ({ locale }: { locale: Locale }) => (
  <Said locale={locale} words={landingFlashMessages} calm={['confirm-email']} />
);
