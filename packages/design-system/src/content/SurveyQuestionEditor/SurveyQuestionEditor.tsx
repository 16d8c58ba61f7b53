import { memo } from 'react';
import { useHandler } from '../../effects/useHandler.ts';
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup.tsx';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { contentMessages } from '../../messages/content.ts';
import { OptionListEditor } from '../OptionListEditor/OptionListEditor.tsx';
import { LockRemark } from '../parts/LockRemark.tsx';
import { QuestionActs } from './QuestionActs.tsx';
import { FixedType } from './FixedType.tsx';
import { hasOptions, takesSeveral } from './questionTypes.ts';
import { QuestionTypeIcon } from '../parts/QuestionTypeIcon.tsx';
import { typeSign } from './SurveyQuestionEditor.css.ts';
import type { SurveyQuestion, SurveyQuestionEditorProps } from './surveyQuestionEditorTypes.ts';
import { isBlank } from '../../text/isBlank.ts';

const text = contentMessages.question;

// A letter of the question is a change of neither.
const Acts = memo(QuestionActs);
const Options = memo(OptionListEditor);

/** Characters that the host keeps of a question. */
const longestQuestion = 10_000;

/** One question of a survey: its text, its type, whether it requires an answer, and its options (SURV-112 to SURV-135). */
export function SurveyQuestionEditor(props: SurveyQuestionEditorProps) {
  const { question, onChange, types, place, lockedReason, typeLockedReason, showsProblems = false, isReadOnly = false, takesFocus = false } = props;
  const change = useHandler((changes: Partial<SurveyQuestion>) => onChange({ ...question, ...changes }));
  const changeOptions = useHandler((surveyQuestionOptions: SurveyQuestion['surveyQuestionOptions']) => change({ surveyQuestionOptions }));
  const move = useHandler(props.onMove);
  const remove = useHandler(props.onDelete);
  // A published survey says at its top why nothing in it can be changed.
  const typeReason = lockedReason === undefined ? typeLockedReason : null;
  const type = types.find(({ id }) => id === question.surveyQuestionTypeId);
  return (
    <Card title={text.title(place)} headingLevel={3} actions={!isReadOnly && <Acts place={place} count={props.count} onMove={move} onDelete={remove} lockedReason={lockedReason} />}>
      <Stack>
        {lockedReason !== undefined && <LockRemark>{lockedReason}</LockRemark>}
        <TextField
          label={text.text}
          isRequired
          autoFocus={takesFocus}
          maxLength={longestQuestion}
          value={question.question}
          onChange={(next) => change({ question: next })}
          isReadOnly={isReadOnly}
          isInvalid={showsProblems && isBlank(question.question)}
          errorMessage={contentMessages.required(text.text)}
        />
        <Switch isSelected={question.isRequired} onChange={(isRequired) => change({ isRequired })} isReadOnly={isReadOnly}>
          {text.required}
        </Switch>
        {typeReason === undefined ? (
          <RadioGroup
            label={text.type}
            look="card"
            orientation="horizontal"
            choices={types.map(({ id, name, description }) => ({
              id,
              label: name,
              icon: <QuestionTypeIcon typeName={name} className={typeSign} />,
              ...(description != null && description !== '' && { description }),
            }))}
            value={question.surveyQuestionTypeId}
            onChange={(surveyQuestionTypeId) => change({ surveyQuestionTypeId })}
            isReadOnly={isReadOnly}
          />
        ) : (
          <FixedType type={type} reason={typeReason} />
        )}
        {hasOptions(type) && (
          <Options
            options={question.surveyQuestionOptions}
            onChange={changeOptions}
            lockedReason={lockedReason}
            hidesLockedReason
            isReadOnly={isReadOnly}
            isSeveral={takesSeveral(type)}
            {...(props.random && { random: props.random })}
          />
        )}
      </Stack>
    </Card>
  );
}
