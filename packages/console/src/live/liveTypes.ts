import type { components } from '@noticeboard/api-types/schema';

/** A channel as the host returns it. */
export type Channel = components['schemas']['ChatChannel'];
/** A message as the host returns it, by REST and through the hub. */
export type Message = components['schemas']['ChatMessage'];
/** A confirmation that someone has read a message. */
export type ReadConfirmation = components['schemas']['ChatMessageReadConfirmation'];

/**
 * The state of the hub: `refused` if it accepts nobody of this tenant and role (chat was disabled, the role withdrawn),
 * `ended` after `end`.
 */
export type LiveStatus = 'connecting' | 'connected' | 'reconnecting' | 'refused' | 'ended';

/** Kinds in which a message is sent (content §3). */
export const sentKinds = { text: 0, file: 1, deepLink: 2 } as const;
