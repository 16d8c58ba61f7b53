import type { ServerResponse } from 'node:http';
import type { OperationResult } from '../contract/operation.ts';
import type { Answer } from './answer.ts';
import type { RequestInHand } from './runOperation.ts';

/** A request that has arrived completely and is not executed yet. */
export interface Arrival extends RequestInHand {
  response: ServerResponse;
}

/** What happens to one request instead of the host's usual response. */
interface Intervention {
  /** Response without executing the operation; null for none. @default the operation is executed */
  instead?: OperationResult | null;
  /** Changes the response before it is sent; null if it has been sent or dropped already. @default it is sent as it is */
  alterAnswer?: (answer: Answer) => Promise<Answer | null>;
}

/** Called before each request is executed; undefined lets it proceed. The control plane's hook into the host. */
export type BeforeAnswer = (arrival: Arrival) => Promise<Intervention | undefined>;
