import type { Page } from '@playwright/test';

const count = /^\(\d+\) /;

/** The title of the tab without the unread messages that it counts as soon as the hub is connected. */
export const titleOf = async (page: Page): Promise<string> => (await page.title()).replace(count, '');
