import { type ReactNode, Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import type { OpenMenuProps } from '../../overlays/Menu/MenuPopover.tsx';
import { useMenuButton } from '../../overlays/Menu/useMenuButton.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';
import { fetchFrameLayers } from '../frameLayers/loadFrameLayers.ts';
import * as styles from './barMenu.css.ts';

interface BarMenuProps {
  /** The content of the button. */
  children: ReactNode;
  /** The menu, mounted while it is open. */
  renderMenu: (open: OpenMenuProps) => ReactNode;
}

/** A button in the top bar and the menu behind it, whose code is loaded only when needed. */
export function BarMenu({ children, renderMenu }: BarMenuProps) {
  const { buttonProps, open } = useMenuButton();
  return (
    <>
      <Button {...buttonProps} className={styles.trigger} aria-haspopup="menu" onHoverStart={fetchFrameLayers} onFocus={fetchFrameLayers}>
        {children}
      </Button>
      <UntilLeft>{open !== null && <Suspense>{renderMenu(open)}</Suspense>}</UntilLeft>
    </>
  );
}
