/** What the page one lands on says after registering or confirming. */
import { landingFlashMessages } from '@estia/contract/accounts/auth-messages';
import type { Locale } from '@estia/contract/pair';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';

export const LandingFlashMessage = ({ locale }: { locale: Locale }) => (
  <FlashMessage locale={locale} words={landingFlashMessages} calm={['confirm-email']} />
);
