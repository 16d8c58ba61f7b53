import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Keyboard } from 'react-aria-components/Keyboard';
import { MenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';
import * as styles from './Menu.css.ts';

interface MenuRowProps {
  id: string;
  label: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  icon?: ReactNode;
  /** `danger` deletes or cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** The keys that do the same, as they are written on the keyboard. */
  shortcut?: string | undefined;
  /** Makes the line a link. */
  href?: string;
  /** Opens the link in a new tab. @default false */
  isNewTab?: boolean;
  /** The line can be chosen: room for a tick is kept. @default false */
  isChoice?: boolean;
  onAction?: () => void;
}

/** One line of a menu: an act, a link, or a choice. */
export function MenuRow({ id, label, detail, icon, tone, shortcut, href, isNewTab = false, isChoice = false, onAction }: MenuRowProps) {
  const render = useLinkRender(href);
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={styles.item({ tone })}
      {...(tone === 'danger' && { 'data-danger': true })}
      {...(href !== undefined && { href })}
      {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
      {...(onAction && { onAction })}
      {...(render && { render })}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <Text slot="label">{label}</Text>
        {detail !== undefined && (
          <Text slot="description" className={styles.detail}>
            {detail}
          </Text>
        )}
      </span>
      {shortcut !== undefined && <Keyboard className={styles.shortcut} aria-hidden>{shortcut}</Keyboard>}
      {isChoice && <Check className={styles.tick} aria-hidden />}
    </MenuItem>
  );
}
