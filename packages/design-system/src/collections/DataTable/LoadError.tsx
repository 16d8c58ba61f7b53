import { Button } from '../../actions/Button/Button.tsx';
import { messages } from '../../messages/en.ts';
import * as styles from './LoadError.css.ts';

interface LoadErrorProps {
  message: string;
  onRetry: (() => void) | undefined;
}

/** Says that the rows could not be loaded, and offers to try again. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  return (
    <div role="alert" className={styles.alert}>
      <div className={styles.text}>
        <strong>{messages.dataTable.errorTitle}</strong>
        <p>{message}</p>
      </div>
      {onRetry && (
        <Button variant="outline" tone="neutral" onPress={onRetry}>
          {messages.dataTable.tryAgain}
        </Button>
      )}
    </div>
  );
}
