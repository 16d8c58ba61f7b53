import type { DatabaseSync } from 'node:sqlite';
import type { ControlRequest } from './controlRequest.ts';
import type { AccountDirectory } from './accounts.ts';
import type { OperationHandlers, OperationResult, ScopeAuthorization } from './operation.ts';
import type { LiveMethods } from './liveMethods.ts';

/** The half of the sandbox that holds tenants, users and content. */
export interface World {
  /** Opens the database in the folder; a new one is filled with the seed. */
  openDatabase: (options: { folder: string; seed: 'small' | 'large'; reset: boolean; now: Date }) => DatabaseSync;
  openAccountDirectory: (database: DatabaseSync) => AccountDirectory;
  authorizeScope: ScopeAuthorization;
  /** Whether the live hub is open to a tenant (content §6). */
  isChatEnabled: (database: DatabaseSync, tenantId: string) => boolean;
  handlers: OperationHandlers;
  liveMethods: LiveMethods;
  /** Runs the commands of `/__world` that change the data for a test (docs/sandbox.md). */
  alter: (request: ControlRequest, database: DatabaseSync, now: Date) => OperationResult;
}
