import { expect, type Locator, type Page } from '@playwright/test';
import { addPage } from './contentKinds.ts';
import { rowNamed } from './publishedContent.ts';
import type { World } from './world.ts';

/** Adds an empty resource with a collection in it, and opens the collection's content; returns its address. */
export async function addCollection(page: Page, name: string, resource = 'Handbooks'): Promise<string> {
  await addPage(page, 'Resource', resource);
  await page.getByRole('main').getByRole('link', { name: 'Add collection' }).first().click();
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await page.getByRole('link', { name: 'Open contents' }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();
  return new URL(page.url()).pathname;
}

/** A file with some text in it. */
export const textFile = (name: string, text = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

type TextFile = ReturnType<typeof textFile>;

/** Chooses what to add to the open folder. */
export async function addTo(page: Page, what: 'Document' | 'Files' | 'Folder' | 'Link'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: what, exact: true }).click();
}

/** The window that adds or changes an entry of a folder. */
export const windowOf = (page: Page, what: 'Document' | 'Files' | 'Folder' | 'Link'): Locator => page.getByRole('dialog', { name: new RegExp(`^(Add|Edit) ${what}$`) });

/** Chooses files in the window that adds them, as the window of the system would. */
export const chooseFiles = (page: Page, ...files: TextFile[]): Promise<void> => windowOf(page, 'Files').locator('input[type="file"]').setInputFiles(files);

/** Adds files to the open folder. */
export async function addFiles(page: Page, ...files: TextFile[]): Promise<void> {
  await addTo(page, 'Files');
  await chooseFiles(page, ...files);
  await windowOf(page, 'Files').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(windowOf(page, 'Files')).toHaveCount(0);
}

/** Adds a folder to the open one. */
export async function addFolder(page: Page, name: string): Promise<void> {
  await addTo(page, 'Folder');
  const dialog = windowOf(page, 'Folder');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Opens a folder by its row, and waits until it is the title of the page. */
export async function openFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('rowheader').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** The entries of the open folder, by name, in order. */
export const entryNames = (page: Page): Locator => page.getByRole('rowheader').locator('a, button');

/** Opens a new collection whose folder has 2,000 folders in it, 'Folder 1' first. */
export async function openLargeFolder(page: Page, world: World): Promise<void> {
  await addCollection(page, 'Infection control');
  const folders = Array.from({ length: 2000 }, (_, index) => ({ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, name: `Folder ${index + 1}`, parentId: null }));
  await world.control.fault({ operationId: 'getResourceContainer' }, { set: { folders } });
  await page.reload();
  await expect(rowNamed(page, 'Folder 1').first()).toBeVisible();
}
