import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../../contract/problemError.ts';
import type { Arrival } from '../intervention.ts';
import { type HttpTransport, overEvents, overPolls } from './httpTransports.ts';
import type { LiveIdentity } from './liveConnection.ts';
import type { LiveTransport } from './liveTransport.ts';

interface CarriedByHttpOptions {
  /** Who has negotiated the connection that the request names; the token of the request must be theirs. */
  identify: (request: IncomingMessage, url: URL) => LiveIdentity;
  /** The user whose token the request carries. */
  userOf: (request: IncomingMessage, url: URL) => string;
  /** A connection has begun. */
  open: (transport: LiveTransport, identity: LiveIdentity) => void;
}

/** The connections of clients that have no WebSocket: server-sent events and long polling, as the official client falls back to them. */
export class CarriedByHttp {
  readonly #options: CarriedByHttpOptions;
  readonly #carried = new Map<string, { transport: HttpTransport; userId: string }>();

  constructor(options: CarriedByHttpOptions) {
    this.#options = options;
  }

  /** Takes a request for the hub. @throws ProblemError 401, 403, 404 */
  take({ request, response, url, bytes, entry }: Arrival): void {
    const id = url.searchParams.get('id') ?? '';
    const known = this.#carried.get(id);
    if (known === undefined) {
      if (request.method !== 'GET' || id === '') throw new ProblemError(404, 'No such connection');
      this.#begin(id, { request, response, url });
      return;
    }
    if (this.#options.userOf(request, url) !== known.userId) throw new ProblemError(403, 'Forbidden');
    entry.userId = known.userId;
    if (request.method === 'GET' && known.transport.poll(response)) return;
    if (request.method === 'POST') known.transport.receive(bytes.toString());
    else if (request.method === 'DELETE') known.transport.terminate();
    else throw new ProblemError(409, 'The connection has its stream.');
    response.writeHead(request.method === 'DELETE' ? 202 : 200).end();
  }

  #begin(id: string, { request, response, url }: Pick<Arrival, 'request' | 'response' | 'url'>): void {
    const identity = this.#options.identify(request, url);
    const isStream = request.headers.accept?.includes('text/event-stream') ?? false;
    const transport = isStream ? overEvents(response) : overPolls(response);
    this.#carried.set(id, { transport, userId: identity.userId });
    this.#options.open(
      {
        ...transport,
        listen: (listener) =>
          transport.listen({
            ...listener,
            onClosed: () => {
              if (isStream) this.#carried.delete(id);
              // The last frames are still to be polled, and the end itself.
              else setTimeout(() => this.#carried.delete(id), endedLife).unref();
              listener.onClosed();
            },
          }),
      },
      identity,
    );
  }
}

/** How long an ended connection may still be polled, in milliseconds. */
const endedLife = 30_000;
