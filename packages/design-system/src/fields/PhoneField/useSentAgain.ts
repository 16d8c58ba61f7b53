import { type RefObject, useRef, useState } from 'react';
import { useListener } from '../../effects/useListener.ts';
import { useSynchronized } from '../../effects/useSynchronized.ts';
import { say } from '../../feedback/announcement/say.ts';
import { phoneFieldMessages as messages } from '../../messages/phoneField.ts';

/** The state of a typed number. */
interface ReadNumber {
  /** The typed text. */
  text: string;
  /** Whether it cannot be judged yet. */
  isUnread: boolean;
  /** Whether it is a number. */
  isValid: boolean;
  /** Whether the form was refused for it, and still treats it as wrong: it receives a valid one a moment later. */
  isHeldBack: boolean;
}

/**
 * A form that is sent before its number can be read is refused, and no reason shows once the number turns out to be valid: it is
 * sent again then, unless the user went on typing or left the field, to which the refusal has moved the focus. The second press of a double
 * click leaves the focus there: the line that appears under the field may have moved anything under the pointer. A press of the button or
 * around the form does not count as leaving. A number that was not edited refuses no form: that one is sent, and not a second time.
 *
 * @returns whether the form waits for that
 */
export function useSentAgain(input: RefObject<HTMLInputElement | null>, { text, isUnread, isValid, isHeldBack }: ReadNumber): boolean {
  const [sent, setSent] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isOver = useRef(false);
  // Further typing waits for the next press, whatever is typed later.
  if (sent !== null && sent !== text) setSent(null);
  const isAsked = sent === text;
  if (isRefused !== isAsked && (isRefused || (isUnread && isHeldBack))) setRefused(isAsked);
  useListener(
    'submit',
    ({ target }) => {
      if (input.current === null || input.current.form !== target) return;
      isOver.current = false;
      setSent(text);
    },
    { isOn: isUnread, isFirst: true },
  );
  useListener(
    'mousedown',
    (event) => {
      if (event.detail > 1 && document.activeElement === input.current) event.preventDefault();
    },
    { isOn: isRefused && isUnread, isFirst: true },
  );
  useSynchronized(isRefused || undefined, () => say(messages.beingChecked));
  const isAnswered = isRefused && !isUnread && !(isValid && isHeldBack);
  useSynchronized(isAnswered || undefined, () => {
    if (isOver.current) return;
    isOver.current = true;
    if (isValid && isStillSending(input.current)) input.current?.form?.requestSubmit();
  });
  return isRefused && isUnread;
}

function isStillSending(input: HTMLInputElement | null): boolean {
  const focused = document.activeElement;
  if (input === null || focused === null) return false;
  return focused.contains(input) || (focused instanceof HTMLButtonElement && focused.type === 'submit' && focused.form === input.form);
}
