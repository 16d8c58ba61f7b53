import Check from 'lucide-react/icons/check';
import type { ComponentProps, ReactNode } from 'react';
import { Keyboard } from 'react-aria-components/Keyboard';
import { MenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';
import * as styles from './Menu.css.ts';

interface MenuRowProps {
  /** Unique in the menu: its key in the menu's selection. */
  id: string;
  /** The words of the line, by which typing finds it. */
  label: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** Before the words. */
  icon?: ReactNode;
  /** `danger` deletes or cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** The keys that do the same, as they are written on the keyboard. */
  shortcut?: string | undefined;
  /** Nothing happens when it is pressed; `detail` says why. It stays reachable, since a reason that nobody reaches helps nobody. @default false */
  isRefused?: boolean;
  /** Makes the line a link. */
  href?: string;
  /** Opens the link in a new tab. @default false */
  isNewTab?: boolean;
  /** The line can be chosen: room for a tick is kept. @default false */
  isChoice?: boolean;
  /** The line was pressed; never called while it is refused. */
  onAction?: () => void;
}

const refusedElement = (props: ComponentProps<'a'> | ComponentProps<'div'>) => <div {...(props as ComponentProps<'div'>)} aria-disabled />;

/** One line of a menu: an action, a link, or a choice. */
export function MenuRow({ id, label, detail, icon, tone, isRefused = false, shortcut, href, isNewTab = false, isChoice = false, onAction }: MenuRowProps) {
  const linkRender = useLinkRender(href);
  const render = isRefused ? refusedElement : linkRender;
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={styles.item({ tone })}
      {...(tone === 'danger' && { 'data-danger': true })}
      {...(isRefused && { 'data-refused': true, shouldCloseOnSelect: false })}
      {...(href !== undefined && { href })}
      {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
      {...(onAction && !isRefused && { onAction })}
      {...(render && { render })}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <Text slot="label" className={styles.label}>{label}</Text>
        {detail !== undefined && (
          <Text slot="description" className={styles.detail}>
            {detail}
          </Text>
        )}
      </span>
      {shortcut !== undefined && <Keyboard className={styles.shortcut} data-keys={shortcut} />}
      {isChoice && <Check className={styles.tick} aria-hidden />}
    </MenuItem>
  );
}
