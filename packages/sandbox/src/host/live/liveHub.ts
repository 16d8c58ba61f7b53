import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { TrafficLog } from '../trafficLog.ts';
import type { AccountDirectory } from '../../contract/accounts.ts';
import type { OperationResult } from '../../contract/operation.ts';
import { ProblemError } from '../../contract/problemError.ts';
import type { RequestInHand } from '../runOperation.ts';
import type { AccessTokenReader } from '../identity/accessTokens.ts';
import type { Arrival } from '../intervention.ts';
import { CarriedByHttp } from './carriedByHttp.ts';
import { EventGate } from './eventGate.ts';
import { LiveConnection, type LiveIdentity } from './liveConnection.ts';
import { type LiveTransport, overWebSocket } from './liveTransport.ts';
import type { LiveEvents } from '../../contract/liveEvents.ts';
import type { LiveContext, LiveMethods } from '../../contract/liveMethods.ts';

/** Address of the hub (decisions-content N5). */
const hubPath = '/hubs/chat';

/** The largest frame that a client may send, in bytes (SignalR's own limit; faults C13). */
const frameLimit = 32_768;
/** How long a negotiated connection may wait for its socket, in milliseconds. */
const negotiationLife = 60_000;

/** What the hub needs. */
export interface LiveHubOptions {
  readToken: AccessTokenReader;
  accounts: AccountDirectory;
  /** Throws a ProblemError when the tenant or role is not the user's, or the tenant has chat disabled. */
  authorize: (context: LiveContext) => void;
  methods: LiveMethods;
  /** Called at each use. */
  services: () => Omit<LiveContext, 'caller' | 'scope' | 'live'>;
  traffic: TrafficLog;
  log: (line: string) => void;
}

/** The live hub: a SignalR endpoint for chat (content §7, decisions-content O20). */
export class LiveHub implements LiveEvents {
  readonly gate = new EventGate();
  readonly #options: LiveHubOptions;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: frameLimit });
  readonly #connections = new Set<LiveConnection>();
  readonly #negotiated = new Map<string, { identity: LiveIdentity; until: number }>();
  #downUntil = 0;
  #killNext: 'before' | 'after' | undefined;
  readonly #byHttp = new CarriedByHttp({
    identify: (request, url) => this.#identifySocket(request, url),
    userOf: (request, url) => this.#readToken(request, url).userId,
    open: (transport, identity) => this.#open(transport, identity),
  });
  #takesSockets = true;
  readonly #refusals = new Map<string, number>();

  constructor(options: LiveHubOptions) {
    this.#options = options;
  }

  /** Handles `POST /hubs/chat/negotiate`; undefined for a request that is not for the hub. */
  negotiate({ request, url, entry }: RequestInHand): OperationResult | undefined {
    if (url.pathname !== `${hubPath}/negotiate` || request.method !== 'POST') return undefined;
    this.#refuseWhileDown();
    const identity = this.#identify(request, url);
    entry.userId = identity.userId;
    entry.jti = identity.jti;
    const now = Date.now();
    for (const [token, { until }] of this.#negotiated) if (until < now) this.#negotiated.delete(token);
    const connectionToken = randomBytes(24).toString('base64url');
    this.#negotiated.set(connectionToken, { identity, until: now + negotiationLife });
    const availableTransports = ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({ transport, transferFormats: ['Text'] }));
    return { status: 200, body: { negotiateVersion: 1, connectionId: randomUUID(), connectionToken, availableTransports } };
  }

  /** Takes over a request to upgrade, as the server's `upgrade` event gives it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, consoleOrigins: readonly string[]): void {
    const url = new URL(request.url ?? '/', 'http://api');
    try {
      if (url.pathname !== hubPath) throw new ProblemError(404, 'Not Found');
      const { origin } = request.headers;
      if (origin !== undefined && !consoleOrigins.includes(origin)) throw new ProblemError(403, 'Forbidden');
      this.#refuseWhileDown();
      if (!this.#takesSockets) throw new ProblemError(502, 'Bad Gateway');
      const identity = this.#identifySocket(request, url);
      this.#sockets.handleUpgrade(request, socket, head, (webSocket) => this.#open(overWebSocket(webSocket), identity));
    } catch (error) {
      const status = error instanceof ProblemError ? error.status : 500;
      this.#options.log(`hub refused ${status}`);
      socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    }
  }

  /** Handles a request of a client without a WebSocket; false for one that is not for the hub. @throws ProblemError for a refusal */
  carry(arrival: Arrival): boolean {
    if (arrival.url.pathname !== hubPath) return false;
    this.#refuseWhileDown();
    this.#byHttp.take(arrival);
    return true;
  }

  broadcast(event: { tenantId: string; userIds: readonly string[]; name: string; arguments: readonly unknown[] }): void {
    const users = new Set(event.userIds);
    for (const connection of this.#connections) {
      const { tenantId, userId } = connection.identity;
      if (!connection.isJoined || tenantId !== event.tenantId || !users.has(userId)) continue;
      this.gate.pass(() => connection.raise(event.name, event.arguments));
    }
  }

  /** The open connections. */
  connections(): readonly LiveConnection[] {
    return [...this.#connections];
  }

  /** Cuts every connection and refuses new ones for this many milliseconds. */
  kill(downMilliseconds: number): void {
    this.#downUntil = Date.now() + downMilliseconds;
    for (const connection of this.connections()) connection.terminate();
  }

  /** Cuts the connection of the next SendMessage, before or after it is executed (faults C06, C07). */
  killAtNextSend(moment: 'before' | 'after'): void {
    this.#killNext = moment;
  }

  /** Refuses the next calls of a method (faults C13). */
  refuseNext(method: string, count: number): void {
    this.#refusals.set(method, count);
  }

  /** Refuses WebSockets, as a network in between may, or accepts them again. */
  takeSockets(takesSockets: boolean): void {
    this.#takesSockets = takesSockets;
  }

  /** Ends every connection as the hub does when its token ends (faults C04). */
  closeAsExpired(): void {
    for (const connection of this.connections()) connection.closeAsExpired();
  }

  /** Ends every connection and asks the clients not to reconnect. */
  closeWithoutReconnect(): void {
    for (const connection of this.connections()) connection.close({ error: 'The hub is closing.', allowReconnect: false });
  }

  /** Undoes the control plane's commands. */
  reset(): void {
    this.#downUntil = 0;
    this.#killNext = undefined;
    this.#refusals.clear();
    this.#takesSockets = true;
    this.gate.reset();
  }

  /** Ends every connection, for shutting down. */
  stop(): void {
    for (const connection of this.connections()) connection.terminate();
    this.#sockets.close();
  }

  readonly #invoke = async (connection: LiveConnection, method: string, parameters: readonly unknown[]): Promise<unknown> => {
    const { methods, services } = this.#options;
    if (method === 'Connect' || method === 'Disconnect') {
      connection.isJoined = method === 'Connect';
      return null;
    }
    if (method !== 'SendMessage' && method !== 'CreateReadConfirmation') throw new ProblemError(404, `The hub has no method '${method}'.`);
    const handler = methods[method];
    if (handler === undefined) throw new ProblemError(501, `'${method}' is not available yet.`);
    const refusals = this.#refusals.get(method) ?? 0;
    if (refusals > 0) {
      this.#refusals.set(method, refusals - 1);
      throw new ProblemError(500, 'The hub refuses this (fault).');
    }
    const kill = method === 'SendMessage' ? this.#killNext : undefined;
    if (kill !== undefined) this.#killNext = undefined;
    if (kill === 'before') {
      connection.terminate();
      return null;
    }
    const { userId, tenantId, roleId } = connection.identity;
    const result: unknown = await handler({ ...services(), caller: { userId }, scope: { tenantId, roleId }, live: this }, parameters);
    if (kill === 'after') connection.terminate();
    return result;
  };

  #open(transport: LiveTransport, identity: LiveIdentity): void {
    const entry = this.#options.traffic.begin({ host: 'hub', method: 'CONNECT', path: hubPath, query: {} });
    Object.assign(entry, { operationId: 'connect', tenant: identity.tenantId, role: identity.roleId, userId: identity.userId, jti: identity.jti });
    this.#options.log('hub connected');
    const connection = new LiveConnection(transport, identity, this.#invoke, (closed) => {
      this.#connections.delete(closed);
      this.#options.traffic.finish(entry, 'answered', 101);
      this.#options.log(`hub closed ${entry.milliseconds ?? 0} ms`);
    });
    this.#connections.add(connection);
  }

  #refuseWhileDown(): void {
    if (Date.now() < this.#downUntil) throw new ProblemError(503, 'The hub is down (fault).');
  }

  /** The identity that was negotiated; the socket's own token must still be valid and the same user's. */
  #identifySocket(request: IncomingMessage, url: URL): LiveIdentity {
    const id = url.searchParams.get('id');
    if (id === null) return this.#identify(request, url);
    const negotiated = this.#negotiated.get(id);
    this.#negotiated.delete(id);
    if (negotiated === undefined || negotiated.until < Date.now()) throw new ProblemError(404, 'No such connection');
    const token = this.#readToken(request, url);
    if (token.userId !== negotiated.identity.userId) throw new ProblemError(403, 'Forbidden');
    return { ...negotiated.identity, jti: token.jti, expiresAt: token.expiresAt };
  }

  #identify(request: IncomingMessage, url: URL): LiveIdentity {
    const { userId, jti, expiresAt } = this.#readToken(request, url);
    const tenantId = url.searchParams.get('tenantId');
    const roleId = url.searchParams.get('roleId');
    if (tenantId === null || roleId === null) {
      throw new ProblemError(400, 'The request is not valid.', { errors: { ...(tenantId === null && { tenantId: ['is required'] }), ...(roleId === null && { roleId: ['is required'] }) } });
    }
    this.#options.authorize({ ...this.#options.services(), caller: { userId }, scope: { tenantId, roleId }, live: this });
    return { userId, jti, expiresAt, tenantId, roleId };
  }

  #readToken(request: IncomingMessage, url: URL): { userId: string; jti: string; expiresAt: number } {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? url.searchParams.get('access_token');
    const token = bearer === null ? 'invalid' : this.#options.readToken(bearer);
    if (token === 'expired' || token === 'invalid' || this.#options.accounts.findByUserId(token.userId) === undefined) {
      throw new ProblemError(401, 'The access token is not valid.');
    }
    return token;
  }
}
