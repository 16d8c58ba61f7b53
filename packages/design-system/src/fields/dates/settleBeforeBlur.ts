import { flushSync } from 'react-dom';

/**
 * Renders a typed digit before react-aria moves the focus on because of it. It does both in one event: with React's own timing, the
 * date that loses the focus would settle by what it showed before that digit, and '03' would become the first of the month.
 * A `ref` of what surrounds the parts of a date.
 */
export function settleBeforeBlur(box: HTMLElement | null) {
  if (box === null) return undefined;
  let isTyping = false;
  const begin = () => { isTyping = true; };
  const end = () => { isTyping = false; };
  // The native event gets here before React handles it at the root.
  const settle = () => {
    if (isTyping) flushSync(() => undefined);
  };
  box.addEventListener('beforeinput', begin, { capture: true });
  box.addEventListener('beforeinput', end);
  box.addEventListener('focusout', settle);
  return () => {
    box.removeEventListener('beforeinput', begin, { capture: true });
    box.removeEventListener('beforeinput', end);
    box.removeEventListener('focusout', settle);
  };
}
