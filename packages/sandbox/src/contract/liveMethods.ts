import type { OperationContext } from './operation.ts';

/** What a hub method may use: the same as an operation, less what only HTTP has. */
export type LiveContext = Pick<OperationContext, 'caller' | 'scope' | 'database' | 'clock' | 'storage' | 'live'>;

/**
 * A hub method. What it returns is the completion's result; a thrown `ProblemError` becomes the
 * completion's error, in its words.
 */
type LiveMethod = (context: LiveContext, parameters: readonly unknown[]) => unknown;

/** The methods that reach into the world (content §7). Connect and Disconnect are the hub's own. */
export type LiveMethods = Partial<Record<'SendMessage' | 'CreateReadConfirmation', LiveMethod>>;
