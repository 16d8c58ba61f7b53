import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';
import * as styles from './Tile.css.ts';

export interface TileProps {
  /** Where it leads: 'Users'. */
  title: string;
  /** What can be done there, in one line. */
  description?: string;
  /** A lucide icon, decorative. */
  icon: ReactNode;
  /** Where it leads. */
  href: string;
}

/** Quick access to a place, on the dashboard. The whole tile is the link. */
export function Tile({ title, description, icon, href }: TileProps) {
  const render = useLinkRender(href);
  return (
    <AriaLink href={href} {...(render && { render })} className={styles.tile}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
    </AriaLink>
  );
}
