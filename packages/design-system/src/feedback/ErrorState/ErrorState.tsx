import CloudAlert from 'lucide-react/icons/cloud-alert';
import type { ReactNode } from 'react';
import { messages } from '../../messages/en.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { RetryButton } from '../RetryButton.tsx';

export interface ErrorStateProps {
  /**
   * What could not be done.
   * @default 'This could not be loaded'
   */
  title?: string;
  /** The message for the user; never a stack or markup. */
  detail?: ReactNode;
  /** 'Try again' is shown with it. */
  onRetry?: () => void;
}

/** Shown where a page or a large part of one would be, when it could not be loaded. Announced when it appears. */
export function ErrorState({ title = messages.errorState.title, detail, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        detail={detail}
        icon={<CloudAlert />}
        action={onRetry && <RetryButton onRetry={onRetry} />}
      />
    </div>
  );
}
