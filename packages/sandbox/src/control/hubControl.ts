import type { OperationResult } from '../contract/operation.ts';
import { ProblemError } from '../contract/problemError.ts';
import type { LiveHub } from '../host/live/liveHub.ts';
import { checkCommand } from '../contract/commandBody.ts';
import { unknownControl, type ControlRequest } from '../contract/controlRequest.ts';

/** `GET /__hub` shows the connections; `POST /__hub/{command}` controls them; `DELETE /__hub` undoes every command. */
export function answerHub({ method, rest, body }: ControlRequest, hub: LiveHub): OperationResult {
  if (method === 'GET') {
    return { status: 200, body: hub.connections().map(({ identity, openedAt, isJoined }) => ({ ...identity, openedAt, isJoined })) };
  }
  if (method === 'DELETE') {
    hub.reset();
    return { status: 204 };
  }
  if (method !== 'POST' && method !== 'PUT') throw unknownControl();
  const command = checkCommand(body ?? {}, { count: 'number', method: 'text', taken: 'flag', downMs: 'number', at: 'text', tenantId: 'text', userIds: 'texts', event: 'text', arguments: 'any' });
  const count = typeof command['count'] === 'number' ? command['count'] : 1;
  switch (rest[0]) {
    case 'kill':
      kill(hub, command);
      break;
    case 'hold':
      hub.gate.hold();
      break;
    case 'release':
      hub.gate.release();
      break;
    case 'dup':
      hub.gate.duplicateNext(count);
      break;
    case 'reorder':
      hub.gate.reorderNext(count);
      break;
    case 'dropNext':
      hub.gate.dropNext(count);
      break;
    case 'refuse':
      hub.refuseNext(String(command['method']), count);
      break;
    case 'sockets':
      hub.takeSockets(command['taken'] !== false);
      break;
    case 'expire':
      hub.closeAsExpired();
      break;
    case 'closeNoReconnect':
      hub.closeWithoutReconnect();
      break;
    case 'raise':
      raise(hub, command);
      break;
    default:
      throw unknownControl();
  }
  return { status: 204 };
}

function kill(hub: LiveHub, { at, downMs }: Record<string, unknown>): void {
  switch (at) {
    case undefined:
      hub.kill(typeof downMs === 'number' ? downMs : 0);
      break;
    case 'beforeSend':
      hub.killAtNextSend('before');
      break;
    case 'afterSend':
      hub.killAtNextSend('after');
      break;
    default:
      throw new ProblemError(400, "'at' is beforeSend or afterSend.");
  }
}

/** Sends any event, malformed ones too (faults C11). */
function raise(hub: LiveHub, { tenantId, userIds, event, arguments: parameters }: Record<string, unknown>): void {
  if (typeof tenantId !== 'string' || !Array.isArray(userIds) || typeof event !== 'string') {
    throw new ProblemError(400, 'An event needs tenantId, userIds, event and arguments.');
  }
  hub.broadcast({ tenantId, userIds: userIds.map(String), name: event, arguments: Array.isArray(parameters) ? parameters : [] });
}
