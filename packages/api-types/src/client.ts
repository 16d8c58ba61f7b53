import createClient, { type Client } from 'openapi-fetch';
import { bearer, type GetAccessToken } from './middleware/bearer.ts';
import { closeHoles } from './holes.ts';
import type { Middleware, Send } from './middleware/middleware.ts';
import { defaultTimeout, problem, timeout } from './middleware/problem.ts';
import { renewal, type OnUnauthorized } from './middleware/renewal.ts';
import { defaultHeaderNames, scopeHeaders, type RequestScope, type ScopeHeaderNames } from './middleware/scope.ts';
import { typedFailure, UnexpectedAnswerError } from './problem.ts';
import type { paths } from './schema.d.ts';

export type { GetAccessToken } from './middleware/bearer.ts';
export type { OnUnauthorized, Unauthorized } from './middleware/renewal.ts';
export { defaultHeaderNames, type RequestScope, type ScopeHeaderNames } from './middleware/scope.ts';

/** What a client needs of the host and the session. */
export interface ConsoleClientOptions {
  /** The API host's address without the paths' `/api`: `https://api.example.com`. */
  baseUrl: string;
  getAccessToken: GetAccessToken;
  /** Read immediately when a call is made (faults D3). */
  getScope: () => RequestScope;
  onUnauthorized: OnUnauthorized;
  /** @default X-Role-Id and X-Tenant-Id */
  headerNames?: ScopeHeaderNames;
  /** How long one try may take, in milliseconds. @default 30000 */
  timeoutMilliseconds?: number;
  /** @default the browser's fetch */
  fetch?: Send;
}

/** A typed call for each method of the contract. A call that fails throws a `RequestFailure`. */
export type ConsoleCalls = Pick<Client<paths>, 'GET' | 'PUT' | 'POST' | 'DELETE'>;

/** The calls of one session. */
export interface ConsoleClient extends ConsoleCalls {
  /**
   * The same calls with the same token, headers, renewal and failures, sent in another way (`uploads.ts`), which
   * aborts if no response comes.
   */
  through: (send: Send) => ConsoleCalls;
}

/**
 * Makes the client of one session.
 *
 * Every call throws `ApiError` when the host refuses, `NetworkError`, `RequestTimeoutError` or
 * `UnexpectedAnswerError` when there is no usable response, `SessionEndedError` when the session ended in the meantime.
 */
export function createConsoleClient(options: ConsoleClientOptions): ConsoleClient {
  const { baseUrl, getAccessToken, getScope, onUnauthorized, headerNames = defaultHeaderNames } = options;
  // Made once: however calls are sent, they share one renewal (A02).
  const layers = [
    problem,
    scopeHeaders(getScope, headerNames),
    renewal(getAccessToken, getScope, onUnauthorized),
    bearer(getAccessToken, new URL(baseUrl).origin),
  ];
  const patient = timeout(options.timeoutMilliseconds ?? defaultTimeout);
  const through = (send: Send) => callsBy(layered(send, layers), baseUrl);
  return { ...through(patient(options.fetch ?? ((request) => globalThis.fetch(request)))), through };
}

function callsBy(send: Send, baseUrl: string): ConsoleCalls {
  const client = createClient<paths>({
    baseUrl,
    fetch: send,
    // A redirect could carry the token elsewhere (X11); a cached response could be another tenant's, as the address is the same.
    redirect: 'error',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  return {
    GET: withTypedFailures('GET', client.GET),
    PUT: withTypedFailures('PUT', client.PUT),
    POST: withTypedFailures('POST', client.POST),
    DELETE: withTypedFailures('DELETE', client.DELETE),
  };
}

function layered(send: Send, layers: Middleware[]): Send {
  return layers.reduceRight((next, layer) => layer(next), send);
}

/**
 * Reading a response can fail after the layers have run: cut JSON, a proxy's page, a connection lost halfway, no body at all (N07).
 * Lists are returned without their empty entries (N08).
 */
function withTypedFailures<Call extends (path: never, ...init: never[]) => Promise<{ data?: unknown; response: Response }>>(
  method: string,
  call: Call,
): Call {
  const typed = async (path: string, ...init: unknown[]) => {
    const request = { method, path };
    const answer = await (call as unknown as (path: string, ...init: unknown[]) => ReturnType<Call>)(path, ...init).catch(
      (error: unknown) => {
        throw error instanceof SyntaxError ? new UnexpectedAnswerError(request) : typedFailure(error, request);
      },
    );
    if (method === 'GET' && answer.data === undefined && answer.response.status !== 204) {
      throw new UnexpectedAnswerError(request);
    }
    closeHoles(answer.data);
    return answer;
  };
  return typed as unknown as Call;
}
