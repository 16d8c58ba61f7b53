import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button, type PressEvent } from 'react-aria-components/Button';
import type { OpenMenuProps } from '../../overlays/Menu/MenuPopover.tsx';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';
import { fetchFrameLayers } from '../frameLayers/loadFrameLayers.ts';
import * as styles from './barMenu.css.ts';

interface BarMenuProps {
  /** What is in the button. */
  children: ReactNode;
  /** The menu, mounted while it is open. */
  renderMenu: (open: OpenMenuProps) => ReactNode;
}

type FirstFocus = NonNullable<OpenMenuProps['autoFocus']>;

/** Someone with a pointer sees where it is; everyone else is on the first line. */
const focusAfter = ({ pointerType }: PressEvent): FirstFocus => (pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true);

/** A button in the top bar and the menu behind it, whose code the page does without until then. */
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
          // Safari gives a pressed button no focus, and the menu gives it back.
          button.current?.focus({ preventScroll: true });
          setAutoFocus(focusAfter(event));
        }}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') setAutoFocus('first');
          if (key === 'ArrowUp') setAutoFocus('last');
          // Until the menu is there, the keys are the button's.
          if (key === 'Escape') setAutoFocus(undefined);
        }}
      >
        {children}
      </Button>
      <UntilLeft>{isOpen && <Suspense>{renderMenu({ trigger: button, autoFocus, onClose: () => setAutoFocus(undefined) })}</Suspense>}</UntilLeft>
    </>
  );
}
