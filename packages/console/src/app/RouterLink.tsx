import type { LinkElementProps } from '@noticeboard/design-system';
import { followLink } from './followLinks.ts';
import { prefetchPage } from './prefetch.ts';

/**
 * The link element of the design system here: it navigates without reloading the page, and fetches the
 * page's files when the pointer or focus comes to it. An `<a>` and not the router's `Link`: that one renders at
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
