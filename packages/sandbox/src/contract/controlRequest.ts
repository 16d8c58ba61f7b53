import { ProblemError } from './problemError.ts';

/** One request to the control plane. */
export interface ControlRequest {
  method: string;
  /** Parts of the path after the first: `/__hub/kill` gives `['kill']`. */
  rest: string[];
  body: unknown;
  query: URLSearchParams;
}

/** The error for a path or method that the control plane does not have. */
export function unknownControl(): ProblemError {
  return new ProblemError(404, 'The control plane has no such command.');
}
