import type { ReactNode } from 'react';
import { Button } from '../actions/Button/Button.tsx';
import { FocusNear } from '../focus/FocusNear.tsx';
import { chatMessages as messages } from '../messages/chat.ts';
import * as styles from './LoadedSoFar.css.ts';

interface LoadedSoFarProps {
  /** How many messages are loaded, and what was done with them. */
  children: ReactNode;
  /** Loads older ones; without it the oldest are loaded. */
  onLoadOlder: (() => void) | undefined;
  /** Whether more are loading. */
  isLoadingOlder: boolean;
}

/** Below results from the loaded messages only: how many those are, and a button for older ones. */
export function LoadedSoFar({ children, onLoadOlder, isLoadingOlder }: LoadedSoFarProps) {
  return (
    <div className={styles.remark}>
      <span>{children}</span>
      {onLoadOlder && (
        <FocusNear>
          <Button size="small" variant="quiet" isPending={isLoadingOlder} onPress={onLoadOlder}>
            {messages.loadOlder}
          </Button>
        </FocusNear>
      )}
    </div>
  );
}
