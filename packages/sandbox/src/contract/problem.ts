import type { OperationResult } from './operation.ts';
import { ProblemError } from './problemError.ts';

/** The response for a failure: the contract's `Problem` body. An unexpected error becomes a bare 500. */
export function problemOf(error: unknown, log: (line: string) => void): OperationResult {
  if (error instanceof ProblemError) {
    return {
      status: error.status,
      body: { errorCode: error.errorCode ?? null, message: error.message, errors: error.errors ?? null },
      ...(error.headers === undefined ? {} : { headers: error.headers }),
    };
  }
  const reason = error instanceof Error ? (error.stack ?? error.message) : 'an unknown error';
  log(`unexpected ${reason}`);
  return { status: 500, body: { errorCode: null, message: 'The server failed unexpectedly.', errors: null } };
}
