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
  /** Whether the form was refused for it, and still treats it as wrong: it receives a good one a moment later. */
  isHeldBack: boolean;
}

/**
 * A form that is sent before its number can be read is refused, and nothing of that shows once the number turns out to be good: it is
 * sent again then, unless the person went on typing or left the field, to which the refusal has taken them. The second press of a double
 * click takes the focus to the button or to what is around the form, which is no leaving. A number that nobody has touched refuses no
 * form: that one is sent, and not a second time.
 *
 * @returns whether the form waits for that
 */
export function useSentAgain(input: RefObject<HTMLInputElement | null>, { text, isUnread, isValid, isHeldBack }: ReadNumber): boolean {
  const [sent, setSent] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isOver = useRef(false);
  // What is typed on is for the next press, whatever is typed later.
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
