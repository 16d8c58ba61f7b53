import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { harmlessQuery, type TrafficEntry, type TrafficLog } from './trafficLog.ts';
import { answerOf, sendAnswer } from './answer.ts';
import { answerCrossOrigin } from './crossOrigin.ts';
import type { FileStorage } from '../contract/fileStorage.ts';
import type { OperationResult } from '../contract/operation.ts';
import { problemOf } from '../contract/problem.ts';
import type { Arrival, BeforeAnswer } from './intervention.ts';
import { readBytes } from './requestBody.ts';
import type { RequestInHand } from './runOperation.ts';

/** What the API host's listener needs. */
export interface ApiServerOptions {
  /** Runs the operation of a request. Throws a ProblemError for a refusal. */
  run: (request: RequestInHand) => Promise<OperationResult>;
  /** Resolves a signed address of a stored file; undefined for any other request. */
  follow: (url: URL) => OperationResult | undefined;
  storage: FileStorage;
  /** Handles the live hub's negotiation; undefined for any other request. */
  negotiate: (request: RequestInHand) => OperationResult | undefined;
  /** Takes a request that belongs to a connection of the live hub; false for any other. Throws a ProblemError for a refusal. */
  carry: (arrival: Arrival) => boolean;
  /** Name of the operation that the request is for, if the contract has one. */
  operationIdOf: (method: string, path: string) => string | undefined;
  consoleOrigins: readonly string[];
  clock: () => Date;
  traffic: TrafficLog;
  /** May intervene between a request and its response; undefined if nothing does. */
  beforeAnswer: BeforeAnswer | undefined;
  /** Handles the requests whose path begins with `/__`; undefined if there is no control plane. */
  control: ((request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>) | undefined;
  log: (line: string) => void;
}

/** The API host's listener: everything that all operations share. */
export function createApiServer(options: ApiServerOptions): Server {
  return createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      options.log(`api failed ${error instanceof Error ? error.message : 'unknown error'}`);
      response.destroy();
    });
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, options: ApiServerOptions): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://api');
  if (url.pathname.startsWith('/__') && options.control !== undefined) {
    await options.control(request, response, url);
    return;
  }
  response.setHeader('Date', options.clock().toUTCString());
  if (answerCrossOrigin(request, response, options.consoleOrigins)) return;
  if (url.pathname === '/health') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ready"}');
    return;
  }
  const entry = beginEntry(request, response, url, options);
  let bytes: Buffer;
  try {
    bytes = await readBytes(request);
  } catch (error) {
    sendAnswer(response, answerOf(problemOf(error, options.log), { storage: options.storage, range: undefined }));
    return;
  }
  entry.bodySha256 = bytes.length === 0 ? null : createHash('sha256').update(bytes).digest('hex');
  options.traffic.arrived(entry);
  await answerArrival({ request, response, url, bytes, entry }, options);
}

/** Executes the request and responds, unless there is an intervention. */
async function answerArrival(arrival: Arrival, options: ApiServerOptions): Promise<void> {
  const { response } = arrival;
  const intervention = await options.beforeAnswer?.(arrival);
  if (intervention?.instead === null) return;
  if (intervention?.instead === undefined && carries(arrival, options)) return;
  const answer = answerOf(intervention?.instead ?? (await execute(arrival, options)), { storage: options.storage, range: arrival.request.headers.range });
  if (response.destroyed) return;
  const last = intervention?.alterAnswer === undefined ? answer : await intervention.alterAnswer(answer);
  if (last !== null) sendAnswer(response, last);
}

/** Whether the live hub has taken the request for one of its connections, or has refused it. */
function carries(arrival: Arrival, { carry, log, storage }: ApiServerOptions): boolean {
  try {
    return carry(arrival);
  } catch (error) {
    sendAnswer(arrival.response, answerOf(problemOf(error, log), { storage, range: undefined }));
    return true;
  }
}

async function execute(inHand: RequestInHand, options: ApiServerOptions): Promise<OperationResult> {
  try {
    return options.follow(inHand.url) ?? options.negotiate(inHand) ?? (await options.run(inHand));
  } catch (error) {
    return problemOf(error, options.log);
  }
}

function beginEntry(request: IncomingMessage, response: ServerResponse, url: URL, { traffic, log, operationIdOf }: ApiServerOptions): TrafficEntry {
  const method = request.method ?? 'GET';
  const isHub = url.pathname.startsWith('/hubs/');
  const entry = traffic.begin({ host: isHub ? 'hub' : 'api', method, path: url.pathname, query: harmlessQuery(url.searchParams) }, false);
  entry.operationId = isHub ? hubOperation(method, url.pathname) : (operationIdOf(method, url.pathname) ?? null);
  entry.tenant = headerOf(request, 'x-tenant-id') ?? url.searchParams.get('tenantId');
  entry.role = headerOf(request, 'x-role-id') ?? url.searchParams.get('roleId');
  response.on('finish', () => {
    traffic.finish(entry, 'answered', response.statusCode);
    log(`${entry.operationId ?? 'unknown'} ${response.statusCode} ${entry.milliseconds ?? 0} ms`);
  });
  response.on('close', () => {
    if (entry.outcome === 'pending') log(`${entry.operationId ?? 'unknown'} aborted`);
    traffic.finish(entry, 'aborted', null);
  });
  return entry;
}

/** A client without a WebSocket polls and sends by requests. */
const hubOperation = (method: string, path: string): string => (path.endsWith('/negotiate') ? 'negotiate' : method === 'GET' ? 'poll' : method === 'POST' ? 'send' : 'disconnect');

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
