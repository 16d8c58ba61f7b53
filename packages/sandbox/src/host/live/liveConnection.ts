import { JsonHubProtocol, MessageType, NullLogger, type HubMessage } from '@microsoft/signalr';
import { ProblemError } from '../../contract/problemError.ts';
import type { LiveTransport } from './liveTransport.ts';

/** Who is at the other end of a connection, fixed until it ends. */
export interface LiveIdentity {
  userId: string;
  tenantId: string;
  roleId: string;
  /** Id of the access token. */
  jti: string;
  /** When the token, and the connection with it, ends, in milliseconds since the epoch. */
  expiresAt: number;
}

/** How often the hub pings, and how long it tolerates silence (SignalR's own values), in milliseconds. */
const pingEvery = 15_000;
const silenceLimit = 30_000;
const longestTimer = 2_147_483_647;
const protocol = new JsonHubProtocol();
const separator = '\u001e';

/** One SignalR connection, whatever carries it: handshake, pings, invocations and their completions. */
export class LiveConnection {
  readonly identity: LiveIdentity;
  readonly openedAt = new Date().toISOString();
  /** Whether the client has asked for events by `Connect`. */
  isJoined = false;
  readonly #transport: LiveTransport;
  readonly #invoke: (connection: LiveConnection, method: string, parameters: readonly unknown[]) => Promise<unknown>;
  readonly #timers: NodeJS.Timeout[] = [];
  #hasShakenHands = false;
  #lastHeardAt = Date.now();

  constructor(
    transport: LiveTransport,
    identity: LiveIdentity,
    invoke: (connection: LiveConnection, method: string, parameters: readonly unknown[]) => Promise<unknown>,
    onClosed: (connection: LiveConnection) => void,
  ) {
    this.#transport = transport;
    this.identity = identity;
    this.#invoke = invoke;
    transport.listen({
      onText: (text) => this.#receive(text),
      onClosed: () => {
        for (const timer of this.#timers) clearTimeout(timer);
        onClosed(this);
      },
    });
    this.#timers.push(setInterval(() => this.#keepAlive(), pingEvery));
    const remaining = Math.min(Math.max(identity.expiresAt - Date.now(), 0), longestTimer);
    this.#timers.push(setTimeout(() => this.closeAsExpired(), remaining));
  }

  /** Sends an event to the client. */
  raise(name: string, parameters: readonly unknown[]): void {
    this.#write({ type: MessageType.Invocation, target: name, arguments: [...parameters] });
  }

  /** Closes the connection properly; `allowReconnect` says whether the client should reconnect. */
  close({ error, allowReconnect }: { error?: string; allowReconnect: boolean }): void {
    this.#write({ type: MessageType.Close, allowReconnect, ...(error === undefined ? {} : { error }) });
    this.#transport.close();
  }

  /** Ends the connection because its token has ended; the client reconnects with a new one. */
  closeAsExpired(): void {
    this.close({ error: 'The access token has expired.', allowReconnect: true });
  }

  /** Cuts the connection without a close message. */
  terminate(): void {
    this.#transport.terminate();
  }

  #receive(text: string): void {
    this.#lastHeardAt = Date.now();
    if (!this.#hasShakenHands) {
      this.#shakeHands(text);
      return;
    }
    let messages: HubMessage[];
    try {
      messages = protocol.parseMessages(text, NullLogger.instance);
    } catch {
      this.close({ error: 'The frame is not valid.', allowReconnect: false });
      return;
    }
    for (const message of messages) {
      if (message.type === MessageType.Invocation) void this.#answer(message.target, message.arguments, message.invocationId);
      else if (message.type === MessageType.Close) this.#transport.close();
    }
  }

  #shakeHands(text: string): void {
    const end = text.indexOf(separator);
    const wanted = readHandshake(text.slice(0, end === -1 ? text.length : end));
    if (wanted?.protocol !== 'json' || wanted.version !== 1) {
      this.#transport.send(`${JSON.stringify({ error: 'The hub speaks the json protocol, version 1.' })}${separator}`);
      this.#transport.close();
      return;
    }
    this.#hasShakenHands = true;
    this.#transport.send(`{}${separator}`);
    const rest = text.slice(end + 1);
    if (rest !== '') this.#receive(rest);
  }

  async #answer(method: string, parameters: readonly unknown[], invocationId: string | undefined): Promise<void> {
    let completion: { result?: unknown; error?: string };
    try {
      const result = await this.#invoke(this, method, parameters);
      completion = { result: result ?? null };
    } catch (error) {
      completion = { error: error instanceof ProblemError ? error.message : 'The hub failed unexpectedly.' };
    }
    if (invocationId !== undefined) this.#write({ type: MessageType.Completion, invocationId, ...completion });
  }

  #keepAlive(): void {
    if (Date.now() - this.#lastHeardAt > silenceLimit) this.#transport.terminate();
    else this.#write({ type: MessageType.Ping });
  }

  #write(message: HubMessage): void {
    if (this.#hasShakenHands) this.#transport.send(protocol.writeMessage(message));
  }
}

function readHandshake(text: string): { protocol?: unknown; version?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
