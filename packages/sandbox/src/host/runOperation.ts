import type { IncomingMessage } from 'node:http';
import type { TrafficEntry } from './trafficLog.ts';
import type { AccessTokenReader } from './identity/accessTokens.ts';
import type { Operation } from '../contract/contract.ts';
import type { AccountDirectory } from '../contract/accounts.ts';
import type { OperationContext, OperationHandlers, OperationResult, ScopeAuthorization, StoredFile } from '../contract/operation.ts';
import { ProblemError } from '../contract/problemError.ts';
import { parseBody, type RequestBody } from './requestBody.ts';
import type { Router } from '../contract/router.ts';
import type { ContractValidator } from '../contract/validation.ts';

/** A request whose body has been read. */
export interface RequestInHand {
  request: IncomingMessage;
  url: URL;
  bytes: Buffer;
  entry: TrafficEntry;
}

/** What running an operation needs. */
export interface RunOptions {
  router: Router;
  validator: ContractValidator;
  handlers: OperationHandlers;
  readToken: AccessTokenReader;
  accounts: AccountDirectory;
  authorizeScope: ScopeAuthorization;
  /** The parts of the context that are the same for every request; read at each. */
  services: () => Pick<OperationContext, 'database' | 'clock' | 'storage' | 'outbox' | 'live' | 'isStrict' | 'timeZone'>;
  /** Signs an address of a stored file at this host. */
  linkTo: (origin: string, file: StoredFile, expires: Date) => string;
  /** Fills in missing fields of a body if records are replaced as a whole (strict mode). */
  completeBody: (operation: Operation, body: unknown) => unknown;
  /** Whether a response that does not match the contract becomes a 500 (used in tests). */
  validatesResponses: boolean;
  log: (line: string) => void;
}

/** Makes the function that validates a request and runs its handler. */
export function createOperationRunner(options: RunOptions): (inHand: RequestInHand) => Promise<OperationResult> {
  return async (inHand) => {
    const { router, validator, handlers, authorizeScope, services, completeBody } = options;
    const { request, url, bytes, entry } = inHand;
    const match = router(request.method ?? 'GET', url.pathname);
    if (match === undefined) throw new ProblemError(404, 'There is no such address.');
    if ('allowed' in match) {
      throw new ProblemError(405, 'This address does not take that method.', { headers: { Allow: match.allowed.join(', ') } });
    }
    const { operation, pathValues } = match;
    const userId = authenticate(inHand, operation, options);

    const parameters = {
      ...validator.parameters(operation, 'path', pathValues),
      ...validator.parameters(operation, 'query', queryValues(url, operation)),
    };
    delete parameters['access_token'];
    const headers = validator.parameters(operation, 'header', singleHeaders(request));
    const scope = { tenantId: textOrNull(headers['x-tenant-id']), roleId: textOrNull(headers['x-role-id']) };

    const context: OperationContext = {
      operationId: operation.id,
      parameters,
      body: undefined,
      files: [],
      caller: { userId },
      scope,
      linkTo: (file, expires) => options.linkTo(`http://${request.headers.host ?? 'localhost'}`, file, expires),
      ...services(),
    };
    if (operation.tenantHeader === 'required' || operation.roleHeader === 'required' || scope.tenantId !== null || scope.roleId !== null) {
      authorizeScope(context);
    }
    const parsed = await parseBody(bytes, request.headers['content-type']);
    checkBody(operation, parsed, validator);
    context.body = context.isStrict ? completeBody(operation, parsed.body) : parsed.body;
    context.files = parsed.files;

    const handler = Object.hasOwn(handlers, operation.id) ? handlers[operation.id] : undefined;
    if (handler === undefined) {
      throw new ProblemError(501, `The sandbox does not answer '${operation.id}' yet.`);
    }
    return checked(operation, context, async () => {
      const result = await handler(context);
      entry.isExecuted = true;
      return result;
    }, options);
  };
}

function authenticate({ request, url, entry }: RequestInHand, operation: Operation, { readToken, accounts }: RunOptions): string {
  if (!operation.needsToken) return '';
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? (operation.acceptsTokenInQuery ? url.searchParams.get('access_token') : null);
  const refuse = (message: string, reason?: string) =>
    new ProblemError(401, message, { headers: { 'WWW-Authenticate': reason === undefined ? 'Bearer' : `Bearer error="${reason}"` } });
  if (token === null || token === undefined) throw refuse('Sign in first.');
  const read = readToken(token);
  if (read === 'expired') throw refuse('The access token has expired.', 'invalid_token');
  if (read === 'invalid' || accounts.findByUserId(read.userId) === undefined) throw refuse('The access token is not valid.', 'invalid_token');
  entry.jti = read.jti;
  entry.userId = read.userId;
  return read.userId;
}

function checkBody(operation: Operation, parsed: RequestBody, validator: ContractValidator): void {
  if (operation.body === undefined) return;
  if (parsed.mediaType === '') {
    if (operation.body.isRequired) throw new ProblemError(400, 'The request needs a body.', { errors: { body: ['is required'] } });
    return;
  }
  if (!operation.body.content.has(parsed.mediaType)) {
    throw new ProblemError(400, `The request's body must be ${[...operation.body.content.keys()].join(' or ')}.`);
  }
  if (parsed.mediaType !== 'multipart/form-data') {
    validator.body(operation, parsed.mediaType, parsed.body);
    return;
  }
  // The contract describes a file as binary text; its name is validated in place of its bytes.
  const fields = parsed.body as Record<string, unknown>;
  const complete = { ...fields, ...Object.fromEntries(parsed.files.map((file) => [file.field, file.fileName])) };
  validator.body(operation, parsed.mediaType, complete);
  for (const name of Object.keys(fields)) fields[name] = (complete as Record<string, unknown>)[name];
}

async function checked(
  operation: Operation,
  context: OperationContext,
  handle: () => Promise<OperationResult>,
  { validator, validatesResponses, log }: RunOptions,
): Promise<OperationResult> {
  if (!validatesResponses) return handle();
  let result: OperationResult;
  try {
    result = await handle();
  } catch (error) {
    if (error instanceof ProblemError && !operation.responses.has(String(error.status))) {
      log(`contract ${context.operationId} answers ${error.status}, which is not in the contract`);
      throw new ProblemError(500, `The answer to '${operation.id}' does not fit the contract.`);
    }
    throw error;
  }
  const mismatch = validator.responseMismatch(operation, result);
  if (mismatch === undefined) return result;
  log(`contract ${context.operationId} answer does not fit: ${mismatch}`);
  throw new ProblemError(500, `The answer to '${operation.id}' does not fit the contract: ${mismatch}`);
}

function queryValues(url: URL, operation: Operation): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'query') continue;
    const all = url.searchParams.getAll(parameter.name);
    const [first] = all;
    if (first !== undefined) values[parameter.name] = parameter.schema['type'] === 'array' ? all : first;
  }
  return values;
}

function singleHeaders(request: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
}

function textOrNull(value: string | number | boolean | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
