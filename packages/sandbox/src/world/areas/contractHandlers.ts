import type { operations } from '@noticeboard/api-types/schema';
import type { OperationContext, OperationHandler } from '../../contract/operation.ts';

/** Id of an operation of the console's contract. */
type OperationId = keyof operations;

/** The validated body of an operation; of a multipart one its text fields, as the files are in `context.files`. */
export type BodyOf<Id extends OperationId> = Id extends OperationId
  ? [operations[Id]['requestBody']] extends [{ content: infer Content }]
    ? Content[keyof Content]
    : undefined
  : never;

/** What a handler of the operation may use; of several, what they have in common. */
export type ContextOf<Id extends OperationId> = OperationContext<BodyOf<Id>>;

/** Handlers by operation, each with the body that the contract declares (ADR 0231). */
export type ContractHandlers = { [Id in OperationId]?: OperationHandler<BodyOf<Id>> };
