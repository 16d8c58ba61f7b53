import type { LinkElementProps } from '@noticeboard/design-system';
import { Link } from 'react-router';
import { prefetchPage } from './prefetch.ts';

/**
 * What a link of the design system is made of here: it navigates without loading the page again, and fetches the
 * page's files as soon as the pointer or focus comes to it.
 */
export function RouterLink({ href, onPointerEnter, onFocus, ...props }: LinkElementProps) {
  return (
    <Link
      {...props}
      to={href}
      onPointerEnter={(event) => {
        prefetchPage(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchPage(href);
        onFocus?.(event);
      }}
    />
  );
}
