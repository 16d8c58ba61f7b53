import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../actions/Button/Button.tsx';
import { messages } from '../../messages/uploads.ts';
import type { TrayActs, TrayUpload } from './trayUpload.ts';

const text = messages.uploadTray;

interface RemedyProps extends Pick<TrayActs, 'onResume' | 'onReplace'> {
  /** The upload that failed. */
  upload: Pick<TrayUpload, 'id' | 'name' | 'remedy'>;
}

/** The one action that fits the cause. */
export function Remedy({ upload: { id, name, remedy = 'try-again' }, onResume, onReplace }: RemedyProps) {
  const words = { 'try-again': text.retry, 'choose-again': text.choose, replace: text.replace }[remedy];
  const button = (
    <Button size="small" variant="outline" tone="neutral" aria-label={text.about(words, name)} {...(remedy === 'try-again' && { onPress: () => onResume(id) })}>
      {words}
    </Button>
  );
  if (remedy === 'try-again') return button;
  return (
    <FileTrigger
      onSelect={(files) => {
        const file = files?.[0];
        if (file !== undefined) onReplace(id, file);
      }}
    >
      {button}
    </FileTrigger>
  );
}
