/** The screens of whoever logs in or registers. */
import { testScreens } from '../support/screens.ts';
import { createVisitors } from '../support/visitors.ts';

testScreens(
  createVisitors(),
  ['login', 'signup', 'signup?as=professional', 'second-factor?by=totp.passkey'].map((name) => ({
    title: `[I18N-1] /auth/${name} is accessible and in one language`,
    path: `/auth/${name}`,
  })),
  { judgedAt: { el: [390], en: [1440] } },
);
