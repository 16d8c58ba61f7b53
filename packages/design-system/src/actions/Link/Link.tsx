import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { useLinkRender } from './LinkElement.tsx';
import { link } from './Link.css.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render' | 'href'> {
  /** Where it leads, in the words of that page: 'All publications'. */
  children: ReactNode;
  /** The address; inside the application it goes through the router (see `LinkElementProvider`). */
  href: string;
  /** An icon before the text, decorative: the text alone names the link. */
  icon?: ReactNode;
  /**
   * `inline` in running text, underlined; `plain` where its place shows that it is a link, as in a table's
   * first column; `button` looks like an outlined button.
   * @default 'inline'
   */
  variant?: 'inline' | 'plain' | 'button' | 'buttonSolid';
}

/**
 * Goes somewhere. To do something use `Button`. Middle click, modifier keys and 'open in new tab' work as on
 * any `<a>`. Other props: react-aria Link.
 */
export function Link({ children, icon, variant, ...props }: LinkProps) {
  const render = useLinkRender(props.href);
  return (
    <AriaLink {...props} {...(render && { render })} className={link({ variant })}>
      {icon}
      {children}
    </AriaLink>
  );
}
