import { expect } from '@playwright/test';
import type { Control } from './control.ts';

/**
 * Waits until the page has requested everything it shows and all responses are there. Three checks in a row: a page that
 * has just appeared requests its data a moment later.
 */
export async function expectQuiet(control: Control): Promise<void> {
  let quietLooks = 0;
  const look = async () => {
    const isQuiet = (await control.traffic()).every(({ host, finishedAt }) => host === 'hub' || finishedAt !== null);
    quietLooks = isQuiet ? quietLooks + 1 : 0;
    return quietLooks;
  };
  await expect.poll(look, { intervals: [100] }).toBe(3);
}
