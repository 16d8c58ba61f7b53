import type { SurveyOption } from '../OptionListEditor/optionValue.ts';
import type { SurveyQuestionType } from './questionTypes.ts';

/** A question of a survey. Its place in the list is its order. */
export interface SurveyQuestion {
  id: string;
  question: string;
  surveyQuestionTypeId: string;
  isRequired: boolean;
  /** Kept when the type has none, so that choosing another type for a moment loses nothing. */
  surveyQuestionOptions: readonly SurveyOption[];
}

export interface SurveyQuestionEditorProps {
  /** The question as it is. */
  question: SurveyQuestion;
  /** Called with the whole question at each change. */
  onChange: (question: SurveyQuestion) => void;
  /** The types to choose from; `Radio` and `Checkbox` have options. */
  types: readonly SurveyQuestionType[];
  /** Its place among the questions, 1 for the first. */
  place: number;
  /** How many questions there are. */
  count: number;
  /** Moves it before or after its neighbour. Keep the question's `key`, so that focus stays on the button. */
  onMove: (direction: 'up' | 'down') => void;
  /** Removes it. */
  onDelete: () => void;
  /** Why its structure can't be changed, as once the survey is published (SURV-120 to SURV-123); texts still can. */
  lockedReason?: string | undefined;
  /** Why its type can't be changed although the rest can, as once it was saved: the server changes no type. */
  typeLockedReason?: string | undefined;
  /**
   * Says what is missing: after a refused save.
   * @default false
   */
  showsProblems?: boolean;
  /** Puts the focus into its text when it appears, as after it was added. @default false */
  takesFocus?: boolean;
  /** Shows the question, for those who may not change it. @default false */
  isReadOnly?: boolean;
  /**
   * Source of the suffix of an option's value, from 0 up to 1.
   * @default Math.random
   */
  random?: () => number;
}
