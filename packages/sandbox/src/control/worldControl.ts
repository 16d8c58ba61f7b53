import { ProblemError, type OperationResult } from '../http/operation.ts';
import { unknownControl, type ControlRequest } from './controlRequest.ts';

/** `POST /__world/reset` puts the world's data back to how it was when the sandbox started. */
export function answerWorld({ method, rest }: ControlRequest, restore: () => boolean): OperationResult {
  if (method !== 'POST' || rest[0] !== 'reset') throw unknownControl();
  if (!restore()) throw new ProblemError(409, 'The large world cannot be put back; start with --reset.');
  return { status: 204 };
}
