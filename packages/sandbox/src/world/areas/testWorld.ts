import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { authorizeScope } from '../access/authorizeScope.ts';
import { queryFirst } from '../database/query.ts';
import { loadContract } from '../../contract/contract.ts';
import type { FileStorage } from '../../contract/fileStorage.ts';
import type { LiveEvents } from '../../contract/liveEvents.ts';
import type { OperationContext, OperationResult } from '../../contract/operation.ts';
import { ProblemError } from '../../contract/problemError.ts';
import { createContractValidator } from '../../contract/validation.ts';
import { createBodyCompletion } from '../../contract/wholeRecord.ts';
import type { Outbox, OutboxMessage } from '../../contract/outbox.ts';
import { withSeededPictures } from '../seed/pictures/drawnPictures.ts';
import { userIdOf } from '../seed/storePerson.ts';
import { tenantIdOf } from '../seed/storeTenant.ts';
import { liveMethods } from './chat/liveMethods.ts';
import { handlers } from './handlers.ts';
import { memoryStorage } from './memoryStorage.ts';
import { openPreparedDatabase } from './preparedDatabase.ts';

/** The current time of the test worlds. */
export const testNow = new Date('2026-11-21T15:00:00Z');

/** Ids of the seeded tenants. */
export const tenants = { harbour: tenantIdOf('harbourcare'), prairie: tenantIdOf('prairiehomes'), summit: tenantIdOf('summitliving') } as const;

/** The caller: an account, a tenant and the name of one of the account's roles there. */
export interface TestScope {
  username: string;
  tenantId: string | null;
  roleName: string | null;
}

/** The accounts in their usual roles. */
export const actors = {
  super: { username: 'super', tenantId: tenants.harbour, roleName: 'Super administrator' },
  superAsUnit: { username: 'super', tenantId: tenants.harbour, roleName: 'Unit administrator, Islands Region' },
  solo: { username: 'solo', tenantId: tenants.prairie, roleName: 'Super administrator' },
  unit: { username: 'unit', tenantId: tenants.harbour, roleName: 'Unit administrator, North Region' },
  staff: { username: 'staff', tenantId: tenants.harbour, roleName: 'Staff, Emergency – day team' },
  newcomer: { username: 'new', tenantId: tenants.summit, roleName: 'Super administrator' },
} as const satisfies Record<string, TestScope>;

/** The input of a call. */
interface TestCall {
  parameters?: OperationContext['parameters'];
  body?: unknown;
  /** Files of a multipart body. */
  files?: OperationContext['files'];
}

/** A response whose body has a known shape. */
type TestAnswer<Body> = Omit<OperationResult, 'body'> & { body: Body };

type RaisedEvent = Parameters<LiveEvents['broadcast']>[0];

/** A small world in memory, whose handlers are called without a server. */
export interface TestWorld {
  database: DatabaseSync;
  storage: FileStorage;
  /** Sets its clock, which is stopped at `testNow` until then. */
  moveTo: (instant: string) => void;
  /** The e-mails and SMS that were sent, oldest first. */
  sent: readonly OutboxMessage[];
  /** The events that the hub raised, oldest first. */
  raised: readonly RaisedEvent[];
  /** Calls a method of the hub; rejects with the hub's refusal. */
  invoke: (scope: TestScope, method: keyof typeof liveMethods, ...parameters: readonly unknown[]) => Promise<unknown>;
  /** Calls an operation, whose body is not checked against the contract; refusals become their status. Throws if the response does not match it. */
  call: <Body>(scope: TestScope, operationId: string, call?: TestCall) => Promise<TestAnswer<Body>>;
}

const contract = loadContract(resolve(import.meta.dirname, '../../../../../openapi/console.yaml'));
const validator = createContractValidator(contract);
const completeBody = createBodyCompletion(contract);

/**
 * Opens a new small world.
 *
 * @param isStrict whether its host is a strict one
 * @param timeZone time zone of its host
 */
export function openTestWorld({ isStrict = false, timeZone = 'UTC' }: { isStrict?: boolean; timeZone?: string } = {}): TestWorld {
  const database = openPreparedDatabase(testNow);
  const sent: OutboxMessage[] = [];
  const raised: RaisedEvent[] = [];
  const live: LiveEvents = { broadcast: (event) => void raised.push(event) };
  let now = testNow.getTime();
  const storage = withSeededPictures(memoryStorage());
  const outbox: Outbox = { send: (message) => `${sent.push(message)}.json` };
  return {
    database,
    storage,
    sent,
    moveTo: (instant) => {
      now = Date.parse(instant);
    },
    raised,
    invoke: async (scope, method, ...parameters) => {
      const { caller, scope: acting } = contextOf(database, scope, 'negotiate', {}, undefined);
      return await liveMethods[method]?.({ caller, scope: acting, database, storage, live, clock: () => new Date(now) }, parameters);
    },
    call: async <Body>(scope: TestScope, operationId: string, { parameters = {}, body, files = [] }: TestCall = {}) => {
      const operation = contract.operations.find((candidate) => candidate.id === operationId);
      const handler = handlers[operationId];
      if (operation === undefined || handler === undefined) throw new Error(`Nothing answers ${operationId}`);
      const context = { ...contextOf(database, scope, operationId, parameters, body), files, storage, outbox, live, isStrict, timeZone, clock: () => new Date(now) };
      let result: OperationResult;
      try {
        authorizeScope(context);
        if (isStrict) context.body = completeBody(operation, body);
        result = await handler(context);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        if (!operation.responses.has(String(error.status))) throw new Error(`${operationId} answers ${error.status}, which the contract does not know`, { cause: error });
        return { status: error.status, body: { errorCode: error.errorCode, message: error.message, errors: error.errors } as Body };
      }
      const mismatch = validator.responseMismatch(operation, result);
      if (mismatch !== undefined) throw new Error(`${operationId}: ${mismatch}`);
      return { ...result, body: result.body as Body };
    },
  };
}

function contextOf(
  database: DatabaseSync,
  scope: TestScope,
  operationId: string,
  parameters: OperationContext['parameters'],
  body: unknown,
): Omit<OperationContext, 'files' | 'storage' | 'outbox' | 'live' | 'isStrict' | 'timeZone' | 'clock'> {
  const role =
    scope.roleName === null
      ? undefined
      : queryFirst<{ id: string }>(database, 'SELECT r.id FROM roles r WHERE r.name = ? AND r.tenant_id = ?', scope.roleName, scope.tenantId);
  return {
    operationId,
    parameters,
    body,
    caller: { userId: userIdOf(scope.username) },
    scope: { tenantId: scope.tenantId, roleId: role?.id ?? null },
    database,
    linkTo: ({ key }, expires) => `http://storage.test/${key}?expires=${expires.toISOString()}`,
  };
}
