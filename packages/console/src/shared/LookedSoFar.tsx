import { Announcement, LoadFailure } from '@noticeboard/design-system';
import { useActingAs } from '../access/useAccess.ts';
import { describeError } from '../ground/describeError.ts';
import * as styles from './LookedSoFar.css.ts';

/** The state of the reads. */
export interface LookedSoFarProps {
  /** How much has been read, announced once reading has ended; empty if there is nothing to say. */
  words: string;
  /** Whether it is still reading. */
  isLooking: boolean;
  /** Lists that could not be read. */
  failures: number;
  /** The sentence with their number. */
  failed: string;
  /** Why the last one could not be read. */
  error: unknown;
  /** Reads them again. */
  onRetry: () => void;
}

/** How far back a screen with many lists has read, and which of them could not be read. */
export function LookedSoFar({ words, isLooking, failures, failed, error, onRetry }: LookedSoFarProps) {
  const actingAs = useActingAs();
  return (
    <>
      {failures > 0 && !isLooking && (
        <LoadFailure title={failed} detail={describeError(error, { actingAs }).detail} onRetry={onRetry} />
      )}
      {words !== '' && <p className={styles.words}>{words}</p>}
      {/* Announcing each step would be too much. */}
      <Announcement>{isLooking ? '' : words}</Announcement>
    </>
  );
}
