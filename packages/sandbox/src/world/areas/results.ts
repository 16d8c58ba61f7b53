import type { OperationContext, OperationResult } from '../../contract/operation.ts';
import { ProblemError } from '../../contract/problemError.ts';

/** 200 with a body. */
export function found(body: unknown): OperationResult {
  return { status: 200, body };
}

/** 201 with the entity that was made. */
export function created(body: unknown): OperationResult {
  return { status: 201, body };
}

/** 204. */
export function done(): OperationResult {
  return { status: 204 };
}

/** The 404 for an id that doesn't exist in the tenant, even if it does elsewhere. */
export function missing(thing: string): ProblemError {
  return new ProblemError(404, `There is no such ${thing}.`);
}

/** The 400 for a value that the contract allows and a rule does not, reported at its field. */
export function invalid(field: string, message: string): ProblemError {
  return new ProblemError(400, message, { errors: { [field]: [message] } });
}

/** A parameter that is a required string in the contract. */
export function textParameter({ parameters }: Pick<OperationContext, 'parameters'>, name: string): string {
  const value = parameters[name];
  if (typeof value !== 'string') throw new ProblemError(400, `'${name}' is missing.`);
  return value;
}

/** A parameter that is a required number in the contract. */
export function numberParameter({ parameters }: Pick<OperationContext, 'parameters'>, name: string): number {
  const value = parameters[name];
  if (typeof value !== 'number') throw new ProblemError(400, `'${name}' is missing.`);
  return value;
}

/** An optional string parameter; an empty one counts as absent. */
export function optionalText({ parameters }: Pick<OperationContext, 'parameters'>, name: string): string | null {
  const value = parameters[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** One page of a list, as every list of the contract returns it (core §3). */
export function pageOf(results: readonly unknown[], totalElementCount: number, page: number | null, pageSize: number | null): OperationResult {
  return found({ results, totalElementCount, page, pageSize });
}
