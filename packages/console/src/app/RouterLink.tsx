import type { LinkElementProps } from '@noticeboard/design-system';
import { followLink } from './followLinks.ts';
import { prefetchPage } from './prefetch.ts';

/**
 * What a link of the design system is made of here: it navigates without loading the page again, and fetches the
 * page's files as soon as the pointer or focus comes to it. An `<a>` and no `Link` of the router: that one renders at
 * every change of the address, which costs a list of fifty rows more than the list (ADR 0109).
 */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, children, ...props }: LinkElementProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        followLink(event, href);
      }}
      onPointerEnter={(event) => {
        prefetchPage(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchPage(href);
        onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
}
