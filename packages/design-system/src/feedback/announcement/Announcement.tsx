import { useEffect } from 'react';
import { say } from './say.ts';

export interface AnnouncementProps {
  /** What is told; nothing while it is empty. */
  children: string;
}

/** How long a text has to stand before it is told, in milliseconds: of numbers that follow each letter, the one that stays. */
const settling = 400;

/**
 * Tells a screen reader what changed, and shows nothing. What is visible of it stands beside as plain text: told from there it
 * would be told again whenever a dialog over it closes (ADR 0023).
 */
export function Announcement({ children: text }: AnnouncementProps) {
  useEffect(() => {
    if (text.trim() === '') return undefined;
    const timer = setTimeout(() => say(text), settling);
    return () => clearTimeout(timer);
  }, [text]);
  return null;
}
