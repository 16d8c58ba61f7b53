import type { DatabaseSync } from 'node:sqlite';
import type { FileStorage } from './fileStorage.ts';
import type { LiveEvents } from './liveEvents.ts';
import type { Outbox } from './outbox.ts';

/** One file of a multipart body. */
export interface UploadedFile {
  /** Name of the form field, e.g. `FileContent`. */
  field: string;
  /** Name that the browser gave; never trust it as a path. */
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** Everything that a handler may use; created for each request. */
export interface OperationContext<Body = unknown> {
  /** Id of the operation in the contract. */
  operationId: string;
  /** Path and query parameters, coerced and validated by the contract's schemas; defaults are filled in. */
  parameters: Record<string, string | number | boolean | undefined>;
  /** Validated JSON body, or the text fields of a multipart body; undefined when there is none. */
  body: Body;
  /** Files of a multipart body, in the order of the body. */
  files: UploadedFile[];
  /** The signed-in user: the access token's subject. */
  caller: { userId: string };
  /** Values of the X-Tenant-Id and X-Role-Id headers, already authorized if the contract requires them. */
  scope: { tenantId: string | null; roleId: string | null };
  database: DatabaseSync;
  /** The sandbox's time. Never use `new Date()`: the control plane moves this clock. */
  clock: () => Date;
  /** Time zone of the host, whose wall clock recurrences keep (ADR 0008). */
  timeZone: string;
  storage: FileStorage;
  /** An address of a stored file that needs no token until the given moment. */
  linkTo: (file: StoredFile, expires: Date) => string;
  outbox: Outbox;
  live: LiveEvents;
  /** Whether phone numbers and imports are accepted only in their one plain form (docs/sandbox.md, strict mode). */
  isStrict: boolean;
}

/** A file as a response. */
interface FileResult {
  bytes: Uint8Array;
  contentType: string;
  /** Name for Content-Disposition; without it the file is shown inline. */
  downloadName?: string;
}

/** A stored file as a response. Only the requested range is read. */
export interface StoredFile extends Omit<FileResult, 'bytes'> {
  /** Key in the file storage. */
  key: string;
}

/** Result of a handler: a JSON body, a file, or only a status (204). */
export interface OperationResult {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  file?: FileResult;
  stored?: StoredFile;
}

/** Handles one operation; its parameters and body are validated. A thrown `ProblemError` becomes the response. */
export type OperationHandler<Body = unknown> = (context: OperationContext<Body>) => OperationResult | Promise<OperationResult>;

/** Handlers by operationId. An operation of the contract without a handler responds with 501. */
export type OperationHandlers = Record<string, OperationHandler>;

/**
 * Checks that the scope belongs to the caller: throws a 403 `ProblemError` for a tenant or role
 * that the caller lacks. Called before the handler whenever a scope header is given or required
 * (a missing required header gives a 400 earlier). The value is null if an optional header is left out.
 */
export type ScopeAuthorization = (context: OperationContext) => void;

