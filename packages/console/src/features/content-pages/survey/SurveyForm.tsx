import { Alert, ErrorState, type Form, ReadOnlyFields } from '@noticeboard/design-system';
import type { SurveyQuestionType } from '@noticeboard/design-system/content';
import type { ReactNode } from 'react';
import { useActingAs } from '../../../access/useAccess.ts';
import type { Read } from '../../../api/readTypes.ts';
import { describeError } from '../../../ground/describeError.ts';
import { surveyMessages as words } from '../../../messages/survey.ts';
import { submitSurvey } from './submitSurvey.ts';
import * as styles from './Survey.css.ts';
import { SurveyFacts } from './SurveyFacts.tsx';
import { SurveyQuestions } from './SurveyQuestions.tsx';
import type { SurveyValues } from './surveyValues.ts';
import type { CloseDayTyping } from './useSurveyForm.ts';

interface SurveyFormProps {
  /** The form (`useSurveyForm`). */
  form: Form<SurveyValues>;
  /** Receives how far the close date is typed. */
  closeDayTyping: CloseDayTyping;
  /** The types of questions. */
  types: Pick<Read<readonly SurveyQuestionType[]>, 'data' | 'error' | 'retry'>;
  /** The question that is open; null for the facts of the survey. */
  chosenId: string | null;
  /** Another one was chosen. */
  onChoose: (id: string | null) => void;
  /** Why nothing can be changed; undefined if it can. */
  refusal: string | undefined;
  /** Whether it is published: questions that were answered are kept then. @default false */
  isPublished?: boolean;
  /** Whether changes are saved automatically. @default false */
  isSavingItself?: boolean;
  /** Whether changes typed into a draft wait for a press, because it was published in the meantime. @default false */
  isHeldBack?: boolean;
  /** Shown below the questions: how it is saved. */
  children: ReactNode;
}

/** The form of a survey: its facts and its questions, for a new one and an existing one. */
export function SurveyForm({ form, closeDayTyping, types, chosenId, onChoose, refusal, isPublished = false, isSavingItself = false, isHeldBack = false, children }: SurveyFormProps) {
  const actingAs = useActingAs();
  return (
    <form noValidate className={styles.form} onSubmit={(event) => submitSurvey(event, form, onChoose)}>
      {form.notice}
      {isSavingItself && <Alert title={words.form.lockedTitle}>{words.form.lockedText}</Alert>}
      {isHeldBack && (
        <Alert tone="warning" title={words.form.heldBackTitle} isAnnounced>
          {words.form.heldBackText}
        </Alert>
      )}
      {types.error !== undefined && <ErrorState title={words.form.typesFailed} detail={describeError(types.error, { actingAs }).detail} onRetry={types.retry} />}
      <ReadOnlyFields reason={refusal}>
        <SurveyQuestions
          form={form}
          types={types.data}
          chosenId={chosenId}
          onChoose={onChoose}
          facts={<SurveyFacts form={form} closeDayTyping={closeDayTyping} refusal={refusal} isSavingItself={isSavingItself} />}
          isEditable={refusal === undefined}
          isPublished={isPublished}
        />
      </ReadOnlyFields>
      {children}
    </form>
  );
}
