import { Button, Card, IconButton, Inline, Stack, useFirstRows, useIntoSight } from '@noticeboard/design-system';
import { QuestionTypeIcon, type SurveyQuestion } from '@noticeboard/design-system/content';
import Pencil from 'lucide-react/icons/pencil';
import { memo, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { surveyMessages } from '../../../messages/survey.ts';
import * as styles from './Survey.css.ts';

const texts = surveyMessages.form;

export interface SurveyReadingProps {
  /** The questions in order. */
  questions: readonly SurveyQuestion[];
  /** Name of a type by its id. */
  nameOf: (typeId: string) => string;
  /** The question chosen in the outline; it is scrolled into view. */
  chosenId: string | null;
  /** Renders the editor of a question. Without it none can be changed. */
  editorOf?: (question: SurveyQuestion, place: number) => ReactNode;
}

/** A survey to read, with a pencil where a wording may still change. */
export function SurveyReading({ questions, nameOf, chosenId, editorOf }: SurveyReadingProps) {
  const prefix = useId();
  const rows = useFirstRows(questions);
  const [editedId, setEdited] = useState<string | null>(null);
  useIntoSight(chosenId ?? undefined, (id) => document.getElementById(`${prefix}-${id}`));
  return (
    <Card>
      <ol className={styles.reading}>
        {rows.map((question, index) => (
          <li key={question.id} id={`${prefix}-${question.id}`} className={styles.read}>
            {editorOf !== undefined && editedId === question.id ? (
              <Stack gap="small">
                {editorOf(question, index + 1)}
                <Inline justify="end">
                  <Button
                    variant="outline"
                    onPress={() => {
                      flushSync(() => setEdited(null));
                      // The Done button is gone: the focus returns to the pencil.
                      document.getElementById(`${prefix}-${question.id}-edit`)?.focus();
                    }}
                  >
                    {contentPageMessages.done}
                  </Button>
                </Inline>
              </Stack>
            ) : (
              <ReadQuestion question={question} place={index + 1} typeName={nameOf(question.surveyQuestionTypeId)} editId={`${prefix}-${question.id}-edit`} {...(editorOf && { onEdit: setEdited })} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface ReadQuestionProps {
  /** The question. */
  question: SurveyQuestion;
  /** Its place, from 1. */
  place: number;
  /** Name of its type. */
  typeName: string;
  /** Id of its pencil. */
  editId: string;
  /** The pencil was pressed. Without it there is no pencil. */
  onEdit?: (id: string) => void;
}

const ReadQuestion = memo(function ReadQuestion({ question: { id, question, isRequired, surveyQuestionOptions }, place, typeName, editId, onEdit }: ReadQuestionProps) {
  return (
    <>
      <p className={styles.kind}>
        <span>{place}</span>
        <QuestionTypeIcon typeName={typeName} className={styles.sign} />
        <span aria-hidden>{typeName}</span>
        {isRequired && <span>· {texts.required}</span>}
      </p>
      <Inline justify="between" align="start">
        <h3 className={styles.text}>{question}</h3>
        {onEdit && <IconButton id={editId} size="small" label={texts.edit(place)} icon={<Pencil />} onPress={() => onEdit(id)} />}
      </Inline>
      {surveyQuestionOptions.length > 0 && (
        <ul className={styles.options}>
          {surveyQuestionOptions.map((option) => (
            <li key={option.id} className={styles.option} data-several={typeName === 'Checkbox' || undefined}>
              {option.label}
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
