import type { Locator, Page } from '@playwright/test';
import { bubble, composer, conversationNamed, openConversation, say } from '../harness/messages.ts';
import { addPage } from '../harness/contentKinds.ts';
import { addGallery } from '../harness/galleries.ts';
import { openFeed, openPost, panel } from '../harness/socialFeed.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** How many pieces a part of a text is in on screen: more than one where other words have come between. */
const pieces = (line: Locator, part: string): Promise<number> =>
  line.evaluate((element, searched) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(searched) ?? -1;
      if (start === -1) continue;
      range.setStart(node, start);
      range.setEnd(node, start + searched.length);
    }
    return range.getClientRects().length;
  }, part);

/** Where a character of a text is on screen, from the left. */
const leftOf = (text: Locator, character: string): Promise<number> =>
  text.evaluate((element, searched) => {
    const node = element.firstChild;
    if (node === null) throw new Error('There is no text.');
    const range = document.createRange();
    const start = node.textContent?.indexOf(searched) ?? -1;
    range.setStart(node, start);
    range.setEnd(node, start + 1);
    return range.getBoundingClientRect().left;
  }, character);

/** Whether the full stop of a Hebrew sentence is at its left. */
const expectStopAtItsLeft = (text: Locator) => expect(async () => expect(await leftOf(text, '.')).toBeLessThan(await leftOf(text, 'ט'))).toPass();

const expectDirectionOfText = (field: Locator) => expect(field).toHaveCSS('unicode-bidi', 'plaintext');

test('a message in Hebrew ends at its left, where it is written and where it is read', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Noémie Tremblay');
  await expectDirectionOfText(composer(page));
  await say(page, 'בוקר טוב.');
  const text = bubble(page, 'בוקר טוב.').getByText('בוקר טוב.', { exact: true });
  await expectStopAtItsLeft(text);
  await expectStopAtItsLeft(conversationNamed(page, 'Noémie Tremblay').getByText('בוקר טוב.', { exact: true }));
});

test('the title of an item in Hebrew ends at its left, over the page and in the panel that publishes it', async ({ page }) => {
  await addPage(page, 'Gallery', 'Events');
  await addGallery(page, 'בוקר טוב.');
  await expectStopAtItsLeft(page.getByRole('heading', { name: 'בוקר טוב.', level: 1 }).getByText('בוקר טוב.', { exact: true }));
  await expectStopAtItsLeft(panel(page).getByRole('heading', { name: /בוקר טוב/ }).getByText('בוקר טוב.', { exact: true }));
});

test('the date beside a name in Hebrew is not taken apart', async ({ page, world }) => {
  await openFeed(page, 'super');
  await world.control.fault({ operationId: 'getSocialFeedItem' }, { set: { 'user.name': 'נועה לוי', 'user.id': '00000000-0000-4000-8000-000000000001' } });
  await openDraft(page);
  const facts = page.getByText(/^Created by .* [AP]M$/);
  const date = /\d{1,2} \w+ \d{4} [\d:]+ [AP]M/.exec(await facts.innerText())?.[0] ?? '';
  expect(date).not.toBe('');
  expect(await pieces(facts, date)).toBe(1);
});

async function openDraft(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add new post' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Fire drill');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await openPost(page, 'Fire drill');
}
