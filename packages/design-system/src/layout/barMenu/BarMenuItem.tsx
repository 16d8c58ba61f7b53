import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { MenuItem, Text } from 'react-aria-components/Menu';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';
import * as styles from './barMenu.css.ts';

interface BarMenuItemProps {
  id: string;
  label: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  icon?: ReactNode;
  /** Makes the item a link. */
  href?: string;
  /** Opens the link in a new tab. */
  isNewTab?: boolean;
  /** The item can be chosen: room for a tick is kept. */
  isChoice?: boolean;
  onAction?: () => void;
}

/** One line of a menu in the top bar. */
export function BarMenuItem({ id, label, detail, icon, href, isNewTab = false, isChoice = false, onAction }: BarMenuItemProps) {
  const render = useLinkRender(href);
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={styles.item}
      {...(href !== undefined && { href })}
      {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
      {...(onAction && { onAction })}
      {...(render && { render })}
    >
      {icon !== undefined && <span className={styles.itemIcon}>{icon}</span>}
      <span className={styles.itemText}>
        <Text slot="label">{label}</Text>
        {detail !== undefined && (
          <Text slot="description" className={styles.itemDetail}>
            {detail}
          </Text>
        )}
      </span>
      {isChoice && <Check className={styles.itemTick} aria-hidden />}
    </MenuItem>
  );
}
