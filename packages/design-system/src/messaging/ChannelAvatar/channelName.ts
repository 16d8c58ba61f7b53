import { isBlank } from '../../text/isBlank.ts';

/** The most pictures in a channel's avatar (content §9). */
export const channelAvatarLimit = 4;

/** A channel's name: its own, or its people's, when it was given none (content §2 Chat). */
export function channelName(name: string | null | undefined, recipients: readonly string[]): string {
  const own = name?.trim() ?? '';
  return isBlank(own) ? recipients.join(', ') : own;
}
