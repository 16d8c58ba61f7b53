import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { messages } from '../../messages/collections.ts';

interface LoadErrorProps {
  message: string;
  onRetry: (() => void) | undefined;
}

/** Says that the rows could not be loaded, and offers to try again. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  const retry = onRetry && (
    <Button size="small" variant="outline" tone="neutral" onPress={onRetry}>
      {messages.dataTable.tryAgain}
    </Button>
  );
  return (
    <Alert tone="danger" isAnnounced title={messages.dataTable.errorTitle} action={retry}>
      {message}
    </Alert>
  );
}
