import { Alert } from '../../../feedback/Alert/Alert.tsx';
import { messages } from '../../../messages/uploads.ts';
import { refusals as refusalList } from '../FileUpload.css.ts';

/** Why files were refused, read out immediately. */
export function RefusalAlert({ refusals, onDismiss }: { refusals: readonly string[]; onDismiss: () => void }) {
  return (
    <Alert tone="danger" isAnnounced title={messages.fileUpload.refused} onDismiss={onDismiss}>
      <span className={refusalList}>
        {refusals.map((refusal, index) => (
          <span key={index}>{refusal}</span>
        ))}
      </span>
    </Alert>
  );
}
