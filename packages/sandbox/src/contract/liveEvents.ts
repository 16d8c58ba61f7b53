/** The events that the live hub raises at its clients (specification: content §7, decisions-content O20). */
type LiveEventName = 'ReceiveMessage' | 'ReceiveReadConfirmation';

/** Lets an operation handler reach the people who are connected to the live hub. */
export interface LiveEvents {
  /** Raises the event at every connection of these users inside the tenant. Never throws. */
  broadcast(event: { tenantId: string; userIds: readonly string[]; name: LiveEventName; arguments: readonly unknown[] }): void;
}
