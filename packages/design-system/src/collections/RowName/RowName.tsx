import type { ReactNode } from 'react';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';
import { rowName } from './RowName.css.ts';

export interface RowNameProps {
  /** The name of the row. */
  children: string;
  /** Where the row leads. */
  href?: string | undefined;
  /** Opens the row, where it has no address. */
  onPress?: (() => void) | undefined;
}

/**
 * The name of a row, which is its one link, on up to two lines; all of it while it has the focus, and in a card. A plain element: a list has
 * many, and react-aria's cost each row more than its text. With neither address nor action it is text.
 */
export function RowName({ children, href, onPress }: RowNameProps) {
  const render = useLinkRender(href);
  const shared = { className: rowName, title: children } as const;
  if (href !== undefined) return render ? render({ ...shared, href, children }) : <a {...shared} href={href}>{children}</a>;
  if (onPress === undefined) return <span {...shared}>{children}</span>;
  return asButton(shared, children, onPress);
}

const asButton = (shared: { className: string; title: string }, children: ReactNode, onPress: () => void) => (
  <button
    {...shared}
    type="button"
    onClick={(event) => {
      // Safari doesn't focus a pressed button, and what it opens returns the focus to it.
      event.currentTarget.focus({ preventScroll: true });
      onPress();
    }}
  >
    {children}
  </button>
);
