import type { Frame, Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Opens a foreign page that shows an address in a frame, and returns the frame. A server on this machine serves
 * it, not the test: the browser does not let a page mocked by a test frame one of this machine, whatever its headers say.
 */
export async function frameOnHostilePage(page: Page, address: string): Promise<Frame> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><h1>Hostile</h1><iframe name="framed" src="${address}"></iframe>`);
  });
  await new Promise<void>((started) => {
    server.listen(0, '127.0.0.1', started);
  });
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  const frame = page.frame('framed');
  if (!frame) throw new Error('The hostile page has no frame.');
  return frame;
}
