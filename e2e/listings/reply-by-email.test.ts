/** SHRE-1: an advertiser and a visitor write to each other, and neither of them opens the site to answer. */
import { conversationMessages } from '@estia/contract/inbox/conversation-messages';
import { contactFormMessages } from '@estia/contract/listings/page/contact-messages';
import { contactCardMessages } from '@estia/contract/listings/page/page-messages';
import { clientFormats } from '@estia/server/testing/email/mail-clients';
import { buildReplyEmail } from '@estia/server/testing/email/reply-emails';
import { sendBySmtp } from '@estia/server/testing/email/smtp-client';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findLink, type ReceivedEmail, waitForEmail } from '../support/emails.ts';
import { pickByFile } from '../support/language-turns.ts';
import { type PublishedListing, publishListing } from '../support/listing-wizard.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import {
  createUser,
  findButton,
  findField,
  localePrefix,
  newEmail,
  querySql,
  resetRateLimits,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
let owner: TestUser;
let listing: PublishedListing;

beforeAll(async () => {
  await resetRateLimits();
  owner = await createUser();
  listing = await publishListing(owner, { contact_email: owner.email });
});
beforeEach(async () => {
  await resetRateLimits();
});

const format = (name: string) => {
  const found = clientFormats.find((each) => each.name === name);
  if (!found) throw new Error(`No format ${name}`);
  return found;
};

/** From the mailbox that a mail came to, as its program answers it. */
function answer(mail: ReceivedEmail, program: string, line: string, locale: 'el' | 'en') {
  const { to: from, replyTo: to = '' } = mail;
  const raw = buildReplyEmail(format(program), { lines: [line], locale, quoted: mail.text.split('\n'), from, to });
  return sendBySmtp(siteUnderTest.inboundPort, { from, to: [to], raw });
}

describe.each(
  pickByFile({ locale: 'el' as const, width: 390, js: false }, { locale: 'en' as const, width: 1440, js: true }),
)('in $locale at $width px, with script: $js', ({ locale, width, js }) => {
  it('[SHRE-1] [LIST-6] a visitor writes on the site, and all that follows is by email', async () => {
    const prefix = localePrefix[locale];
    const email = newEmail('mailer');
    const [question, reply, thanks] =
      locale === 'el'
        ? ['Έχει θέα;', 'Ναι, στη θάλασσα.', 'Έρχομαι αύριο.']
        : ['Is there a view?', 'Yes, the sea.', 'See you.'];
    const { page, go } = await visit({ width, js });
    await go(`${prefix}${listing.path}`);
    await page.getByRole('link', { name: contactCardMessages.write[locale] }).filter({ visible: true }).first().click();
    const form = js ? page.getByRole('dialog') : page.locator('main');
    await findField(form, contactFormMessages.body[locale]).fill(question);
    await findField(form, contactFormMessages.name[locale]).fill('Nikos');
    await findField(form, contactFormMessages.email[locale]).fill(email);
    await findButton(form, contactFormMessages.send[locale]).click();
    await page.getByText((js ? contactFormMessages.sentConfirmTo : contactFormMessages.confirmText)[locale]).waitFor();
    if (!js) {
      const proof = await waitForEmail(email);
      const key = findLink(proof, '/contact/confirm').split('#')[1];
      const confirmed = await fetch(`${siteUnderTest.origin}/api/property/contact/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key }),
      });
      expect(confirmed.status).toBe(200);
    }
    const toOwner = await waitForEmail(owner.email, question);
    expect(toOwner.text).not.toContain(email);
    expect(await answer(toOwner, 'Gmail on the web', reply, locale)).toMatchObject({ code: 250 });
    const toLead = await waitForEmail(email, reply);
    expect(toLead.text).not.toContain(owner.email);
    expect(await answer(toLead, 'iOS', thanks, locale)).toMatchObject({ code: 250 });
    await waitForEmail(owner.email, thanks);

    await page.goto(findLink(toLead, '/contact/conversation'));
    if (js) {
      for (const text of [question, reply, thanks]) await page.getByText(text, { exact: true }).first().waitFor();
      await expectNoHorizontalScroll(page);
    }
    const [row] = await querySql<{ id: number }>(
      `select v.id from conversation v join message m on m.conversation_id = v.id where v.advertiser_id = $1 and m.body = $2`,
      [owner.id, thanks],
    );
    const dashboard = await visit({ width });
    await signInAs(dashboard.page, owner);
    await dashboard.go(`${prefix}/dashboard/inbox/${row?.id}`);
    const log = dashboard.page.getByRole('log', { name: conversationMessages.messages[locale] });
    await expect.poll(() => log.locator('li').count()).toBe(3);
    expect(await log.innerText()).toContain(thanks);
    expect(await dashboard.page.getByText(conversationMessages.emailUnconfirmed[locale]).count()).toBe(0);
  });
});
