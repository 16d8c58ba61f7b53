import { useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { chatMessages as text } from '../../messages/chat.ts';
import * as styles from './NewConversationDialog.css.ts';

interface WritingProgressProps {
  /** The progress, or that it was stopped; empty for nothing. */
  children: string;
  /** Ends it, while several people are being written to. */
  onStop: (() => void) | undefined;
}

/** How many people have been written to so far, with a button that stops it. */
export function WritingProgress({ children, onStop }: WritingProgressProps) {
  const place = useRef<HTMLDivElement>(null);
  const stop = () => {
    // This button is removed: the focus goes to the one that sends, and may send again (B03).
    place.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('button[data-pending]')?.focus();
    onStop?.();
  };
  return (
    <div ref={place} className={styles.progress}>
      <p role="status">{children}</p>
      {onStop && (
        <Button size="small" variant="outline" tone="neutral" onPress={stop}>
          {text.stopWriting}
        </Button>
      )}
    </div>
  );
}
