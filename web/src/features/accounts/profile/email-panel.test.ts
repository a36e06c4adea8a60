import type { User } from '@estia/contract/accounts/model';
import { emailChange as words } from '@estia/contract/accounts/profile-messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { EmailChangePanel } from './EmailChangePanel.tsx';
import type { EmailChange } from './email-change.ts';

const draw = (email_confirmed: boolean, change: EmailChange) => {
  const user = { email: 'old@estia.example', email_confirmed } as User;
  const element = createElement(EmailChangePanel, { locale: 'en', user, change, formKey: 'k', refusal: null });
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
};
const underWay = (old_confirmed: boolean): EmailChange => ({
  new_email: 'new@estia.example',
  old_confirmed,
  new_confirmed: false,
  expires_at: '2026-11-18T10:00:00.000Z',
});

describe('[PROF-1] what the card says of a change of email', () => {
  it('a confirmed address is asked too', () => {
    for (const html of [draw(true, null), draw(true, underWay(false))]) {
      expect(html).toContain(words.how.en);
      expect(html).not.toContain(words.howNew.en);
    }
    expect(draw(true, underWay(false))).toContain(words.oldBox.en);
  });

  it('one that was never confirmed is not asked, and not called confirmed', () => {
    for (const html of [draw(false, null), draw(false, underWay(true))]) {
      expect(html).toContain(words.howNew.en);
      expect(html).not.toContain(words.how.en);
    }
    const html = draw(false, underWay(true));
    expect(html).toContain(words.unconfirmed.en);
    expect(html).not.toContain(words.oldBox.en);
    expect(html).not.toContain(`>${words.yes.en}<`);
  });
});
