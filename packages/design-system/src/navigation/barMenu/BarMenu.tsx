import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { type FirstFocus, focusAfter } from '../../overlays/Menu/firstFocus.ts';
import type { OpenMenuProps } from '../../overlays/Menu/MenuPopover.tsx';
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
  const button = useRef<HTMLButtonElement>(null);
  const [autoFocus, setAutoFocus] = useState<FirstFocus>();
  const isOpen = autoFocus !== undefined;
  return (
    <>
      <Button
        ref={button}
        className={styles.trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={fetchFrameLayers}
        onFocus={fetchFrameLayers}
        onPress={(event) => {
          // Safari doesn't focus a pressed button, and the menu returns the focus to it.
          button.current?.focus({ preventScroll: true });
          setAutoFocus(focusAfter(event));
        }}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') setAutoFocus('first');
          if (key === 'ArrowUp') setAutoFocus('last');
          // Until the menu is mounted, the button handles the keys.
          if (key === 'Escape') setAutoFocus(undefined);
        }}
      >
        {children}
      </Button>
      <UntilLeft>{isOpen && <Suspense>{renderMenu({ trigger: button, autoFocus, onClose: () => setAutoFocus(undefined) })}</Suspense>}</UntilLeft>
    </>
  );
}
