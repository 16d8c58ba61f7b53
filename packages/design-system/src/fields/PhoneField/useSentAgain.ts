import { type RefObject, useRef, useState } from 'react';
import { useListener } from '../../effects/useListener.ts';
import { useSynchronized } from '../../effects/useSynchronized.ts';
import { say } from '../../feedback/announcement/say.ts';
import { phoneFieldMessages as messages } from '../../messages/phoneField.ts';

/** A number, as far as it is read. */
interface ReadNumber {
  /** What is written. */
  text: string;
  /** Whether nothing can be said of it yet. */
  isUnread: boolean;
  /** Whether it is a number. */
  isValid: boolean;
  /** Whether the form still treats it as wrong; it receives a good one a moment later. */
  isHeldBack: boolean;
}

/**
 * A form that is sent before its number can be read is refused, and nothing of that shows once the number turns out to be good: it is
 * sent again then, unless the person went on typing or left the field, to which the refusal has taken them. The second press of a double
 * click takes the focus to the button or to what is around the form, which is no leaving.
 *
 * @returns whether the form waits for that
 */
export function useSentAgain(input: RefObject<HTMLInputElement | null>, { text, isUnread, isValid, isHeldBack }: ReadNumber): boolean {
  const [sent, setSent] = useState<string | null>(null);
  const isOver = useRef(false);
  // What is typed on is for the next press, whatever is typed later.
  if (sent !== null && sent !== text) setSent(null);
  useListener(
    'submit',
    ({ target }) => {
      if (input.current === null || input.current.form !== target) return;
      isOver.current = false;
      setSent(text);
      say(messages.beingChecked);
    },
    { isOn: isUnread, isFirst: true },
  );
  const isAsked = sent === text;
  const isAnswered = isAsked && !isUnread && !(isValid && isHeldBack);
  useSynchronized(isAnswered || undefined, () => {
    if (isOver.current) return;
    isOver.current = true;
    if (isValid && isStillSending(input.current)) input.current?.form?.requestSubmit();
  });
  return isAsked && isUnread;
}

function isStillSending(input: HTMLInputElement | null): boolean {
  const focused = document.activeElement;
  if (input === null || focused === null) return false;
  return focused.contains(input) || (focused instanceof HTMLButtonElement && focused.type === 'submit' && focused.form === input.form);
}
