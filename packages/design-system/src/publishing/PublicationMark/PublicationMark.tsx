import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import type { PublicationStatus } from '../PublishPanel/publicationStatus.ts';
import * as styles from './PublicationMark.css.ts';

export interface PublicationMarkProps {
  /** The state, as `publicationStatus` returns it. */
  status: PublicationStatus;
  /** What belongs to the state, below it: the date of the publication. */
  detail?: ReactNode;
}

const icons = { New: CircleDashed, Draft: CircleDashed, Scheduled: Clock, Published: CircleCheck } as const;

/** The state of an item in a list or a line of facts: the same icon, word and colour everywhere. The word alone is enough. */
export function PublicationMark({ status, detail }: PublicationMarkProps) {
  const Icon = icons[status];
  return (
    <span className={styles.mark}>
      <span className={styles.state({ status })}>
        <Icon aria-hidden className={styles.icon} />
        {status}
      </span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}
