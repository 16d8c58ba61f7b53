import type { Page } from '@playwright/test';
import { bubble, log, openConversation, say, startConversation } from '../harness/messages.ts';
import { pictureFile, videoFile } from '../harness/postFiles.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

interface SentMessage {
  Content: string;
  Type: number;
  RepliedChatMessageId?: string;
}

/** What the page sends to the hub from now on; open it before the page connects. */
function sentToHub(page: Page): SentMessage[] {
  const sent: SentMessage[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/hubs/chat')) return;
    socket.on('framesent', ({ payload }) => {
      for (const frame of String(payload).split('\u001e').filter((text) => text.includes('"SendMessage"'))) {
        const { arguments: parameters } = JSON.parse(frame) as { arguments: [string, SentMessage] };
        sent.push(parameters[1]);
      }
    });
  });
  return sent;
}

interface AttachedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function attach(page: Page, ...files: AttachedFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach a file' }).click();
  await (await chooser).setFiles(files);
}

/** Each kind as a reader sees it. */
async function expectKindsShown(page: Page): Promise<void> {
  await expect(bubble(page, 'Plain words')).toBeVisible();
  await expect(log(page).getByRole('link', { name: /\/content$/ })).toBeVisible();
  const image = log(page).getByRole('button', { name: 'Open image clinic-arm.png' });
  await expect(image.locator('img')).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => image.locator('img').evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(64);
  await expect(log(page).getByRole('button', { name: 'Play video courtyard.webm' })).toBeVisible();
  await expect(log(page).getByRole('button', { name: 'Download roster.pdf' })).toBeVisible();
}

test('CHAT-109 to CHAT-111, CHAT-124 to CHAT-128: texts, links, pictures, videos and files are sent with their kinds, and shown as what they are on both sides', async ({ page, other, world }) => {
  const sent = sentToHub(page);
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await say(page, 'Plain words');
  await say(page, `${world.console}/content`);
  for (const [index, file] of [pictureFile(), videoFile(), { name: 'roster.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }].entries()) {
    await attach(page, file);
    await expect.poll(() => sent.length).toBe(index + 3);
  }
  await expectKindsShown(page);
  expect(sent.map(({ Type }) => Type)).toEqual([0, 2, 1, 1, 1]);
  expect(sent.slice(0, 2).map(({ Content }) => Content)).toEqual(['Plain words', `${world.console}/content`]);
  // The host puts an id before stored names.
  expect(sent.slice(2).map(({ Content }) => Content)).toEqual([expect.stringMatching(/clinic-arm\.png$/), expect.stringMatching(/courtyard\.webm$/), expect.stringMatching(/roster\.pdf$/)]);

  const history = other.waitForResponse((response) => response.url().includes('/conversation-history/') && response.ok());
  await signIn(other, 'unit', { path: '/messages' });
  await openConversation(other, 'Margaret Chen-Whitaker');
  const { results } = (await (await history).json()) as { results: { type: string; content: string }[] };
  expect(results.map(({ type }) => type).toReversed().slice(-5)).toEqual(['Text', 'Text', 'Image', 'Video', 'File']);
  await expectKindsShown(other);
  const download = other.waitForEvent('download');
  await log(other).getByRole('button', { name: 'Download roster.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('roster.pdf');
});

test('CHAT-107, CHAT-122: files that are attached during a reply are replies, and what is sent next replies to nothing', async ({ page }) => {
  const sent = sentToHub(page);
  const textFile = (name: string): AttachedFile => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await say(page, 'Where is the roster?');
  const question = bubble(page, 'Where is the roster?');
  const asked = (await question.getAttribute('data-message')) ?? '';
  await question.hover();
  await question.getByRole('button', { name: 'Reply to You' }).click();
  await attach(page, textFile('roster.txt'), textFile('nights.txt'));
  await expect(page.getByText('In reply to')).toHaveCount(0);
  for (const name of ['roster.txt', 'nights.txt']) await expect(question.getByRole('article').filter({ hasText: name })).toBeVisible();
  await attach(page, textFile('apart.txt'));
  await expect(bubble(page, 'apart.txt')).toBeVisible();
  const parentOf = (name: string) => sent.find(({ Content }) => Content.endsWith(name))?.RepliedChatMessageId;
  expect(['roster.txt', 'nights.txt', 'apart.txt'].map(parentOf)).toEqual([asked, asked, undefined]);
});

test('CHAT-129: the live hub lets nobody in without a token, and the console sends one', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await expect.poll(async () => (await world.control.hubConnections()).length).toBe(1);
  const [call] = (await world.control.traffic()).filter(({ path, method }) => path === '/hubs/chat/negotiate' && method === 'POST');
  expect([call?.status, call?.userId]).toEqual([200, expect.any(String)]);
  const [connection] = await world.control.hubConnections();
  const foreign: Record<string, string>[] = [{}, { Authorization: 'Bearer nonsense' }];
  for (const headers of foreign) {
    const answer = await fetch(`${world.api}/hubs/chat/negotiate?tenantId=${connection?.tenantId}`, { method: 'POST', headers });
    expect(answer.status).toBe(401);
  }
  await expect.poll(() => world.control.hubConnections()).toHaveLength(1);
});
