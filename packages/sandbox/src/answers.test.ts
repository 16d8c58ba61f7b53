import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccountDirectory } from './world/access/accounts.ts';
import { authorizeScope } from './world/access/authorizeScope.ts';
import { liveMethods } from './world/areas/chat/liveMethods.ts';
import { handlers } from './world/areas/handlers.ts';
import { alterWorld } from './world/areas/worldCommands.ts';
import { openDatabase } from './world/seed/openDatabase.ts';
import { loadContract } from './contract/contract.ts';
import { isChatEnabled } from './world/access/chatAccess.ts';
import { parseOptions } from './options.ts';
import { startSandbox, type RunningSandbox } from './sandbox.ts';
import { TestBrowser } from './testing/testBrowser.ts';
import { consoleOrigin } from './testing/testSandbox.ts';

const contract = loadContract(resolve(import.meta.dirname, '../../../openapi/console.yaml'));
const folder = mkdtempSync(join(tmpdir(), 'noticeboard-answers-'));
let sandbox: RunningSandbox;

beforeAll(async () => {
  const options = parseOptions(['--port', '0', '--identity-port', '0', '--console-origin', consoleOrigin, '--data-folder', folder, '--validate-responses']);
  if (options === 'help') throw new Error('The options ask for help.');
  sandbox = await startSandbox(
    options,
    { openDatabase, openAccountDirectory, authorizeScope, isChatEnabled, handlers, liveMethods, alter: alterWorld },
    { log: () => undefined },
  );
}, 30_000);
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Signs in with the first tenant and the first role in it. */
async function arrive(username: string) {
  const token = (await new TestBrowser(sandbox.identityOrigins[0]).obtainTokens(username)).access_token;
  const scope: Record<string, string> = { authorization: `Bearer ${token}` };
  const get = (path: string) => fetch(`${sandbox.apiOrigin}${path}`, { headers: scope });
  const [tenant] = (await (await get('/api/users/me/tenants')).json()) as { id: string }[];
  scope['x-tenant-id'] = tenant?.id ?? '';
  const self = (await (await get('/api/users/me')).json()) as { id: string; roles: { id: string }[] };
  scope['x-role-id'] = self.roles[0]?.id ?? '';
  return { get, self };
}

const values: Record<string, string> = { page: '0', size: '10', count: '10', kind: 'active', to: '2026-11-14', name: 'maya' };
const pathOf = (template: string, userId: string) =>
  template.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
    if (name === 'from') return template.includes('by-date') ? '2026-11-01' : '0';
    if (name === 'nodeId' && template.includes('analytics')) return 'all';
    return values[name] ?? userId;
  });

it.each(['super', 'solo', 'unit', 'staff', 'new'])('every reading call of %s gets a response as the contract says', async (username) => {
  const { get, self } = await arrive(username);
  const unfit: string[] = [];
  let answered = 0;
  for (const operation of contract.operations) {
    if (operation.method !== 'GET' || operation.acceptsTokenInQuery) continue;
    const response = await get(pathOf(operation.path, self.id));
    if (response.status === 200) answered++;
    if (response.status === 500) unfit.push(`${operation.id}: ${await response.text()}`);
    else await response.arrayBuffer();
  }
  expect(unfit).toEqual([]);
  expect(answered).toBeGreaterThan(10);
}, 30_000);
