import { Button, Card, EmptyState, type Form, useHandler, useIsItsTurn, useShortcut } from '@noticeboard/design-system';
import { type OutlinedQuestion, QuestionOutline, type SurveyQuestion, SurveyQuestionEditor, type SurveyQuestionType } from '@noticeboard/design-system/content';
import Plus from 'lucide-react/icons/plus';
import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { surveyMessages } from '../../../messages/survey.ts';
import { useStore } from '../../../session/ConsoleSessionContext.tsx';
import { shortcutsPreference } from '../../../shared/devicePreferences.ts';
import { movedTo } from './questionOrder.ts';
import { SurveyReading } from './SurveyReading.tsx';
import * as styles from './Survey.css.ts';
import { isNew, newQuestion, problemOfQuestion, type SurveyValues } from './surveyValues.ts';

const texts = surveyMessages.form;

const Outline = memo(QuestionOutline);

const hasSameOrder = (left: readonly OutlinedQuestion[], right: readonly OutlinedQuestion[]) => left.length === right.length && left.every(({ id }, place) => id === right[place]?.id);

export interface SurveyQuestionsProps {
  /** The form of the survey. */
  form: Form<SurveyValues>;
  /** The types of questions; undefined while they are not known. */
  types: readonly SurveyQuestionType[] | undefined;
  /** The question that is edited or read; null for the first one. */
  chosenId: string | null;
  /** Another one was chosen. */
  onChoose: (id: string | null) => void;
  /** Shown above the outline: name, close date, Open. */
  facts: ReactNode;
  /** Whether this user may change it. */
  isEditable: boolean;
  /** Whether it is published: the questions stay, and it is saved while typing (decisions-content A7). */
  isPublished: boolean;
}

/** The questions of a survey: their outline and the edited one, or all of them to read (SURV-112, SURV-113). */
export function SurveyQuestions({ form, types, chosenId, onChoose, facts, isEditable, isPublished }: SurveyQuestionsProps) {
  const { questions } = form.values;
  const addButton = useId();
  const [addedId, setAdded] = useState<string | null>(null);
  const isWriting = isEditable && !isPublished;
  const chosen = questions.find(({ id }) => id === chosenId) ?? (isWriting ? questions[0] : undefined);
  const isLocked = form.isSaving && !isPublished;
  const canStructure = isWriting && !isLocked;
  const { change } = form;
  const setQuestions = (next: (questions: readonly SurveyQuestion[]) => readonly SurveyQuestion[]) => change((values) => ({ questions: next(values.questions) }));
  const changeOne = (question: SurveyQuestion) => setQuestions((all) => all.map((each) => (each.id === question.id ? question : each)));
  const move = (id: string, place: number) => {
    // The first one is shown until another is chosen: by its place it would be replaced under the pointer, and moved back by the next press.
    if (chosenId === null && chosen !== undefined) onChoose(chosen.id);
    setQuestions((all) => movedTo(all, id, place));
  };
  const add = () => {
    const [first] = types ?? [];
    if (first === undefined) return;
    const question = newQuestion(first.id);
    setQuestions((all) => [...all, question]);
    setAdded(question.id);
    onChoose(question.id);
  };
  const choose = useHandler((id: string) => {
    // The focus stays in the outline, including on the question that was added last.
    setAdded(null);
    onChoose(id);
  });
  const moveInOutline = useHandler(move);
  const remove = (id: string) => {
    const index = questions.findIndex((each) => each.id === id);
    const next = questions[index + 1] ?? questions[index - 1];
    setQuestions((all) => all.filter((each) => each.id !== id));
    setAdded(next?.id ?? null);
    onChoose(next?.id ?? null);
    if (next === undefined) document.getElementById(addButton)?.focus();
  };
  useShortcut('n', add, useStore(shortcutsPreference) && canStructure && types !== undefined);

  const nameOf = useCallback((typeId: string) => types?.find(({ id }) => id === typeId)?.name ?? '', [types]);
  const outlined = useMemo(
    () =>
      questions.map(
        (question): OutlinedQuestion => ({
          id: question.id,
          text: question.question,
          typeName: nameOf(question.surveyQuestionTypeId),
          isRequired: question.isRequired,
          // An autosave never sends invalid values: nothing else would report them.
          isWrong: (form.showsProblems || isPublished) && problemOfQuestion(question) !== undefined,
        }),
      ),
    [questions, nameOf, form.showsProblems, isPublished],
  );
  // Each letter of a question is also in the outline, whose rows would hold up the next letter. What is added, moved or deleted is there immediately.
  const outlinedBefore = useDeferredValue(outlined);
  const shownOutline = hasSameOrder(outlined, outlinedBefore) ? outlinedBefore : outlined;
  const top = useRef<HTMLDivElement>(null);
  // Below a long outline, or at the end of a long question, choosing another one would seem to have no effect.
  useEffect(() => {
    if (!isWriting || chosenId === null) return;
    // After the outline has scrolled to its row: there is room for both.
    const frame = requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isWriting, chosenId]);
  // The outline first: it says which survey this is, and the question beside it takes as long again.
  const isQuestionRendered = useIsItsTurn();
  const editorOf = (question: SurveyQuestion, place: number, takesFocus: boolean) => (
    <SurveyQuestionEditor
      key={question.id}
      question={question}
      onChange={changeOne}
      types={types ?? []}
      place={place}
      count={questions.length}
      onMove={(direction) => move(question.id, place - 1 + (direction === 'up' ? -1 : 1))}
      onDelete={() => remove(question.id)}
      {...(isPublished && { lockedReason: texts.locked })}
      {...(!isNew(question.id) && { typeLockedReason: texts.typeStays })}
      showsProblems={form.showsProblems || isPublished}
      isReadOnly={isLocked}
      takesFocus={takesFocus}
    />
  );
  return (
    <div className={styles.parts}>
      <div className={styles.outline}>
        {facts}
        <Card title={texts.questions} actions={<span className={styles.quiet}>{questions.length}</span>}>
          {questions.length > 0 && (
            <div className={styles.list}>
              <Outline questions={shownOutline} selectedId={chosen?.id ?? null} onSelect={choose} {...(isEditable && !isLocked && { onMove: moveInOutline })} />
            </div>
          )}
          {isWriting && (
            <Button id={addButton} variant="quiet" icon={<Plus />} isDisabled={isLocked} isPending={types === undefined} aria-keyshortcuts="n" onPress={add}>
              {texts.addQuestion}
            </Button>
          )}
        </Card>
      </div>
      <div className={styles.question}>
        <div ref={top} className={styles.top} />
        {!isQuestionRendered ? null : questions.length === 0 ? (
          <Card>
            <EmptyState title={texts.noQuestions} />
          </Card>
        ) : !isWriting ? (
          <SurveyReading questions={questions} nameOf={nameOf} chosenId={chosen?.id ?? null} {...(isEditable && { editorOf: (question: SurveyQuestion, place: number) => editorOf(question, place, true) })} />
        ) : (
          chosen !== undefined && editorOf(chosen, questions.indexOf(chosen) + 1, chosen.id === addedId)
        )}
      </div>
    </div>
  );
}
