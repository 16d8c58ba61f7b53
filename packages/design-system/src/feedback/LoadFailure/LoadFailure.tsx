import { Alert } from '../Alert/Alert.tsx';
import { RetryButton } from '../RetryButton.tsx';

export interface LoadFailureProps {
  /** What could not be loaded: 'The chart could not be loaded'. */
  title: string;
  /** Why, for the user; never a stack or markup. */
  detail: string;
  /** 'Try again' is shown with it. */
  onRetry?: (() => void) | undefined;
}

/** Shown where a part of a page would be, when it could not be loaded: the other parts keep working. For a whole page use `ErrorState`. */
export function LoadFailure({ title, detail, onRetry }: LoadFailureProps) {
  return (
    <Alert tone="danger" isAnnounced title={title} action={onRetry && <RetryButton onRetry={onRetry} />}>
      {detail}
    </Alert>
  );
}
