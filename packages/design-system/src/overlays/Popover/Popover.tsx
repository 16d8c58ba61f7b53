import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { FirstFocus } from '../Modal/FirstFocus.tsx';
import { useOpenUntilBack } from '../useOpenUntilBack.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its name for those who can't see what it is attached to. */
  label: string;
  /** The content of the window. */
  children: ReactNode;
  /** @default 'bottom start' */
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top';
}

/** A small window attached to its button, with the focus in its first field, if any. A press outside, Escape or Back closes it. For actions use `Menu`. */
export function Popover({ trigger, label, children, placement = 'bottom start' }: PopoverProps) {
  const [isOpen, setOpen] = useOpenUntilBack();
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
      <AriaPopover placement={placement} className={styles.popover}>
        <Dialog aria-label={label} className={styles.dialog}>
          <FirstFocus on="field">{children}</FirstFocus>
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
