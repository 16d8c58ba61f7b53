import { contentMessages } from '../../messages/content.ts';
import { QuestionTypeIcon } from '../parts/QuestionTypeIcon.tsx';
import type { SurveyQuestionType } from './questionTypes.ts';
import * as styles from './SurveyQuestionEditor.css.ts';

const text = contentMessages.question;

interface FixedTypeProps {
  /** The question's type; undefined while it is not known. */
  type: SurveyQuestionType | undefined;
  /** Why it can't be changed; null where that is shown elsewhere. */
  reason: string | null;
}

/** A type that can't be changed any more: shown as text, not as a field. */
export function FixedType({ type, reason }: FixedTypeProps) {
  return (
    <dl className={styles.fact}>
      <dt className={styles.term}>{text.type}</dt>
      <dd className={styles.type}>
        {type !== undefined && (
          <span aria-hidden>
            <QuestionTypeIcon typeName={type.name} className={styles.typeSign} />
          </span>
        )}
        {/* Keeps its line until it is known. */}
        {type?.name ?? '\u00A0'}
        {reason !== null && <span className={styles.reason}>{reason}</span>}
      </dd>
    </dl>
  );
}
