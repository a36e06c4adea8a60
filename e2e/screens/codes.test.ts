/** The screens that ask for a code from an email, or send one. */
import { testScreens } from '../support/screens.ts';
import { createVisitors } from '../support/visitors.ts';

testScreens(
  createVisitors(),
  ['forgot', 'reset', 'confirm', 'confirm-email-change', 'undo-delete'].map((name) => ({
    title: `[I18N-1] /auth/${name} is accessible and in one language`,
    path: `/auth/${name}`,
  })),
  { judgedAt: { el: [390], en: [1440] } },
);
