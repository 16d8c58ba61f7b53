import type { FaultAction, FaultMatch } from '../../sandbox/src/control/faultRules.ts';
import type { SentMessage } from '../../sandbox/src/host/outbox/readOutbox.ts';
import type { TrafficEntry } from '../../sandbox/src/host/trafficLog.ts';
import { contractOperations } from '../access/contractOperations.ts';

/** Size of a world. */
export type Seed = 'small' | 'large';

/** A connection of the live hub. */
export interface HubConnection {
  userId: string;
  tenantId: string;
  /** Id of its access token. */
  jti: string;
  /** Whether it has joined for events. */
  isJoined: boolean;
}

/** The log's names of requests to the hub and the identity provider. */
const operationsBesides = ['negotiate', 'connect', 'poll', 'send', 'disconnect', 'discovery', 'jwks', 'authorize', 'sign-in', 'token', 'userinfo', 'end_session'];
const knownOperations = new Set([...contractOperations().map(({ id }) => id), ...operationsBesides]);

/** @throws Error for an unknown name: a fault for it would never fire, and its calls would always be empty */
function expectKnown(operationId: string | undefined): void {
  if (operationId !== undefined && !knownOperations.has(operationId)) throw new Error(`${operationId} is not an operation of the contract, the identity provider or the hub.`);
}

/** The sandbox's test-only control plane (ADR 0006). */
export class Control {
  readonly #api: string;
  readonly #seed: Seed;

  constructor(api: string, seed: Seed = 'small') {
    this.#api = api;
    this.#seed = seed;
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.#api}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  /** Adds a fault for matching requests. @throws Error for an operation that does not exist */
  async fault(match: FaultMatch, action: FaultAction): Promise<void> {
    expectKnown(match.operationId);
    await this.#send('PUT', '/__fault', { match, do: action });
  }

  /** Lets requests held by a fault continue; the faults stay. */
  async release(): Promise<void> {
    await this.#send('POST', '/__fault/release');
  }

  /** Clears every fault; hanging requests are cut, held ones continue. */
  async heal(): Promise<void> {
    await this.#send('DELETE', '/__fault');
  }

  /** All requests since the test began, oldest first. */
  async traffic(): Promise<TrafficEntry[]> {
    return (await this.#send('GET', '/__log')) as TrafficEntry[];
  }

  /** Calls of one operation. @throws Error for one that does not exist */
  async callsOf(operationId: string): Promise<TrafficEntry[]> {
    expectKnown(operationId);
    return (await this.traffic()).filter((entry) => entry.operationId === operationId);
  }

  /** Every message in the outbox, newest last, including those of earlier tests. */
  async outbox(): Promise<SentMessage[]> {
    return (await this.#send('GET', '/__outbox')) as SentMessage[];
  }

  /** Changes the identity provider; docs/sandbox.md lists the fields. */
  async identity(settings: Record<string, unknown>): Promise<void> {
    await this.#send('PUT', '/__idp', settings);
  }

  /** Commands for the live hub, such as `kill`, `hold` and `raise`. */
  async hub(order: string, body: Record<string, unknown> = {}): Promise<void> {
    await this.#send('POST', `/__hub/${order}`, body);
  }

  /** The open connections of the live hub. */
  async hubConnections(): Promise<HubConnection[]> {
    return (await this.#send('GET', '/__hub')) as HubConnection[];
  }

  /** The uploads that are neither completed nor aborted. */
  async openUploads(): Promise<{ id: string }[]> {
    return ((await this.#send('GET', '/__uploads')) as { open: { id: string }[] }).open;
  }

  /** Makes a content item unnoticed by the page: published at the node, a draft without one. Returns its id. */
  async makeItem(item: { tenant: string; contentInstance: string; name: string; author: string; node?: string }): Promise<string> {
    return ((await this.#send('POST', '/__world/items', item)) as { id: string }).id;
  }

  /** Makes a channel of numbered messages unnoticed by the page. Returns its id. */
  async makeChannel(channel: { tenant: string; name: string; participants: readonly string[]; messages: number }): Promise<string> {
    return ((await this.#send('POST', '/__world/channels', channel)) as { id: string }).id;
  }

  /** Deletes a content item unnoticed by the page. */
  async deleteItem(id: string): Promise<void> {
    await this.#send('DELETE', `/__world/items/${id}`);
  }

  /** Changes theme or chat of a tenant, by its name, unnoticed by the page. */
  async changeTenant(name: string, fields: { tenantThemeId?: string; isChatEnabled?: boolean }): Promise<void> {
    await this.#send('PATCH', `/__world/tenants/${encodeURIComponent(name)}`, fields);
  }

  /** Moves the host's clock by this many milliseconds; tokens keep the machine's time. */
  async advanceClock(advanceMs: number): Promise<void> {
    await this.#send('PUT', '/__clock', { advanceMs });
  }

  /** Restores the data of a small world, and leaves sessions, faults and log unchanged. */
  async resetData(): Promise<void> {
    await this.#send('POST', '/__world/reset');
  }

  /**
   * Restores everything to its state at the sandbox's start: data, faults, log, hub, identity provider and clock.
   * The data of a large world stays as it is: its tests only read.
   */
  async reset(): Promise<void> {
    await this.#send('POST', '/__reset');
    if (this.#seed === 'small') await this.resetData();
  }
}
