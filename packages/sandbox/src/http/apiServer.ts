import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ControlPlane } from '../control/controlPlane.ts';
import type { FaultAction, FaultRules } from '../control/faultRules.ts';
import { spokenFault } from '../control/spokenFaults.ts';
import { harmlessQuery, type TrafficEntry, type TrafficLog } from '../control/trafficLog.ts';
import { sendAnswer } from './answer.ts';
import { answerCrossOrigin } from './crossOrigin.ts';
import type { OperationResult } from './operation.ts';
import { problemOf } from './problem.ts';
import { readBytes } from './requestBody.ts';
import type { RequestInHand } from './runOperation.ts';

/** What the API host's listener needs. */
export interface ApiServerOptions {
  /** Runs the operation of a request, or answers why it can't be run. Throws a ProblemError for a refusal. */
  run: (request: RequestInHand) => Promise<OperationResult>;
  /** Answers the live hub's negotiation; undefined for any other request. */
  negotiate: (request: RequestInHand) => OperationResult | undefined;
  /** Name of the operation that the request is for, when the contract has one. */
  operationIdOf: (method: string, path: string) => string | undefined;
  consoleOrigins: readonly string[];
  clock: () => Date;
  traffic: TrafficLog;
  faults: FaultRules;
  /** Whether phrases such as `fault:500` are recognised. */
  hearsSpokenFaults: boolean;
  /** The test-only control plane; undefined when it is off. */
  control: ControlPlane | undefined;
  log: (line: string) => void;
}

/** The API host's listener: everything that is the same for all operations. */
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
    await sendAnswer(response, problemOf(error, options.log), undefined);
    return;
  }
  entry.bodySha256 = bytes.length === 0 ? null : createHash('sha256').update(bytes).digest('hex');
  const fault = faultFor(entry, url, bytes, options);
  if (fault?.delayMs !== undefined) await pause(fault.delayMs);
  if (fault?.hang === true) {
    options.faults.hold(() => response.destroy());
    return;
  }
  const result =
    fault?.status === undefined ? await execute({ request, url, bytes, entry }, options) : { status: fault.status };
  await sendAnswer(response, result, fault);
}

async function execute(inHand: RequestInHand, options: ApiServerOptions): Promise<OperationResult> {
  try {
    return options.negotiate(inHand) ?? (await options.run(inHand));
  } catch (error) {
    return problemOf(error, options.log);
  }
}

function beginEntry(request: IncomingMessage, response: ServerResponse, url: URL, { traffic, log, operationIdOf }: ApiServerOptions): TrafficEntry {
  const method = request.method ?? 'GET';
  const isHub = url.pathname.startsWith('/hubs/');
  const entry = traffic.begin({ host: isHub ? 'hub' : 'api', method, path: url.pathname, query: harmlessQuery(url.searchParams) });
  entry.operationId = isHub ? 'negotiate' : (operationIdOf(method, url.pathname) ?? null);
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

function faultFor(entry: TrafficEntry, url: URL, bytes: Buffer, options: ApiServerOptions): FaultAction | undefined {
  const ruled = options.faults.actionFor({ ...entry, query: url.searchParams });
  return ruled ?? (options.hearsSpokenFaults ? spokenFault(url.searchParams, bytes) : undefined);
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
