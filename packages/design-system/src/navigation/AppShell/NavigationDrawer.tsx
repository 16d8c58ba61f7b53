import MenuIcon from 'lucide-react/icons/menu';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { messages } from '../../messages/en.ts';
import { iconButton } from '../../actions/IconButton/IconButton.css.ts';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import { useCloseByBack } from '../../overlays/useCloseByBack.ts';
import { fetchFrameLayers, loadFrameLayers } from '../frameLayers/loadFrameLayers.ts';
import type { DrawerLayerProps } from './DrawerLayer.tsx';
import * as styles from './NavigationDrawer.css.ts';

const text = messages.appShell;

const DrawerLayer = lazyPart(async () => (await loadFrameLayers()).DrawerLayer, { instead: () => null });

/** The navigation where there is no room for a column, and the button that opens it. */
export function NavigationDrawer({ isOpen, onOpenChange, brand, children }: DrawerLayerProps) {
  // It stays mounted from then on, so that its exit is animated as its entry was.
  const [hasOpened, setOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setOpened(true);
  const openButton = useRef<HTMLButtonElement>(null);
  useCloseByBack(isOpen, () => onOpenChange(false));

  // A window that grows shows the column: a drawer left open over it would hold focus for nothing.
  useEffect(() => {
    const button = openButton.current;
    if (!isOpen || button === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (button.getClientRects().length === 0) onOpenChange(false);
    });
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [isOpen, onOpenChange]);

  return (
    <>
      <span className={styles.openButton}>
        <Button
          ref={openButton}
          className={iconButton({ size: 'large' })}
          aria-label={text.openNavigation}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onHoverStart={fetchFrameLayers}
          onFocus={fetchFrameLayers}
          onPress={() => onOpenChange(true)}
          // Until the drawer is mounted, the button handles the keys.
          onKeyDown={({ key }) => key === 'Escape' && onOpenChange(false)}
        >
          <MenuIcon aria-hidden />
        </Button>
      </span>
      {hasOpened && (
        <Suspense>
          <DrawerLayer isOpen={isOpen} onOpenChange={onOpenChange} brand={brand}>
            {children}
          </DrawerLayer>
        </Suspense>
      )}
    </>
  );
}
