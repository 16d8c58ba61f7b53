import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type Provider from 'oidc-provider';
import { harmlessQuery, type TrafficLog } from '../trafficLog.ts';
import type { AccountDirectory } from '../../contract/accounts.ts';
import type { IdentityRoute, IdentitySettings, RouteFault } from './identitySettings.ts';
import { answerSignIn } from './signIn.ts';

/** What the identity provider's listener needs. */
export interface IdentityServerOptions {
  /** Provider instances by the host (name and port) that they serve. */
  providers: ReadonlyMap<string, Provider>;
  accounts: AccountDirectory;
  consoleOrigins: readonly string[];
  settings: () => IdentitySettings;
  traffic: TrafficLog;
  /** Grant types that the providers recorded for token calls. */
  grantTypes: WeakMap<IncomingMessage, string>;
  /** Writes one line of the request log. */
  log: (line: string) => void;
}

/** One listener for every origin of the provider: the Host header chooses the issuer (faults F8). */
export function createIdentityServer(options: IdentityServerOptions): Server {
  return createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      options.log(`identity failed ${error instanceof Error ? error.message : 'unknown error'}`);
      if (!response.headersSent) response.writeHead(500).end();
      else response.destroy();
    });
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, options: IdentityServerOptions): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://identity');
  const route = routeOf(url.pathname);
  const entry = options.traffic.begin({
    host: 'identity',
    method: request.method ?? 'GET',
    path: url.pathname.replace(/^\/(sign-in|authorize)\/.+/, '/$1/…'),
    query: harmlessQuery(url.searchParams),
  });
  entry.operationId = route ?? null;
  response.on('finish', () => {
    entry.grantType = options.grantTypes.get(request) ?? null;
    options.traffic.finish(entry, 'answered', response.statusCode);
    options.log(`identity ${route ?? 'unknown'} ${response.statusCode} ${entry.milliseconds ?? 0} ms`);
  });
  response.on('close', () => options.traffic.finish(entry, 'aborted', null));

  const provider = options.providers.get(request.headers.host ?? '');
  if (provider === undefined) {
    response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' }).end('This host is not an origin of the identity provider.\n');
    return;
  }
  if (route !== undefined && (await isFaulted(route, request, response, options))) return;
  if (route === 'sign-in') {
    await answerSignIn(request, response, provider, options);
    return;
  }
  await provider.callback()(request, response);
}

/** Applies `/__idp` hang, delay and status; returns whether nothing is left to do. */
async function isFaulted(
  route: IdentityRoute,
  request: IncomingMessage,
  response: ServerResponse,
  { settings, consoleOrigins }: IdentityServerOptions,
): Promise<boolean> {
  const { hang, delay, status } = settings();
  if (fires(hang, route)) return true;
  if (delay !== null && fires(delay, route)) await pause(delay.milliseconds);
  if (status === null || !fires(status, route)) return false;
  const origin = request.headers.origin;
  if (origin !== undefined && consoleOrigins.includes(origin)) response.setHeader('Access-Control-Allow-Origin', origin);
  response.writeHead(status.code, { 'content-type': 'text/plain; charset=utf-8' }).end('The identity provider is out of order (fault).\n');
  return true;
}

/** Whether a fault is for this request; counts it. */
function fires(fault: RouteFault | null, route: IdentityRoute): boolean {
  if (fault === null || fault.times === 0) return false;
  if (fault.routes.length > 0 && !fault.routes.includes(route)) return false;
  if (fault.times !== null) fault.times--;
  return true;
}

function routeOf(path: string): IdentityRoute | undefined {
  if (path.startsWith('/.well-known/')) return 'discovery';
  const first = path.split('/')[1];
  switch (first) {
    case 'jwks':
    case 'authorize':
    case 'sign-in':
    case 'token':
    case 'userinfo':
      return first;
    case 'end-session':
      return 'end_session';
    default:
      return undefined;
  }
}
