import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { type Scope, signIn } from './session.ts';

/** The row of a node in the tree. */
export const nodeRow = (page: Page, name: string): Locator =>
  page.getByRole('treegrid', { name: 'Organization' }).getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

/** The details of the selected node, with its actions. */
export const details = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Signs in and waits until the tree is shown. */
export async function openOrganization(page: Page, account: Account = 'super', { path = '/organization', ...scope }: Scope & { path?: string } = {}): Promise<void> {
  await signIn(page, account, { path, ...scope });
  await expect(page.getByRole('heading', { name: 'Organization', level: 1 })).toBeVisible();
  await expect(page.getByRole('treegrid', { name: 'Organization' })).toBeVisible();
}

/** Retypes the name of a node whose deletion affects others, once these are counted; returns the button that deletes it. */
export async function retypeNode(page: Page, name: string): Promise<Locator> {
  const question = page.getByRole('alertdialog', { name: 'Delete node' });
  await question.getByRole('textbox').fill(name);
  return question.getByRole('button', { name: 'Delete', exact: true });
}

/** Selects a node and starts one of its actions. */
export async function act(page: Page, name: string, label: string): Promise<void> {
  await nodeRow(page, name).getByText(name, { exact: true }).click();
  await details(page, name).getByRole('button', { name: label, exact: true }).click();
}
