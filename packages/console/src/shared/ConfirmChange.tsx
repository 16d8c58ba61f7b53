import { ConfirmModal } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import { isGone } from '../api/isMissing.ts';
import { messageOf } from './messageOf.ts';
import { SlowWrite, type SlowWriteProps } from './SlowWrite.tsx';

export interface ConfirmChangeProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close, without or after the change. */
  onOpenChange: (isOpen: boolean) => void;
  /** 'Delete tag'. */
  title: string;
  /** What the button does: 'Delete'. */
  confirmLabel: string;
  /** Accent for what can be undone. @default 'danger' */
  tone?: 'danger' | 'accent';
  /** Makes the change; rejected, the modal stays open with the reason. */
  onConfirm: () => Promise<void>;
  /** The reason in words. @default the message of the error, which `useSave` has put into words already */
  describeError?: (error: unknown) => string;
  /** How long the change takes, and what stops waiting for it. */
  wait: SlowWriteProps;
  /** What is asked, and what will be lost. */
  children: ReactNode;
}

/**
 * Asks before a change is made, makes it once, offers to stop waiting when it takes long, and stays with the reason when it fails; where
 * the thing is gone in the meantime, only Close is left.
 */
export function ConfirmChange({ tone = 'danger', describeError = messageOf, wait: { isSlow, cancel }, children, ...modal }: ConfirmChangeProps) {
  return (
    <ConfirmModal {...modal} tone={tone} describeError={describeError} isFinal={isGone}>
      {children}
      <SlowWrite isSlow={isSlow} cancel={cancel} />
    </ConfirmModal>
  );
}
