import { messages } from '../../messages/progress.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import * as styles from './FormSkeleton.css.ts';

export interface FormSkeletonProps {
  /**
   * Number of expected fields.
   * @default 4
   */
  fields?: number;
  /**
   * Whether buttons follow.
   * @default true
   */
  hasButtons?: boolean;
  /** What is being loaded. @default 'Loading the form' */
  label?: string;
}

const labelWidths = ['6rem', '9rem', '7rem', '5rem'];

/** A placeholder for a form: a label and a box for each field. */
export function FormSkeleton({ fields = 4, hasButtons = true, label = messages.skeletons.form }: FormSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.form} aria-hidden>
        {Array.from({ length: fields }, (_, field) => (
          <div key={field} className={styles.field}>
            <Skeleton width={labelWidths[field % labelWidths.length]} />
            <Skeleton shape="block" height="2.25rem" />
          </div>
        ))}
        {hasButtons && (
          <div className={styles.buttons}>
            <Skeleton shape="block" width="5.5rem" height="2.25rem" />
            <Skeleton shape="block" width="7rem" height="2.25rem" />
          </div>
        )}
      </div>
    </SkeletonGroup>
  );
}
