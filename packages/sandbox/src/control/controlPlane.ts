import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AdjustableClock } from '../host/clock.ts';
import type { OperationResult } from '../contract/operation.ts';
import { ProblemError } from '../contract/problemError.ts';
import { problemOf } from '../contract/problem.ts';
import { readBytes } from '../host/requestBody.ts';
import type { PartialUploads } from '../world/areas/files/partialUploads.ts';
import type { LiveHub } from '../host/live/liveHub.ts';
import type { SentMessage } from '../host/outbox/readOutbox.ts';
import { answerClock } from './clockControl.ts';
import { unknownControl, type ControlRequest } from '../contract/controlRequest.ts';
import { answerFaults } from './faultControl.ts';
import type { FaultRules } from './faultRules.ts';
import { answerHub } from './hubControl.ts';
import type { IdentityControl } from '../host/identity/identityControl.ts';
import { answerIdentity } from './identityControl.ts';
import type { TrafficLog } from '../host/trafficLog.ts';
import { answerWorld, type WorldControl } from './worldControl.ts';

/** Handles the requests whose path begins with `/__`. */
type ControlPlane = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/** What the control plane controls. */
export interface ControlOptions {
  faults: FaultRules;
  traffic: TrafficLog;
  hub: LiveHub;
  identity: IdentityControl;
  clock: AdjustableClock;
  uploads: PartialUploads;
  /** The messages that were sent, newest last. */
  readOutbox: () => readonly SentMessage[];
  world: WorldControl;
  log: (line: string) => void;
}

/** The test-only control plane (ADR 0006): loopback only, never for a page in a browser. */
export function createControlPlane(options: ControlOptions): ControlPlane {
  return async (request, response, url) => {
    let result: OperationResult;
    try {
      refuseStrangers(request);
      const bytes = await readBytes(request);
      result = answer(
        {
          method: request.method ?? 'GET',
          rest: url.pathname.split('/').slice(2).filter((part) => part !== ''),
          body: parse(bytes),
          query: url.searchParams,
        },
        url.pathname.split('/')[1] ?? '',
        options,
      );
    } catch (error) {
      result = problemOf(error, options.log);
    }
    const text = result.body === undefined ? '' : JSON.stringify(result.body);
    response.writeHead(result.status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(text);
  };
}

function answer(request: ControlRequest, area: string, options: ControlOptions): OperationResult {
  switch (area) {
    case '__fault':
      return answerFaults(request, options.faults);
    case '__log':
      return answerLog(request, options.traffic);
    case '__hub':
      return answerHub(request, options.hub);
    case '__idp':
      return answerIdentity(request, options.identity);
    case '__clock':
      return answerClock(request, options.clock);
    case '__uploads':
      return { status: 200, body: { open: options.uploads.open() } };
    case '__outbox':
      if (request.method !== 'GET') throw unknownControl();
      return { status: 200, body: options.readOutbox() };
    case '__world':
      return answerWorld(request, options.world);
    case '__reset':
      options.faults.clear();
      options.traffic.clear();
      options.hub.reset();
      options.identity.reset();
      options.clock.moveTo(0);
      return { status: 204 };
    default:
      throw unknownControl();
  }
}

function answerLog({ method, query }: ControlRequest, traffic: TrafficLog): OperationResult {
  if (method === 'DELETE') {
    traffic.clear();
    return { status: 204 };
  }
  const since = Number(query.get('since') ?? 0);
  const host = query.get('host');
  return { status: 200, body: traffic.entries().filter((entry) => entry.id > since && (host === null || entry.host === host)) };
}

/** A web page can reach loopback too, but always sends its origin. */
function refuseStrangers(request: IncomingMessage): void {
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
  if (!isLoopback || request.headers.origin !== undefined) throw new ProblemError(403, 'The control plane answers tests on this machine only.');
}

function parse(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw new ProblemError(400, 'The command is not valid JSON.');
  }
}
