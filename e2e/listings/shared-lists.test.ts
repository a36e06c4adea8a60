/** SHRE-1: two people choose together: a list with a note, an invitation, votes, comments, a link, and the way out. */
import { favoritesPageMessages } from '@estia/contract/favorites/favorites-page-messages';
import { listEmailMessages } from '@estia/contract/favorites/list-email-messages';
import { listFlashMessages as flash, listMessages as words } from '@estia/contract/favorites/list-messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import {
  createUser,
  expandSection,
  expectStatus,
  findButton,
  findField,
  findPanel,
  localePrefix,
  querySql,
  resetRateLimits,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeAll(resetRateLimits);

async function saveTwoListings({ id }: TestUser): Promise<number[]> {
  const rows = await querySql<{ id: number }>(
    `insert into favorite (account_id, listing_id, price, at)
     select $1, l.id, l.price, now() - row_number() over () * interval '1 minute' from listing l
     where l.is_active and l.purpose = 1 order by l.id limit 2 returning listing_id::int as id`,
    [id],
  );
  return rows.map((row) => row.id);
}

describe.each([
  { locale: 'el' as const, width: 390, js: true, dark: false },
  { locale: 'en' as const, width: 1440, js: false, dark: true },
])('in $locale at $width px, script $js', ({ locale, width, js, dark }) => {
  const prefix = localePrefix[locale];
  const FAVORITES = `${prefix}/dashboard/user/favorites`;
  const [listName, note, comment] =
    locale === 'el'
      ? ['Για τους δυο μας', 'Κοντά στη δουλειά', 'Πάμε να το δούμε']
      : ['For the two of us', 'Close to work', 'Let’s go and see it'];

  it('[SHRE-1] a list is made, filled and shared; both vote and comment; a link shows it; who is taken out is out', async () => {
    const owner = await createUser({ locale, name: 'Anna Roe' });
    const friend = await createUser({ locale, name: 'Petros Roe' });
    const [first, second] = await saveTwoListings(owner);
    const home = await visit({ width, js, dark });
    home.expecting(/404/);
    await signInAs(home.page, owner);
    await home.go(FAVORITES);
    await expandSection(home.page, words.newList[locale]);
    await findField(home.page, words.name[locale]).fill(listName);
    await findButton(home.page, words.create[locale]).click();
    await expectStatus(home.page, flash.created[locale]);
    const listPath = new URL(home.page.url()).pathname;

    for (const id of [first, second]) {
      await home.go(FAVORITES);
      const row = home.page.locator(`[data-home="${id}"]`);
      await expandSection(row, words.addToList[locale]);
      await findField(row, words.targetList[locale]).selectOption({ label: listName });
      await findButton(row, words.place[locale]).click();
      await expectStatus(home.page, flash.placed[locale]);
    }
    await home.go(listPath);
    const row = home.page.locator(`[data-home="${first}"]`);
    await expandSection(row, favoritesPageMessages.addNote[locale]);
    await findField(row, favoritesPageMessages.note[locale]).fill(note);
    await findButton(row, favoritesPageMessages.saveNote[locale]).click();
    await expectStatus(home.page, flash.list_noted[locale]);
    if (js) await expectAccessible(home.page);
    await expectNoHorizontalScroll(home.page);

    const people = findPanel(home.page, words.people[locale]);
    await findField(people, words.email[locale]).fill(friend.email);
    await findButton(people, words.invite[locale]).click();
    await expectStatus(home.page, flash.invited[locale]);
    const invitation = await waitForEmail(friend.email, listEmailMessages.list_invitation.title[locale]);
    const guest = await visit({ width, js, dark });
    guest.expecting(/404/);
    await signInAs(guest.page, friend);
    await guest.go(new URL(findLink(invitation, '/dashboard/user/favorites')).pathname);
    await guest.page.getByRole('button', { name: new RegExp(`^${words.accept[locale]}`) }).click();
    await expectStatus(guest.page, flash.joined[locale]);

    const guestRow = guest.page.locator(`[data-home="${first}"]`);
    await guestRow.getByText(note).waitFor();
    await guestRow.getByRole('button', { name: new RegExp(`^${words.voteUp[locale]}`) }).click();
    await expectStatus(guest.page, flash.voted[locale]);
    await expect
      .poll(() =>
        guestRow.getByRole('button', { name: new RegExp(`^${words.voteUp[locale]}`) }).getAttribute('aria-pressed'),
      )
      .toBe('true');
    await guestRow.getByRole('link', { name: new RegExp(`^${words.comments[locale]}`) }).click();
    await guest.page.getByRole('textbox', { name: words.newComment[locale] }).fill(comment);
    await findButton(guest.page, words.addComment[locale]).click();
    await expectStatus(guest.page, flash.commented[locale]);
    if (js) await expectAccessible(guest.page);
    await expectNoHorizontalScroll(guest.page);

    await home.go(`${listPath}/${first}`);
    await home.page.getByText(comment).waitFor();
    await home.go(listPath);
    for (const id of [first, second])
      await home.page.locator(`[data-home="${id}"] input[type="checkbox"][name="listing"]`).check();
    await findButton(home.page, words.compareChosen[locale]).click();
    await home.page.waitForURL(/\/compare\?ids=\d+,\d+$/);

    await home.go(listPath);
    await findButton(home.page, words.makeLink[locale]).click();
    await expectStatus(home.page, flash.link_made[locale]);
    const link = /\/lists\/[\w-]{43}/.exec(await home.page.content())?.[0] ?? '';
    const reader = await visit({ width, js, dark });
    const [response] = await Promise.all([
      reader.page.waitForResponse((each) => each.url().includes('/lists/')),
      reader.go(`${prefix}${link}`),
    ]);
    expect(response.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    await reader.page.getByRole('heading', { name: listName }).waitFor();
    expect(await reader.page.locator('[data-home]').count()).toBe(2);
    const shown = await reader.page.content();
    for (const secret of [note, comment, owner.username, friend.username]) expect(shown).not.toContain(secret);
    if (js) await expectAccessible(reader.page);
    await expectNoHorizontalScroll(reader.page);

    await findPanel(home.page, words.people[locale])
      .getByRole('button', { name: new RegExp(`^${words.removePerson[locale]}.*${friend.username}`) })
      .click();
    await expectStatus(home.page, flash.person_removed[locale]);
    expect(await guest.go(listPath)).toBe(404);
  });
});
