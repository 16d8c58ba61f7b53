import type { OperationResult } from '../contract/operation.ts';
import { ProblemError } from '../contract/problemError.ts';
import type { ControlRequest } from '../contract/controlRequest.ts';

/** What `/__world` controls. */
export interface WorldControl {
  /** Puts the world's data back; returns false if it can't. */
  restore: () => boolean;
  /** Runs every other command on the world's data. */
  alter: (request: ControlRequest) => OperationResult;
}

/** `POST /__world/reset` restores the world's data to its state at the sandbox's start; the world handles the rest. */
export function answerWorld(request: ControlRequest, world: WorldControl): OperationResult {
  if (request.method !== 'POST' || request.rest[0] !== 'reset') return world.alter(request);
  if (!world.restore()) throw new ProblemError(409, 'The large world cannot be put back; start with --reset.');
  return { status: 204 };
}
