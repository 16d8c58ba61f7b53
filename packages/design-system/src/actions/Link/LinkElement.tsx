import { type ComponentProps, type ComponentType, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { staysInside } from './linkRules.ts';

/** What the element behind a link receives: the props of an `<a>`, `ref` and handlers included, and always `href`. */
export type LinkElementProps = ComponentProps<'a'> & { /** The address, inside the application. */ href: string };

const LinkElementContext = createContext<ComponentType<LinkElementProps> | null>(null);

export interface LinkElementProviderProps {
  /**
   * Renders one `<a>` and passes every prop on, as react-router's `Link` does with `to={href}`.
   * The element leaves clicks with a modifier or another button to the browser.
   */
  element: ComponentType<LinkElementProps>;
  /** The part of the page whose links it renders. */
  children: ReactNode;
}

/**
 * The one adapter between links of the design system and the application's router. Without it every link is a
 * plain `<a href>`. Links that leave the application never go through it.
 */
export function LinkElementProvider({ element, children }: LinkElementProviderProps) {
  return <LinkElementContext value={element}>{children}</LinkElementContext>;
}

type Render = (props: ComponentProps<'a'> | ComponentProps<'span'> | ComponentProps<'div'>) => ReactElement;

/**
 * What to pass as `render` to a react-aria part that can be a link (Link, MenuItem, Breadcrumb), so that it
 * navigates as `Link` does. Undefined when the plain element is right.
 */
export function useLinkRender(href: string | undefined): Render | undefined {
  const Element = useContext(LinkElementContext);
  if (Element === null || href === undefined || !staysInside(href)) return undefined;
  return (props) => <Element {...(props as LinkElementProps)} href={href} />;
}
