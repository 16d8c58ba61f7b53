import { expect, type Locator, type Page } from '@playwright/test';
import { addGallery } from '../harness/galleries.ts';
import { act as actOnNode, nodeRow } from '../harness/organization.ts';
import { actOn, rowNamed } from '../harness/publishedContent.ts';
import { chooseNode, message, panel } from '../harness/socialFeed.ts';
import { addQuestion, surveyName } from '../harness/survey.ts';
import { act as actOnUser, field, userForm, userSearch } from '../harness/users.ts';

/** Something that is created, changed and deleted in the console, under a unique name. */
export interface SoakThing {
  title: string;
  /** Opens its list, and waits until it is. */
  open: (page: Page) => Promise<void>;
  /** Makes it; the list is open. */
  add: (page: Page, name: string) => Promise<void>;
  /** How often the list shows it. */
  count: (page: Page, name: string) => Promise<number>;
  /** Other actions before it is deleted; the list is open. */
  use?: (page: Page, name: string) => Promise<void>;
  /** Deletes it; the list is open. */
  remove: (page: Page, name: string) => Promise<void>;
}

/** Goes to another address as a link would, without loading the console again: what a page leaves in memory stays. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // A step to the same address would count as a window over the page (ADR 0129).
    if (new URL(to, window.location.href).href === window.location.href) return;
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Presses, and presses again after a refusal, as a user does. */
export async function pressUntil(button: Locator, isDone: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (await isDone()) return;
    if (await button.isEnabled()) await button.click({ timeout: 2_000 });
    await expect.poll(isDone, { timeout: 10_000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
}

const isGone = (locator: Locator) => async () => (await locator.count()) === 0;
const isThere = (locator: Locator) => async () => locator.first().isVisible();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const countRows = (page: Page, name: string) => rowNamed(page, name).count();

/** Retries what could not be loaded. */
export async function untilLoaded(page: Page, shown: Locator): Promise<void> {
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.first().isVisible()) await again.first().click({ timeout: 2_000 });
    await expect(shown.first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

async function deleteFromList(page: Page, name: string): Promise<void> {
  await actOn(page, rowNamed(page, name).first(), 'Delete');
  const question = page.getByRole('alertdialog');
  await pressUntil(question.getByRole('button', { name: 'Delete', exact: true }), isGone(question));
  await expect(rowNamed(page, name)).toHaveCount(0);
}

/** A page of a kind, whose items are written, published, unpublished and deleted. */
export interface SoakPage {
  kind: string;
  address: string;
}

/** Writes an item of each kind, from its list to its draft. */
const writers: Record<string, (page: Page, name: string) => Promise<void>> = {
  'Social Feed': async (page, name) => {
    await page.getByRole('link', { name: 'Add new post' }).first().click();
    await message(page).fill(name);
  },
  Survey: async (page, name) => {
    await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
    await surveyName(page).fill(name);
    await addQuestion(page, 'Was it warm?', { options: ['Yes', 'No'] });
  },
  'Suggestion Box': async (page, name) => {
    await page.getByRole('main').getByRole('link', { name: 'Add suggestion' }).first().click();
    await page.getByRole('textbox', { name: 'Suggestion' }).fill(name);
  },
  'Feedback Loop': async (page, name) => {
    await page.getByRole('main').getByRole('link', { name: 'Add question' }).first().click();
    await page.getByRole('main').getByRole('textbox', { name: 'Question' }).fill(name);
  },
  ...Object.fromEntries(
    Object.entries({ Resource: 'Add collection', Gallery: 'Add gallery', 'Image Gallery': 'Add gallery', 'Contact Directory': 'Add contact group' }).map(([kind, link]) => [
      kind,
      async (page: Page, name: string) => {
        await page.getByRole('main').getByRole('link', { name: link }).first().click();
        await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill(name);
      },
    ]),
  ),
};

/** The kinds of page. */
export const soakKinds: readonly string[] = Object.keys(writers);

/** A page of a kind with its items. */
export function itemsOf({ kind, address }: SoakPage): SoakThing {
  const list = (page: Page) => heading(page, `Soak ${kind}`);
  const open = async (page: Page) => {
    await goWithin(page, address);
    await untilLoaded(page, list(page));
    await untilLoaded(page, page.getByRole('main').locator('[data-row-id]').or(page.getByText(/^No .+ yet$/)));
  };
  return {
    title: kind,
    open,
    count: countRows,
    add: async (page, name) => {
      await writers[kind]?.(page, name);
      const save = page.getByRole('button', { name: 'Save as Draft' });
      await pressUntil(save, isGone(save));
    },
    use: async (page, name) => {
      // For two kinds the link opens the item's content, not its publication.
      const to = await page.getByRole('main').getByRole('link', { name, exact: true }).first().getAttribute('href');
      await goWithin(page, (to ?? '').replace('/items/content/', '/items/edit/'));
      await untilLoaded(page, panel(page).getByRole('button', { name: 'Publish', exact: true }));
      await chooseNode(page, 'Regina');
      const unpublish = panel(page).getByRole('button', { name: 'Unpublish' });
      await pressUntil(panel(page).getByRole('button', { name: 'Publish', exact: true }), isThere(unpublish));
      await unpublish.click();
      const question = page.getByRole('alertdialog');
      await pressUntil(question.getByRole('button', { name: 'Unpublish' }), isGone(question));
      await expect(panel(page).getByRole('radio', { name: 'Immediately' })).toBeChecked();
    },
    remove: deleteFromList,
  };
}

/** Chooses files within the page: Playwright's own way keeps the field, and with it its page, in memory. */
const chooseFiles = (field: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> =>
  field.evaluate(
    (input, given) => {
      const chosen = new DataTransfer();
      for (const { name, mimeType, bytes } of given) chosen.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      (input as HTMLInputElement).files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
  );

/** Pictures uploaded in parts; deleting the gallery deletes them. */
export function uploadsTo({ address }: SoakPage, files: { name: string; mimeType: string; buffer: Buffer }[]): SoakThing {
  const gallery = itemsOf({ kind: 'Gallery', address });
  return {
    ...gallery,
    title: 'Uploads',
    add: async (page, name) => {
      await addGallery(page, name);
      await chooseFiles(page.getByRole('main').locator('input[type="file"][multiple]'), files);
      await untilLoaded(page, page.getByRole('heading', { name: `Pictures ${files.length}`, level: 2 }));
    },
    use: async (page, name) => {
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      await untilLoaded(page, page.getByRole('heading', { name: `Pictures ${files.length}`, level: 2 }));
      await expect(page.getByRole('grid').locator('img').first()).toHaveAttribute('src', /^blob:/);
    },
  };
}

const tags: SoakThing = {
  title: 'Tags',
  open: async (page) => {
    await goWithin(page, '/users/tags');
    await untilLoaded(page, page.getByText(/^\d+ tags?$|^No tags/));
  },
  add: async (page, name) => {
    await page.getByRole('button', { name: 'Add tag' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Tag' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name.replaceAll(' ', ''));
    await pressUntil(dialog.getByRole('button', { name: 'Add', exact: true }), isGone(dialog));
  },
  count: (page, name) => countRows(page, `@${name.replaceAll(' ', '')}`),
  remove: (page, name) => deleteFromList(page, `@${name.replaceAll(' ', '')}`),
};

const roles: SoakThing = {
  title: 'Roles',
  open: async (page) => {
    await goWithin(page, '/users/roles');
    await untilLoaded(page, page.locator('[data-row-id]'));
  },
  add: async (page, name) => {
    await page.getByRole('button', { name: 'Add role' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Role' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: /Role type/ }).click();
    await page.getByRole('option', { name: /Super administrator/ }).click();
    await dialog.getByRole('row', { name: /^Prairie Homes/ }).click();
    await pressUntil(dialog.getByRole('button', { name: 'Add', exact: true }), isGone(dialog));
  },
  count: countRows,
  remove: deleteFromList,
};

const users: SoakThing = {
  title: 'People',
  open: async (page) => {
    await goWithin(page, '/users/list');
    await untilLoaded(page, page.locator('[data-row-id]'));
  },
  add: async (page, name) => {
    await page.getByRole('button', { name: 'Add user' }).click();
    const form = userForm(page, 'Add New User');
    await field(form, 'Name').fill(name);
    await expect(field(form, 'Username')).not.toHaveValue('');
    await field(form, 'Email').fill(`${name.replaceAll(' ', '').toLowerCase()}@prairie.example`);
    await form.getByRole('button', { name: /^Roles / }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await pressUntil(form.getByRole('button', { name: 'Add', exact: true }), isGone(form));
  },
  count: async (page, name) => {
    await userSearch(page).fill(name);
    await untilLoaded(page, page.locator('[data-row-id]').or(page.getByText(/No .*found/)));
    await expect(page.getByRole('rowheader').filter({ hasNotText: name })).toHaveCount(0);
    return countRows(page, name);
  },
  remove: async (page, name) => {
    await userSearch(page).fill(name);
    await actOnUser(page, name, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete user' });
    await pressUntil(question.getByRole('button', { name: 'Delete', exact: true }), isGone(question));
    await expect(rowNamed(page, name)).toHaveCount(0);
  },
};

const organization: SoakThing = {
  title: 'Organization',
  open: async (page) => {
    await goWithin(page, '/organization');
    await untilLoaded(page, page.getByRole('treegrid', { name: 'Organization' }));
    await untilLoaded(page, nodeRow(page, 'Prairie Homes'));
  },
  add: async (page, name) => {
    await actOnNode(page, 'Prairie Homes', 'Add below');
    const dialog = page.getByRole('dialog', { name: 'Add Organization Node' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await pressUntil(dialog.getByRole('button', { name: 'Add', exact: true }), isGone(dialog));
  },
  count: (page, name) => nodeRow(page, name).count(),
  remove: async (page, name) => {
    await actOnNode(page, name, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete node' });
    await expect(question).toBeVisible();
    if (await question.getByRole('textbox').isVisible()) await question.getByRole('textbox').fill(name);
    await pressUntil(question.getByRole('button', { name: 'Delete', exact: true }), isGone(question));
    await expect(nodeRow(page, name)).toHaveCount(0);
  },
};

/** Things besides items of pages. */
export const soakThings: readonly SoakThing[] = [tags, roles, users, organization];

/** Pages that are only viewed, and what shows that they are loaded. */
export const soakViews: readonly { title: string; path: string; shown: (page: Page) => Locator }[] = [
  { title: 'Dashboard', path: '/dashboard', shown: (page) => page.getByRole('main').getByRole('heading', { level: 2 }) },
  { title: 'Published Content', path: '/content', shown: (page) => page.getByRole('navigation', { name: 'Published Content pages' }).locator('p') },
  { title: 'Calendar', path: '/calendar', shown: (page) => page.getByText(/^From (?:the latest|all) [\d,]+ items?\.|^Nothing/) },
  { title: 'Comments', path: '/comments', shown: (page) => page.getByText(/^From (?:the latest|all) \d+ posts?\.|^No comments/) },
  { title: 'Analytics', path: '/analytics/user-activity', shown: (page) => page.getByRole('slider', { name: 'Active users by day' }) },
];
