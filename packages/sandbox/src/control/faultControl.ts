import type { OperationResult } from '../contract/operation.ts';
import { checkCommand } from '../contract/commandBody.ts';
import { unknownControl, type ControlRequest } from '../contract/controlRequest.ts';
import type { FaultRule, FaultRules } from './faultRules.ts';

const matchFields = { method: 'text', path: 'text', operationId: 'text', tenant: 'text', role: 'text', query: 'object', nth: 'number', times: 'number' } as const;
const actionFields = {
  delayMs: 'number',
  hold: 'flag',
  delayAnswerMs: 'number',
  hang: 'flag',
  status: 'number',
  body: 'any',
  bodyFile: 'text',
  headers: 'object',
  set: 'object',
  remove: 'texts',
  resetAfterBytes: 'number',
  holdAfterBytes: 'number',
  resetAfterCommit: 'flag',
  truncate: 'number',
} as const;

/** `PUT /__fault` adds a rule or a list of them, `GET` shows them, `DELETE /__fault[/{id}]` removes them, `POST /__fault/release` releases what is held. */
export function answerFaults({ method, rest, body }: ControlRequest, faults: FaultRules): OperationResult {
  if (method === 'GET') return { status: 200, body: faults.rules() };
  if (method === 'DELETE') {
    faults.clear(rest[0] === undefined ? undefined : Number(rest[0]));
    return { status: 204 };
  }
  if (method === 'POST' && rest[0] === 'release') {
    faults.release();
    return { status: 204 };
  }
  if (method !== 'PUT') throw unknownControl();
  const rules = (Array.isArray(body) ? body : [body]).map(readRule);
  return { status: 200, body: rules.map((rule) => faults.add(rule)) };
}

function readRule(value: unknown): FaultRule {
  const rule = checkCommand(value, { match: 'object', do: 'object' });
  return {
    match: checkCommand(rule['match'] ?? {}, matchFields, 'match'),
    do: checkCommand(rule['do'], actionFields, 'do'),
  };
}
