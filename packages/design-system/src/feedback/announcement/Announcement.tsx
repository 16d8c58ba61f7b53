import { useAfterPause } from '../../effects/useAfterPause.ts';
import { say } from './say.ts';

export interface AnnouncementProps {
  /** The text to announce; empty announces nothing. */
  children: string;
}

/** How long a text must stay unchanged before it is announced, in milliseconds: counts that change at each letter are announced once. */
const settling = 400;

/**
 * Announces a change to screen readers and shows nothing. The visible text is separate and not live: a live one
 * would be announced again whenever a dialog over it closes (ADR 0023).
 */
export function Announcement({ children: text }: AnnouncementProps) {
  useAfterPause(text.trim() === '' ? undefined : text, settling, say);
  return null;
}
