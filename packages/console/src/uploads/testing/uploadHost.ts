import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createConsoleClient, type ConsoleClient } from '@noticeboard/api-types';
import { openAccountDirectory } from '../../../../sandbox/src/world/access/accounts.ts';
import { authorizeScope } from '../../../../sandbox/src/world/access/authorizeScope.ts';
import { isChatEnabled } from '../../../../sandbox/src/world/access/chatAccess.ts';
import { handlers } from '../../../../sandbox/src/world/areas/handlers.ts';
import { alterWorld } from '../../../../sandbox/src/world/areas/worldCommands.ts';
import { openDatabase } from '../../../../sandbox/src/world/seed/openDatabase.ts';
import { parseOptions } from '../../../../sandbox/src/options.ts';
import { startSandbox } from '../../../../sandbox/src/sandbox.ts';
import { TestBrowser } from '../../../../sandbox/src/testing/testBrowser.ts';
import type { ApiScope } from '../../ground/apiScope.ts';

/** A call in the traffic log. */
interface Call {
  operationId: string | null;
  path: string;
  tenant: string | null;
  status: number | null;
  isExecuted: boolean;
}

/** A whole sandbox with one person who uploads to it. */
export interface UploadHost {
  origin: string;
  scope: ApiScope;
  /** A page that takes files of any type. */
  pageId: string;
  /** A client of the person, for a host at this origin: itself, or a proxy. */
  client: (origin?: string) => ConsoleClient;
  /** How often a token was renewed. */
  renewals: () => number;
  fault: (operationId: string, action: object, match?: object) => Promise<void>;
  /** Ends all faults. Requests that hang are cut. */
  clearFaults: () => Promise<void>;
  /** Forgets faults and traffic, and what was uploaded. */
  reset: () => Promise<void>;
  /** Calls of content files, in the order in which they arrived. */
  calls: (operationId?: string) => Promise<Call[]>;
  /** Uploads in parts that have not ended. */
  open: () => Promise<{ id: string; parts: { number: number; bytes: number }[] }[]>;
  /** SHA-256 of a stored file as it is read. */
  sha256: (fileName: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts a sandbox for one test file. */
export async function startUploadHost(): Promise<UploadHost> {
  const folder = mkdtempSync(join(tmpdir(), 'noticeboard-uploads-'));
  const options = parseOptions(['--port', '0', '--identity-port', '0', '--console-origin', 'http://localhost:5999', '--data-folder', folder, '--control']);
  if (options === 'help') throw new Error('The options ask for help.');
  const world = { openDatabase, openAccountDirectory, authorizeScope, isChatEnabled, handlers, liveMethods: {}, alter: alterWorld };
  const sandbox = await startSandbox(options, world, { log: () => undefined });
  const origin = sandbox.apiOrigin;
  const { access_token: token } = await new TestBrowser(sandbox.identityOrigins[0]).obtainTokens();
  const { scope, pageId } = whereToUpload(join(folder, 'noticeboard.sqlite'));
  const control = (method: string, path: string, body?: unknown) =>
    fetch(origin + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  let renewals = 0;
  const clientAt = (address = origin) =>
    createConsoleClient({
      baseUrl: address,
      getAccessToken: () => token,
      getScope: () => ({ tenantId: scope.tenantId, roleId: scope.roleId, session: 1 }),
      onUnauthorized: async ({ isRetry }) => {
        renewals += 1;
        return !isRetry;
      },
    });
  const open: UploadHost['open'] = async () => ((await (await control('GET', '/__uploads')).json()) as { open: Awaited<ReturnType<UploadHost['open']>> }).open;
  return {
    origin,
    scope,
    pageId,
    client: clientAt,
    renewals: () => renewals,
    fault: async (operationId, action, match = {}) => {
      await control('PUT', '/__fault', { match: { operationId, ...match }, do: action });
    },
    clearFaults: async () => {
      await control('DELETE', '/__fault');
    },
    reset: async () => {
      await control('POST', '/__reset');
      const client = clientAt();
      const uploads = (await open()).map(({ id: uploadId }) => client.DELETE('/api/v2/management/content-files/multipart-uploads/{uploadId}', { params: { path: { uploadId } } }));
      await Promise.allSettled(uploads);
      await control('DELETE', '/__log');
      renewals = 0;
    },
    calls: async (operationId) => {
      const all = (await (await control('GET', '/__log')).json()) as Call[];
      return all.filter((call) => (operationId === undefined ? /ContentFile/.test(call.operationId ?? '') : call.operationId === operationId));
    },
    open,
    sha256: async (fileName) => {
      const headers = { authorization: `Bearer ${token}`, 'x-tenant-id': scope.tenantId, 'x-role-id': scope.roleId };
      const response = await fetch(`${origin}/api/management/content-files/${fileName}`, { headers });
      const hash = createHash('sha256');
      for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) hash.update(bytes);
      return hash.digest('hex');
    },
    stop: async () => {
      await sandbox.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The first page of resources of the first super administrator's tenant. */
function whereToUpload(file: string): { scope: ApiScope; pageId: string } {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database
    .prepare(
      `SELECT u.id AS subject, r.tenant_id AS tenantId, r.id AS roleId, p.id AS pageId
       FROM users u JOIN user_roles x ON x.user_id = u.id JOIN roles r ON r.id = x.role_id
       JOIN content_instances p ON p.tenant_id = r.tenant_id
       WHERE u.username = 'super' AND r.name = 'Super administrator' AND p.content_type_id LIKE 'c0de0008%' ORDER BY p.position`,
    )
    .get() as unknown as ApiScope & { pageId: string };
  database.close();
  const { subject, tenantId, roleId, pageId } = row;
  return { scope: { subject, tenantId, roleId }, pageId };
}
