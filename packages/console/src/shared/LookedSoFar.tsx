import { Announcement, LoadFailure } from '@noticeboard/design-system';
import { useActingAs } from '../access/useAccess.ts';
import { describeError } from '../ground/describeError.ts';
import * as styles from './LookedSoFar.css.ts';

export interface LookedSoFarProps {
  /** How much has been read, announced once reading has ended; empty if there is nothing to say. */
  words: string;
  /** Whether it is still reading. */
  isLooking: boolean;
}

/** How far back a screen with many lists has read. */
export function LookedSoFar({ words, isLooking }: LookedSoFarProps) {
  return (
    <>
      {(words !== '' || isLooking) && <p className={styles.words}>{words}</p>}
      {/* Announcing each step would be too much. */}
      <Announcement>{isLooking ? '' : words}</Announcement>
    </>
  );
}

export interface FailedReadsProps {
  /** The state of the reads: whether they still run, how many lists could not be read, and why the last one could not. */
  state: { isLooking: boolean; failures: number; error: unknown };
  /** The sentence with their number. */
  failed: (failures: number) => string;
  /** Reads them again. */
  onRetry: () => void;
}

/** Which of the many lists of a screen could not be read. */
export function FailedReads({ state: { isLooking, failures, error }, failed, onRetry }: FailedReadsProps) {
  const actingAs = useActingAs();
  if (failures === 0 || isLooking) return null;
  return <LoadFailure title={failed(failures)} detail={describeError(error, { actingAs }).detail} onRetry={onRetry} />;
}
