import { Announcement, LoadFailure } from '@noticeboard/design-system';
import { useActingAs } from '../access/useAccess.ts';
import { describeError } from '../ground/describeError.ts';
import * as styles from './LookedSoFar.css.ts';

/** What is said about it. */
export interface LookedSoFarProps {
  /** How far was looked, said once looking has ended; empty where there is nothing to say. */
  words: string;
  /** Whether it still looks. */
  isLooking: boolean;
  /** Lists that could not be read. */
  failures: number;
  /** Says how many they are. */
  failed: string;
  /** Why the last one could not be read. */
  error: unknown;
  /** Asks for them again. */
  onRetry: () => void;
}

/** How far back something that reads many lists has read, and what of them could not be read. */
export function LookedSoFar({ words, isLooking, failures, failed, error, onRetry }: LookedSoFarProps) {
  const actingAs = useActingAs();
  return (
    <>
      {failures > 0 && !isLooking && (
        <LoadFailure title={failed} detail={describeError(error, { actingAs }).detail} onRetry={onRetry} />
      )}
      {words !== '' && <p className={styles.words}>{words}</p>}
      {/* Each step would be too much to hear. */}
      <Announcement>{isLooking ? '' : words}</Announcement>
    </>
  );
}
