import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import type { MenuGroup } from '../../overlays/Menu/menuTypes.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';
import { rowMenuButton, rowMenuDots } from './RowMenu.css.ts';

export interface RowMenuProps {
  /** The menu's name, and its button's: 'Actions for Spring newsletter'. */
  label: string;
  /** The row's actions; called when the menu opens. */
  sections: () => readonly MenuGroup[];
}

/** lucide's `ellipsis` with its attributes in one class: fifty rows have it, and what lucide does for each is a tenth of a scrolled frame. */
const dots = (
  <svg aria-hidden viewBox="0 0 24 24" className={`lucide ${rowMenuDots}`}>
    <path d="M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0" />
  </svg>
);

const OpenRowMenu = lazyPart(async () => (await import('./OpenRowMenu.tsx')).OpenRowMenu, { instead: () => null });

/**
 * The actions of a row behind one quiet button. Until it is pressed the row has a plain button: the code of the menu is fetched when
 * it is hovered or focused, and mounted when it opens.
 */
export function RowMenu({ label, sections }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  if (isOpen && !hasOpened) setOpened(true);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={rowMenuButton}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={OpenRowMenu.fetchAhead}
        onFocus={OpenRowMenu.fetchAhead}
        onClick={(event) => {
          // Safari doesn't focus a pressed button, and the menu returns the focus to it.
          event.currentTarget.focus({ preventScroll: true });
          setOpen(true);
        }}
        onKeyDown={(event) => {
          // Until the menu is mounted, the button handles the keys.
          if (event.key === 'Escape') setOpen(false);
          if (event.key !== 'ArrowDown' && event.key !== 'Enter' && event.key !== ' ') return;
          // react-aria treats a click by key as a screen reader's, and then leaves the focus on the menu and not on its first line.
          event.preventDefault();
          if (!event.repeat) setOpen(true);
        }}
      >
        {dots}
      </button>
      {hasOpened && (
        <UntilLeft>
          {isOpen && (
            <Suspense>
              <OpenRowMenu label={label} sections={sections()} trigger={button} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </UntilLeft>
      )}
    </>
  );
}
