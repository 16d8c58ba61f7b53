/** The events that the live hub sends to its clients (specification: content §7, decisions-content O20). */
type LiveEventName = 'ReceiveMessage' | 'ReceiveReadConfirmation';

/** Lets an operation handler reach the users who are connected to the live hub. */
export interface LiveEvents {
  /** Sends the event to every connection of these users inside the tenant. Never throws. */
  broadcast(event: { tenantId: string; userIds: readonly string[]; name: LiveEventName; arguments: readonly unknown[] }): void;
}
