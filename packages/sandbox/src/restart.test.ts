import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAccountDirectory } from './world/access/accounts.ts';
import { authorizeScope } from './world/access/authorizeScope.ts';
import { liveMethods } from './world/areas/chat/liveMethods.ts';
import { handlers } from './world/areas/handlers.ts';
import { alterWorld } from './world/areas/worldCommands.ts';
import { openDatabase } from './world/seed/openDatabase.ts';
import { isChatEnabled } from './world/access/chatAccess.ts';
import { parseOptions } from './options.ts';
import { startSandbox, type RunningSandbox } from './sandbox.ts';
import { TestBrowser } from './testing/testBrowser.ts';
import { command } from './testing/testControl.ts';
import { consoleOrigin } from './testing/testSandbox.ts';

let folder: string;
let sandbox: RunningSandbox | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noticeboard-restart-'));
});
afterEach(async () => {
  await sandbox?.stop();
  sandbox = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function start(...flags: string[]): Promise<RunningSandbox> {
  await sandbox?.stop();
  const options = parseOptions(['--port', '0', '--identity-port', '0', '--console-origin', consoleOrigin, '--data-folder', folder, '--control', ...flags]);
  if (options === 'help') throw new Error('The options ask for help.');
  const world = { openDatabase, openAccountDirectory, authorizeScope, isChatEnabled, handlers, liveMethods, alter: alterWorld };
  sandbox = await startSandbox(options, world, { log: () => undefined });
  return sandbox;
}

const item = { tenant: 'Harbour Care', contentInstance: 'Staff Surveys', name: 'Written before the restart' };
const remove = (running: RunningSandbox, id: string) => command(running, 'DELETE', `/__world/items/${id}`);

it('The sandbox continues with its data after a restart, and starts afresh with --reset', async () => {
  const made = await command(await start(), 'POST', '/__world/items', item);
  expect(made.status).toBe(201);
  const kept = (await made.json()) as { id: string };
  const lost = (await (await command(await start(), 'POST', '/__world/items', item)).json()) as { id: string };
  expect((await remove(await start(), kept.id)).status).toBe(204);
  expect((await remove(await start('--reset'), lost.id)).status).toBe(404);
}, 60_000);

it('The sandbox issues access tokens of the life that --token-ttl names, with refresh tokens where --refresh-tokens asks for them', async () => {
  const plain = await start('--token-ttl', '5');
  const short = await new TestBrowser(plain.identityOrigins[0]).obtainTokens();
  expect(short).toMatchObject({ expires_in: 5 });
  expect(short.refresh_token).toBeUndefined();
  const rotating = await start('--refresh-tokens');
  expect((await new TestBrowser(rotating.identityOrigins[0]).obtainTokens()).refresh_token).toMatch(/./);
}, 60_000);
