/** One request as the control plane's `/__log` shows it. Holds no token, no body and no secret query value. */
export interface TrafficEntry {
  /** Counts from 1 in order of arrival. */
  id: number;
  host: 'api' | 'hub' | 'identity';
  method: string;
  path: string;
  /** Query parameters, without tokens and codes. */
  query: Record<string, string>;
  operationId: string | null;
  tenant: string | null;
  role: string | null;
  userId: string | null;
  /** Id of the access token. */
  jti: string | null;
  /** `grant_type` of a call to the token endpoint. */
  grantType: string | null;
  /** SHA-256 of the request body in hex, null without a body. */
  bodySha256: string | null;
  /** Whether the operation's handler ran to its end, which distinguishes a committed write from a refused one. */
  isExecuted: boolean;
  /** Null before the response, and if the connection was dropped before a status was sent. */
  status: number | null;
  startedAt: string;
  /** Null while the request is in progress or hangs. */
  finishedAt: string | null;
  milliseconds: number | null;
  /** `aborted` if the connection closed before the whole response was sent. */
  outcome: 'pending' | 'answered' | 'aborted';
}

/** The most entries that are kept; the oldest are dropped. */
const capacity = 20_000;

/** Records requests, for the oracles of the end-to-end tests (oracles O2, O3, O6). */
export class TrafficLog {
  #entries: TrafficEntry[] = [];
  /** Entries of requests whose body is still arriving. */
  #arriving = new Set<TrafficEntry>();
  #count = 0;

  /**
   * Adds an entry for a request that has just arrived. The caller fills in the rest later.
   *
   * @param isWhole false while the body is arriving: the entry is listed when it is complete or the request has ended
   */
  begin(request: Pick<TrafficEntry, 'host' | 'method' | 'path' | 'query'>, isWhole = true): TrafficEntry {
    const entry: TrafficEntry = {
      id: ++this.#count,
      ...request,
      operationId: null,
      tenant: null,
      role: null,
      userId: null,
      jti: null,
      grantType: null,
      bodySha256: null,
      isExecuted: false,
      status: null,
      startedAt: new Date().toISOString(),
      finishedAt: null,
      milliseconds: null,
      outcome: 'pending',
    };
    this.#entries.push(entry);
    if (!isWhole) this.#arriving.add(entry);
    if (this.#entries.length > capacity) this.#entries.splice(0, this.#entries.length - capacity);
    return entry;
  }

  /**
   * Lists an entry. To be called in the task in which the request's fault is chosen: a caller that sees the
   * entry may then add and clear faults without affecting its request.
   */
  arrived(entry: TrafficEntry): void {
    this.#arriving.delete(entry);
  }

  /** Closes an entry. */
  finish(entry: TrafficEntry, outcome: 'answered' | 'aborted', status: number | null): void {
    this.arrived(entry);
    if (entry.outcome !== 'pending') return;
    const now = new Date();
    entry.outcome = outcome;
    entry.status = status;
    entry.finishedAt = now.toISOString();
    entry.milliseconds = now.getTime() - new Date(entry.startedAt).getTime();
  }

  entries(): readonly TrafficEntry[] {
    return this.#entries.filter((entry) => !this.#arriving.has(entry));
  }

  clear(): void {
    this.#entries = [];
  }
}

const secretParameters = new Set(['access_token', 'id', 'code', 'state', 'nonce', 'code_challenge', 'id_token_hint', 'token']);

/** The query of an address without secret values. */
export function harmlessQuery(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].filter(([name]) => !secretParameters.has(name)));
}
