import type { OperationResult } from '../contract/operation.ts';
import { ProblemError } from '../contract/problemError.ts';
import type { ControlRequest } from '../contract/controlRequest.ts';

/** What `/__world` steers. */
export interface WorldControl {
  /** Puts the world's data back; answers false when it can't. */
  restore: () => boolean;
  /** Answers every other command about the world's data. */
  alter: (request: ControlRequest) => OperationResult;
}

/** `POST /__world/reset` puts the world's data back to how it was when the sandbox started; the rest is the world's own. */
export function answerWorld(request: ControlRequest, world: WorldControl): OperationResult {
  if (request.method !== 'POST' || request.rest[0] !== 'reset') return world.alter(request);
  if (!world.restore()) throw new ProblemError(409, 'The large world cannot be put back; start with --reset.');
  return { status: 204 };
}
