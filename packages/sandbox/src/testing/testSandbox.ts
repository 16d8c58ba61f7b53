import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unknownControl } from '../contract/controlRequest.ts';
import type { Account } from '../contract/accounts.ts';
import type { OperationHandlers } from '../contract/operation.ts';
import { ProblemError } from '../contract/problemError.ts';
import type { LiveMethods } from '../contract/liveMethods.ts';
import type { SandboxOptions } from '../options.ts';
import { startSandbox, type RunningSandbox } from '../sandbox.ts';
import type { World } from '../contract/world.ts';

/** A tenant and a role of the test world's users. */
export const ownScope = { tenantId: '11111111-1111-4111-8111-111111111111', roleId: '22222222-2222-4222-8222-222222222222' };
/** A tenant without users. */
export const foreignTenantId = '33333333-3333-4333-8333-333333333333';
/** Origin of the console. */
export const consoleOrigin = 'http://localhost:5999';

const accounts: Account[] = [
  { userId: 'aaaaaaaa-0000-4000-8000-000000000001', username: 'super', name: 'Maya Fortin', email: 'maya@example.org' },
  { userId: 'aaaaaaaa-0000-4000-8000-000000000002', username: 'solo', name: 'Otto Lind', email: null },
];

/** The scope headers of an ordinary call. */
export const scopeHeaders = { 'x-tenant-id': ownScope.tenantId, 'x-role-id': ownScope.roleId };

/** Contents of a test's world. */
export interface TestWorld {
  handlers?: OperationHandlers;
  liveMethods?: LiveMethods;
}

/** A sandbox with a world of two users and a few things, on free ports. */
export interface TestSandbox extends RunningSandbox {
  /** Lines of the request log. */
  lines: string[];
  folder: string;
  /** Stops it and starts it again on the same data and the same ports. */
  restart: () => Promise<void>;
}

/** Starts a sandbox for one test file. */
export async function startTestSandbox(
  options: Partial<SandboxOptions> = {},
  world: TestWorld = {},
): Promise<TestSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'noticeboard-sandbox-'));
  const lines: string[] = [];
  const all: SandboxOptions = {
    port: 0,
    identityPort: 0,
    consoleOrigins: [consoleOrigin],
    dataFolder: folder,
    reset: false,
    seed: 'small',
    tokenTtl: 300,
    refreshTokens: false,
    control: false,
    demoFaults: false,
    validateResponses: true,
    strict: false,
    timeZone: 'UTC',
    ...options,
  };
  const start = (ports: Partial<SandboxOptions>) =>
    startSandbox({ ...all, ...ports }, testWorld(world), {
      contractFile: join(import.meta.dirname, 'contract.yaml'),
      log: (line) => lines.push(line),
    });
  let running = await start({});
  const { apiOrigin, identityOrigins } = running;
  return {
    apiOrigin,
    identityOrigins,
    lines,
    folder,
    restart: async () => {
      await running.stop();
      // A throwaway request to each address makes fetch notice that its kept-alive connections have ended.
      await Promise.allSettled([apiOrigin, ...identityOrigins].map((origin) => fetch(origin)));
      running = await start({ port: Number(new URL(apiOrigin).port), identityPort: Number(new URL(identityOrigins[0]).port) });
    },
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function testWorld({ handlers = {}, liveMethods = {} }: TestWorld): World {
  return {
    openDatabase: ({ folder }) => {
      const database = new DatabaseSync(join(folder, 'world.sqlite'));
      database.exec('PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS thing (name TEXT NOT NULL) STRICT');
      return database;
    },
    openAccountDirectory: () => ({
      findByUsername: (username) => accounts.find((account) => account.username === username),
      findByUserId: (userId) => accounts.find((account) => account.userId === userId),
      quickChoices: () => accounts.map((account) => ({ ...account, description: 'A test account' })),
    }),
    authorizeScope: ({ scope }) => {
      if (scope.tenantId !== null && scope.tenantId !== ownScope.tenantId) throw new ProblemError(403, 'Not your tenant.');
      if (scope.roleId !== null && scope.roleId !== ownScope.roleId) throw new ProblemError(403, 'Not your role.');
    },
    isChatEnabled: () => true,
    handlers,
    liveMethods,
    alter: () => {
      throw unknownControl();
    },
  };
}
