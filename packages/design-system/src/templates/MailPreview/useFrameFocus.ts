import { type RefObject, useState } from 'react';
import { useListener } from '../../effects/useListener.ts';

/**
 * Whether a frame has the focus. No selector matches it: the focus is in the frame's own document, and in Chromium the frame then
 * matches neither `:focus` nor `:focus-within`.
 */
export function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isFocused, setFocused] = useState(false);
  // The window loses it to the frame, and gets it back from there. Where it went is known only after the event.
  const look = () => setTimeout(() => setFocused(frame.current !== null && document.activeElement === frame.current));
  useListener('blur', look);
  useListener('focus', look);
  return isFocused;
}
