import type { ButtonHTMLAttributes } from 'react';

/**
 * A refused button is 'pending' to react-aria and would be named by a progress bar, too. It has no bar, so the attribute
 * and the bar's id are removed.
 */
export function namedByItself(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  const { 'data-pending': _pending, 'aria-labelledby': _bar, ...others } = props as typeof props & { 'data-pending'?: unknown };
  return <button {...others} />;
}
