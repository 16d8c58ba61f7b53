import type { OperationContext } from './operation.ts';

/** What a hub method may use: the same as an operation, without what only HTTP has. */
export type LiveContext = Pick<OperationContext, 'caller' | 'scope' | 'database' | 'clock' | 'storage' | 'live'>;

/**
 * A hub method. What it returns is the completion's result; a thrown `ProblemError` becomes the
 * completion's error, with its message.
 */
type LiveMethod = (context: LiveContext, parameters: readonly unknown[]) => unknown;

/** The methods that use the world (content §7). The hub implements Connect and Disconnect. */
export type LiveMethods = Partial<Record<'SendMessage' | 'CreateReadConfirmation', LiveMethod>>;
