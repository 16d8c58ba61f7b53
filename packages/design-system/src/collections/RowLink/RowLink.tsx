import type { ComponentProps, ReactNode } from 'react';
import { link } from '../../actions/Link/Link.css.ts';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';

export interface RowLinkProps extends Pick<ComponentProps<'a'>, 'aria-label' | 'target' | 'rel'> {
  /** What it shows: a number with its icon, a text in several parts. */
  children: ReactNode;
  /** Where it leads. */
  href: string;
}

/**
 * A link in a cell of a list that shows more than a name, and looks like the text around it; a name alone is `RowName`. A plain element: a
 * list has many, and react-aria's cost each row more than its text.
 */
export function RowLink({ children, href, ...props }: RowLinkProps) {
  const render = useLinkRender(href);
  const shared = { ...props, className: link({ variant: 'plain' }), href };
  return render ? render({ ...shared, children }) : <a {...shared}>{children}</a>;
}
