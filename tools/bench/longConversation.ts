import type { Page } from 'playwright';
import { type FrameTime, framesOf, pressOf, until } from './frames.ts';

const name = 'A hundred thousand';

async function makeChannel(api: string, channel: { tenant: string; name: string; participants: string[]; messages: number }): Promise<void> {
  const answer = await fetch(`${api}/__world/channels`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(channel) });
  if (!answer.ok) throw new Error(`The channel could not be made: ${answer.status}`);
}

/** Opens a conversation of 100,000 messages, reads back in it and goes back to its end. The page must be signed in, on another screen. */
export async function longConversation(page: Page, api: string): Promise<FrameTime[]> {
  await makeChannel(api, { tenant: 'Harbour Care', name, participants: ['super', 'unit'], messages: 100_000 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ }).click();
  const open = await pressOf(page, page.getByRole('option', { name: new RegExp(`^${name}`) }));
  const shows = (text: string) => until(page, `[...document.querySelectorAll('[role="log"] article p')].some((each) => each.textContent === '${text}')`);
  const { measure, end } = await framesOf(page);
  await measure('opens', async () => {
    await open();
    await shows('Message 100000');
  });
  await measure('reads back 600 messages and scrolls', async () => {
    await page.evaluate(`(async () => {
      const log = document.querySelector('main [role="log"]');
      const frame = () => new Promise(requestAnimationFrame);
      for (let pages = 0; pages < 20; pages += 1) {
        while (log.scrollTop > 0) { log.scrollTop -= 180; await frame(); }
        const older = [...log.querySelectorAll('button')].find((each) => each.textContent === 'Show older messages');
        const height = log.scrollHeight;
        older?.click();
        while (log.scrollHeight === height) await frame();
      }
    })()`);
  });
  await measure('goes back to the newest', async () => {
    await page.locator('main [role="log"]').focus();
    await page.keyboard.press('End');
    await shows('Message 100000');
  });
  return end();
}
