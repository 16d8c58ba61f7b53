import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A black-and-white PNG: a side of 30,000 pixels fits into some kilobytes. */
export function png(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** An SVG that requests other addresses unless it is treated as a picture only (X06). */
export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="fetch('http://127.0.0.1:9/load')">
  <script>fetch('http://127.0.0.1:9/script'); parent.postMessage('ran', '*')</script>
  <image href="http://127.0.0.1:9/image.png" width="64" height="64"/><rect width="64" height="64" fill="teal"/></svg>`;

/** Expects the tab to paint still. */
export const isAlive = (page: Page): Promise<void> =>
  expect(page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => painted('alive'))))).resolves.toBe('alive');

/** Chooses files that are not pictures, or are too large, in a picture field; each is refused by name, and the tab stays alive (X06). */
export async function expectNoPictureTaken(page: Page, field: Locator): Promise<void> {
  for (const [name, type, bytes] of [
    ['script.svg', 'image/svg+xml', Buffer.from(svg)],
    ['script.png', 'image/png', Buffer.from(svg)],
    ['page.gif', 'image/gif', Buffer.from('GIF89a=1;/*<script>alert(1)</script>*/')],
    ['huge.png', 'image/png', png(30_000)],
  ] as const) {
    await field.locator('input[type="file"]').setInputFiles({ name, mimeType: type, buffer: bytes });
    await expect(field.getByRole('alert').filter({ hasText: name })).toBeVisible();
    await isAlive(page);
  }
}
