import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { accounts } from '../harness/accounts.ts';
import { composer, conversationNamed, log, say, startConversation } from '../harness/messages.ts';
import { numbersFrom } from '../harness/numbersFrom.ts';
import { expectNoStorm, expectNoWriteTwice } from '../harness/oracles/traffic.ts';
import { watchContext } from '../harness/oracles/watchContext.ts';
import { pictureFile } from '../harness/postFiles.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import type { World } from '../harness/world.ts';
import { type Held, inWords, measureMemory, slopeOf } from '../../../tools/browser/measureMemory.ts';
import { someFault } from './randomFaults.ts';
import { goWithin, itemsOf, pressUntil, type SoakPage, type SoakThing, soakKinds, soakThings, soakViews, untilLoaded, uploadsTo } from './soakThings.ts';

const seed = Number(process.env['SOAK_SEED'] ?? 1);
const minutes = Number(process.env['SOAK_MINUTES'] ?? 60);
/** Growth per round that counts as none: what a browser keeps by itself varies by more. */
const flat = { heap: 512 * 1024, nodes: 300 };
/** The beginning of Playwright's message, without its colours. */
const inOneLine = (error: unknown) => stripVTControlCharacters(String(error)).split('\n').filter((line) => line.trim() !== '').slice(0, 3).join(' ').slice(0, 200);
const tell = (line: string) => process.stdout.write(`  ${line}\n`);

/** A browser of the soak, and how often it had to be reloaded because its user was stuck. */
interface Reader {
  name: string;
  /** Name of the other user. */
  partner: string;
  page: Page;
  reloads: number;
}

async function addPages(page: Page): Promise<SoakPage[]> {
  const pages: SoakPage[] = [];
  for (const kind of soakKinds) {
    await goWithin(page, '/app-settings/content');
    await page.getByRole('button', { name: 'Add Content Instance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Content Instance' });
    await dialog.getByRole('button', { name: /Template/ }).press('Enter');
    await page.getByRole('option', { name: new RegExp(`^${kind}`) }).first().click();
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(`Soak ${kind}`);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: `Soak ${kind}`, exact: true });
    pages.push({ kind, address: (await link.getAttribute('href')) ?? '' });
  }
  return pages;
}

/** Closes what is open, as a user who stops does, and reloads the console only if that does not help. */
async function giveUp(reader: Reader): Promise<void> {
  const { page } = reader;
  for (let count = 0; count < 4 && (await page.locator('[role="dialog"], [role="alertdialog"]').count()) > 0; count += 1) {
    const leave = page.getByRole('alertdialog').getByRole('button', { name: /Discard|Leave/ });
    if (await leave.isVisible()) await leave.click({ timeout: 2_000 }).catch(() => undefined);
    else await page.keyboard.press('Escape');
    await page.waitForFunction(() => !window.noticeboardPending, undefined, { timeout: 2_000 }).catch(() => undefined);
  }
  await goWithin(page, '/dashboard');
  try {
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 3_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 10_000 });
  } catch {
    reader.reloads += 1;
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

/** Runs a task under a fault of the seed, and returns whether it succeeded; the fault is cleared afterwards. */
async function underFault(world: World, random: () => number, reader: Reader, title: string, work: () => Promise<void>): Promise<boolean> {
  const fault = await someFault(world.control, random);
  try {
    await work();
    return true;
  } catch (error) {
    if (fault === null) throw error;
    tell(`${title} by ${reader.name}: given up where ${fault}: ${inOneLine(error)}`);
    return false;
  } finally {
    await world.control.heal();
  }
}

/** Whether the list that was just opened has it: its rows may load a little later than the rest. */
const isListed = (thing: SoakThing, page: Page, name: string): Promise<boolean> =>
  expect.poll(() => thing.count(page, name), { timeout: 8_000 }).toBeGreaterThan(0).then(
    () => true,
    () => false,
  );

async function liveThrough(world: World, random: () => number, [reader, witness]: readonly [Reader, Reader], thing: SoakThing, name: string): Promise<void> {
  const { page } = reader;
  const soundly = async (work: () => Promise<void>) => {
    await giveUp(reader);
    await thing.open(page);
    await work();
  };
  // A list that stays open is not read again automatically, nor one that was read two seconds ago.
  const expectCount = (count: number) =>
    expect(async () => {
      await goWithin(witness.page, '/dashboard');
      await expect(witness.page).toHaveTitle(/Dashboard/);
      await thing.open(witness.page);
      await expect.poll(() => thing.count(witness.page, name), { message: `${thing.title}: '${name}' as ${witness.name} finds it`, timeout: 8_000 }).toBe(count);
    }).toPass({ timeout: 90_000 });
  const isAdded = await underFault(world, random, reader, `Adding to ${thing.title}`, async () => {
    await thing.open(page);
    await thing.add(page, name);
  });
  if (!isAdded) await soundly(async () => {
    if (!(await isListed(thing, page, name))) await thing.add(page, name);
  });
  await expectCount(1);
  const isUsed = await underFault(world, random, reader, `Using ${thing.title}`, async () => {
    await thing.open(page);
    await thing.use?.(page, name);
  });
  if (!isUsed) await giveUp(reader);
  const isRemoved = await underFault(world, random, reader, `Deleting from ${thing.title}`, async () => {
    await thing.open(page);
    await thing.remove(page, name);
  });
  // A row deleted at the host is shown until the list is refetched.
  const removeWhatIsLeft = async () => {
    if (await isListed(thing, page, name)) await thing.remove(page, name);
  };
  if (!isRemoved) await soundly(() => expect(removeWhatIsLeft).toPass({ timeout: 90_000 }));
  await expectCount(0);
}

async function changeTenant(page: Page, address: string): Promise<void> {
  await goWithin(page, '/app-settings/app');
  const form = page.getByRole('main');
  const email = form.getByRole('textbox', { name: 'Support contact email' });
  await untilLoaded(page, email);
  await email.fill(address);
  const save = form.getByRole('button', { name: 'Save' });
  await pressUntil(save, async () => (await save.getAttribute('aria-disabled')) === 'true' || !(await save.isEnabled()));
}

async function writeToEachOther([first, second]: readonly [Reader, Reader], texts: readonly [string, string]): Promise<void> {
  // A conversation appears on the other side with its first message.
  for (const [index, { page, partner }] of [first, second].entries()) {
    await goWithin(page, '/messages');
    await untilLoaded(page, conversationNamed(page, partner));
    await conversationNamed(page, partner).click();
    await untilLoaded(page, composer(page));
    await say(page, texts[index] ?? '');
  }
  for (const { page } of [first, second]) for (const text of texts) await expect(log(page).getByText(text, { exact: true })).toHaveCount(1);
}

test('two browsers do every main task of the product in turn, with faults of a seed', async ({ allow, browser, page, world }) => {
  test.setTimeout((minutes + 20) * 60_000);
  tell(`${minutes} minutes, seed ${seed}`);
  // Repeats after a refusal are checked after each task.
  allow.repeatedWrites = true;
  allow.storms = true;
  page.setDefaultTimeout(20_000);
  const random = numbersFrom(seed);
  const otherContext = await browser.newContext({ baseURL: world.console });
  const otherOracles = await watchContext(otherContext, world);
  const other = await otherContext.newPage();
  other.setDefaultTimeout(20_000);
  await world.control.changeTenant('Prairie Homes', { isChatEnabled: true });
  await signIn(page, 'super', { path: '/dashboard', tenant: 'Prairie Homes' });
  await signIn(other, 'solo', { path: '/dashboard' });
  const readers: [Reader, Reader] = [{ name: 'the first', partner: accounts.solo.name, page, reloads: 0 }, { name: 'the second', partner: accounts.super.name, page: other, reloads: 0 }];
  const soakPages = await addPages(page);
  await other.reload();
  const gallery = soakPages.find(({ kind }) => kind === 'Gallery');
  const things = [...soakThings, ...soakPages.map(itemsOf), ...(gallery ? [uploadsTo(gallery, ['lunch', 'cake'].map((name) => pictureFile(`${name}.png`)))] : [])];
  await goWithin(page, '/messages');
  await startConversation(page, 'Dale', accounts.solo.name);

  // The pages above are added faster than any user could.
  let checked = (await world.control.traffic()).at(-1)?.id ?? 0;
  const expectSilence = async (title: string) => {
    await otherOracles.check();
    const traffic = (await world.control.traffic()).filter(({ id }) => id > checked);
    checked = traffic.at(-1)?.id ?? checked;
    await test.step(`after ${title}`, () => {
      expectNoWriteTwice(traffic);
      expectNoStorm(traffic);
    });
  };

  const held: Held[][] = [[], []];
  const end = Date.now() + minutes * 60_000;
  for (let round = 1; round === 1 || Date.now() < end; round += 1) {
    const pairs: [[Reader, Reader], [Reader, Reader]] = [readers, [readers[1], readers[0]]];
    for (const [index, thing] of things.entries()) {
      await liveThrough(world, random, pairs[(round + index) % 2] ?? pairs[0], thing, `Soak ${round} ${index} ${seed}`);
      await expectSilence(thing.title);
    }
    for (const [index, { title, path, shown }] of soakViews.entries()) {
      const reader = readers[(round + index) % 2] ?? readers[0];
      const look = async () => {
        await goWithin(reader.page, path);
        await untilLoaded(reader.page, shown(reader.page));
      };
      if (!(await underFault(world, random, reader, title, look))) await look();
      await expectSilence(title);
    }
    const [reader] = pairs[round % 2] ?? pairs[0];
    const address = `soak${round}@prairie.example`;
    if (!(await underFault(world, random, reader, 'Settings', () => changeTenant(reader.page, address)))) await changeTenant(reader.page, address);
    await writeToEachOther(readers, [`First of round ${round}`, `Second of round ${round}`]);
    await expectSilence('Messages');

    for (const [index, each] of readers.entries()) {
      await goWithin(each.page, '/dashboard');
      await untilLoaded(each.page, each.page.getByRole('main').getByRole('heading', { level: 2 }));
      // A page that was loaded again starts over.
      if (each.reloads > 0) held[index] = [];
      each.reloads = 0;
      const now = await measureMemory(each.page);
      held[index]?.push(now);
      tell(`round ${round}, ${each.name}: ${inWords(now)}`);
    }
  }

  for (const [index, series] of held.entries()) {
    // The first rounds fetch code and fill bounded caches.
    const later = series.slice(2);
    if (later.length < 3) continue;
    const growth = { heap: slopeOf(later.map(({ heap }) => heap)), nodes: slopeOf(later.map(({ nodes }) => nodes)) };
    tell(`${readers[index]?.name}: ${Math.round(growth.heap / 1024)} KB and ${growth.nodes.toFixed(0)} nodes a round, over ${later.length} rounds`);
    expect(growth.heap, 'growth of the heap in a round').toBeLessThan(flat.heap);
    expect(growth.nodes, 'growth of the document in a round').toBeLessThan(flat.nodes);
  }
  await otherContext.close();
});
