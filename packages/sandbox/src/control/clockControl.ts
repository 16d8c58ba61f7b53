import type { AdjustableClock } from '../host/clock.ts';
import type { OperationResult } from '../contract/operation.ts';
import { ProblemError } from '../contract/problemError.ts';
import { checkCommand } from '../contract/commandBody.ts';
import type { ControlRequest } from '../contract/controlRequest.ts';

/** `GET /__clock` shows the sandbox's time; `PUT` moves it by `{advanceMs}`, to `{offsetMs}` or to `{now}`; `DELETE` resets it. */
export function answerClock({ method, body }: ControlRequest, clock: AdjustableClock): OperationResult {
  if (method === 'DELETE') clock.moveTo(0);
  if (method === 'PUT') clock.moveTo(wishedOffset(body, clock));
  return { status: 200, body: { now: clock.now().toISOString(), offsetMs: clock.offset() } };
}

function wishedOffset(body: unknown, clock: AdjustableClock): number {
  const { advanceMs, offsetMs, now } = checkCommand(body, { advanceMs: 'number', offsetMs: 'number', now: 'text' });
  if (typeof advanceMs === 'number') return clock.offset() + advanceMs;
  if (typeof offsetMs === 'number') return offsetMs;
  const time = typeof now === 'string' ? Date.parse(now) : Number.NaN;
  if (Number.isNaN(time)) throw new ProblemError(400, 'The clock needs advanceMs, offsetMs or now.');
  return time - Date.now();
}
