import type { LinkElementProps } from '@noticeboard/design-system';
import { Link } from 'react-router';

/** What a link of the design system is made of here: it navigates without loading the page anew. */
export function RouterLink({ href, ...props }: LinkElementProps) {
  return <Link {...props} to={href} />;
}
