import type { ServerResponse } from 'node:http';
import type { OperationResult } from '../contract/operation.ts';
import type { Answer } from './answer.ts';
import type { RequestInHand } from './runOperation.ts';

/** A request that has arrived whole and is not executed yet. */
export interface Arrival extends RequestInHand {
  response: ServerResponse;
}

/** What happens to one request instead of what the host would do. */
interface Intervention {
  /** Answers without executing the operation; null never answers. @default the operation is executed */
  instead?: OperationResult | null;
  /** Changes the response before it is sent; null has sent or dropped it already. @default it is sent as it is */
  alterAnswer?: (answer: Answer) => Promise<Answer | null>;
}

/** Is asked before each request is executed; undefined lets it take its course. The control plane's way into the host. */
export type BeforeAnswer = (arrival: Arrival) => Promise<Intervention | undefined>;
