import type { ConversationRow } from './conversationRows.ts';

/** Heights by the id of what was measured, as the virtualizer keeps them. */
type Heights = Pick<Map<number | string | bigint, number>, 'size' | 'keys' | 'delete'>;

/** Up to this many heights are always kept. */
const always = 100;

/**
 * Drops the heights of messages that are no longer loaded, once there are as many of them as of the others. The virtualizer
 * keeps every height that it has measured, for as long as a conversation is open (ADR 0115).
 */
export function forgetHeights(heights: Heights, rows: readonly ConversationRow[]): void {
  if (heights.size < always + 2 * rows.length) return;
  const held = new Set<unknown>(rows.map(({ message }) => message.id));
  for (const id of heights.keys()) if (!held.has(id)) heights.delete(id);
}
