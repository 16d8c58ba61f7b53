import type { OperationResult } from '../contract/operation.ts';
import { ProblemError } from '../contract/problemError.ts';
import { isObject } from '../contract/references.ts';
import type { IdentityRoute, IdentitySettings, RouteFault } from '../host/identity/identitySettings.ts';
import { checkCommand } from '../contract/commandBody.ts';
import { unknownControl, type ControlRequest } from '../contract/controlRequest.ts';
import type { IdentityControl } from '../host/identity/identityControl.ts';

const fields = {
  ttl: 'number',
  refreshTokens: 'flag',
  reuse: 'text',
  login_required: 'any',
  expireAccessTokens: 'flag',
  hang: 'any',
  status: 'any',
  delay: 'any',
  sub: 'any',
  claims: 'any',
  clockOffset: 'number',
} as const;

/** `PUT /__idp` with any of the fields (or `PUT /__idp/{field}` with its value), `GET` shows them, `DELETE` resets. */
export function answerIdentity({ method, rest, body }: ControlRequest, control: IdentityControl): OperationResult {
  if (method === 'DELETE') control.reset();
  else if (method === 'PUT' || method === 'POST') change(rest[0] === undefined ? body : { [rest[0]]: body ?? true }, control);
  else if (method !== 'GET') throw unknownControl();
  return { status: 200, body: control.settings() };
}

function change(body: unknown, control: IdentityControl): void {
  const command = checkCommand(body, fields);
  const { ttl, refreshTokens, reuse, clockOffset, sub, claims } = command;
  if (reuse !== undefined && reuse !== 'strict' && reuse !== 'lenient') throw new ProblemError(400, "'reuse' is strict or lenient.");
  control.change({
    ...(typeof ttl === 'number' && { ttl }),
    ...(typeof refreshTokens === 'boolean' && { refreshTokens }),
    ...(reuse !== undefined && { reuse }),
    ...(typeof clockOffset === 'number' && { clockOffset }),
    ...(sub !== undefined && { sub: typeof sub === 'string' ? sub : null }),
    ...(claims !== undefined && { claims: isObject(claims) ? claims : null }),
    ...('hang' in command && { hang: readHang(command['hang']) }),
    ...('status' in command && { status: readStatus(command['status']) }),
    ...('delay' in command && { delay: readDelay(command['delay']) }),
  });
  if (command['expireAccessTokens'] === true) control.expireAccessTokens();
  const ended = command['login_required'];
  if (ended === true || typeof ended === 'string') control.endSessions(typeof ended === 'string' ? ended : undefined);
}

const faultFields = { routes: 'texts', times: 'number' } as const;
const routes: readonly IdentityRoute[] = ['discovery', 'jwks', 'authorize', 'sign-in', 'token', 'userinfo', 'end_session'];

function readHang(value: unknown): IdentitySettings['hang'] {
  if (value === null || value === false) return null;
  if (value === true) return { routes: [], times: null };
  if (typeof value === 'string') return { routes: readRoutes(value), times: null };
  return readFault(checkCommand(value, faultFields, 'hang'));
}

function readStatus(value: unknown): IdentitySettings['status'] {
  if (value === null) return null;
  if (typeof value === 'number') return { code: value, routes: [], times: null };
  const command = checkCommand(value, { ...faultFields, code: 'number' }, 'status');
  const { code } = command;
  if (typeof code !== 'number') throw new ProblemError(400, "'status' needs its code.");
  return { code, ...readFault(command) };
}

function readDelay(value: unknown): IdentitySettings['delay'] {
  if (value === null) return null;
  if (typeof value === 'number') return { milliseconds: value, routes: [], times: null };
  const command = checkCommand(value, { ...faultFields, milliseconds: 'number' }, 'delay');
  const { milliseconds } = command;
  if (typeof milliseconds !== 'number') throw new ProblemError(400, "'delay' needs its milliseconds.");
  return { milliseconds, ...readFault(command) };
}

function readFault({ routes: names, times }: Record<string, unknown>): RouteFault {
  return { routes: names === undefined ? [] : readRoutes(names), times: typeof times === 'number' ? times : null };
}

function readRoutes(value: unknown): IdentityRoute[] {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  return names.map((name) => {
    const route = routes.find((known) => known === name);
    if (route === undefined) throw new ProblemError(400, `The identity provider's routes are ${routes.join(', ')}.`);
    return route;
  });
}
