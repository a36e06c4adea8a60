/** The screens of whoever logs in or registers. */
import { testScreens } from './screens.ts';
import { visitors } from './visit.ts';

testScreens(
  visitors(),
  ['login', 'signup', 'signup?as=professional', 'second-factor?by=totp.passkey'].map((name) => ({
    title: `[I18N-1] /auth/${name} is accessible and in one language`,
    path: `/auth/${name}`,
  })),
  { judgedAt: { el: [390], en: [1440] } },
);
