import type { ButtonHTMLAttributes } from 'react';

/**
 * A refused button is 'pending' to react-aria and would be named by a progress bar, too. It has none, so neither the mark
 * nor the id of what is not there.
 */
export function namedByItself(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  const { 'data-pending': _pending, 'aria-labelledby': _bar, ...others } = props as typeof props & { 'data-pending'?: unknown };
  return <button {...others} />;
}
