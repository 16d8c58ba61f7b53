import { contentIcon } from '@noticeboard/design-system';
import { createElement } from 'react';
import { contentTypeIcon } from './contentTypeIcon.tsx';

/** A page's own icon, or the one of its type (SET-30). Decorative. */
export function PageIcon({ iconName, typeName }: { iconName: string | null; typeName: string }) {
  if (iconName === null) return contentTypeIcon(typeName);
  return createElement(contentIcon(iconName), { 'aria-hidden': true });
}
