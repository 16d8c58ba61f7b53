import { ConfirmModal } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import { isGone } from '../api/isMissing.ts';
import { messageOf } from './messageOf.ts';
import { SlowWrite, type SlowWriteProps } from './SlowWrite.tsx';

export interface ConfirmChangeProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** The user asked to close it, or the change is made. */
  onOpenChange: (isOpen: boolean) => void;
  /** 'Delete tag'. */
  title: string;
  /** The label of the button: 'Delete'. */
  confirmLabel: string;
  /** Accent for changes that can be undone. @default 'danger' */
  tone?: 'danger' | 'accent';
  /** Makes the change; if it rejects, the dialog stays open with the reason. */
  onConfirm: () => Promise<void>;
  /** The reason in words. @default the message of the error, which `useSave` has put into words already */
  describeError?: (error: unknown) => string;
  /** Whether the change takes long, and the function that stops waiting for it. */
  wait: SlowWriteProps;
  /** The question, and what will be lost. */
  children: ReactNode;
}

/**
 * Asks before a change is made, makes it once, offers to stop waiting when it takes long, and stays open with the reason when it fails; if
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
