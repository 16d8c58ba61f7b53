import type { Locator, Page } from '@playwright/test';
import { png } from './pictures.ts';

/** A picture, as chosen on the device. */
export const pictureFile = (name = 'clinic-arm.png', side = 64) => ({ name, mimeType: 'image/png', buffer: png(side) });

/** A file that begins like a video; it cannot be played. */
export const videoFile = (name = 'courtyard.webm', bytes = 2_000) => ({ name, mimeType: 'video/webm', buffer: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(bytes)]) });

/** The files of the open post. */
export const attachments = (page: Page): Locator => page.getByRole('group', { name: 'Attachments' });

/** One of them, by its name. */
export const attachment = (page: Page, name: string): Locator => attachments(page).getByRole('listitem').filter({ hasText: name });

/** Chooses files for the open post. */
export async function attach(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await attachments(page).locator('input[type="file"]').setInputFiles(files);
}
