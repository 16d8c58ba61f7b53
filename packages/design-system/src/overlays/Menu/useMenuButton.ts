import { type RefObject, useRef, useState } from 'react';
import type { ButtonProps, PressEvent } from 'react-aria-components/Button';
import type { OpenMenuProps } from './MenuPopover.tsx';

type FirstFocus = NonNullable<OpenMenuProps['autoFocus']>;

/** A pointer user sees what opened; for everyone else its first line gets the focus. */
const focusAfter = ({ pointerType }: PressEvent): FirstFocus => (pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true);

interface MenuButton {
  /** For react-aria's `Button`. */
  buttonProps: Pick<ButtonProps, 'aria-expanded' | 'onPress' | 'onKeyDown'> & { ref: RefObject<HTMLButtonElement | null> };
  /** For the menu or list, which is mounted only while it is open; null while it is closed. */
  open: OpenMenuProps | null;
}

/** A button whose menu or list of choices is mounted only while it is open (`MenuPopover`). */
export function useMenuButton(): MenuButton {
  const ref = useRef<HTMLButtonElement>(null);
  const [autoFocus, setAutoFocus] = useState<FirstFocus>();
  const onClose = () => setAutoFocus(undefined);
  return {
    buttonProps: {
      ref,
      'aria-expanded': autoFocus !== undefined,
      onPress: (event) => {
        // Safari doesn't focus a pressed button, and what opens returns the focus to it.
        ref.current?.focus({ preventScroll: true });
        setAutoFocus(focusAfter(event));
      },
      onKeyDown: ({ key }) => {
        if (key === 'ArrowDown') setAutoFocus('first');
        if (key === 'ArrowUp') setAutoFocus('last');
        // Until what opens is mounted, the button handles the keys.
        if (key === 'Escape') onClose();
      },
    },
    open: autoFocus === undefined ? null : { trigger: ref, autoFocus, onClose },
  };
}
