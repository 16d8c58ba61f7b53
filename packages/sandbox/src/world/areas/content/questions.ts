import type { DatabaseSync } from 'node:sqlite';
import { queryAll } from '../../database/query.ts';

interface QuestionRow {
  id: string;
  survey_question_type_id: string;
  question: string;
  is_required: number;
  position: number;
}

interface OptionRow {
  id: string;
  survey_question_id: string;
  label: string;
  value: string;
  position: number;
}

/** An option as an entity. */
export interface SurveyOption {
  id: string;
  surveyQuestionId: string;
  label: string;
  value: string;
  order: number;
}

/** A question as an entity. */
export interface SurveyQuestion {
  id: string;
  surveyQuestionTypeId: string;
  isRequired: boolean;
  order: number;
  question: string;
  surveyQuestionOptions: SurveyOption[];
}

/** The questions of a survey with their options, both in their order (decisions-content §1b). */
export function questionsOf(database: DatabaseSync, itemId: string): SurveyQuestion[] {
  const options = queryAll<OptionRow>(
    database,
    'SELECT o.* FROM survey_question_options o JOIN survey_questions q ON q.id = o.survey_question_id WHERE q.content_item_id = ? ORDER BY o.position, o.rowid',
    itemId,
  );
  return queryAll<QuestionRow>(database, 'SELECT * FROM survey_questions WHERE content_item_id = ? ORDER BY position, rowid', itemId).map((row) => ({
    id: row.id,
    surveyQuestionTypeId: row.survey_question_type_id,
    isRequired: row.is_required === 1,
    order: row.position,
    question: row.question,
    surveyQuestionOptions: options
      .filter((option) => option.survey_question_id === row.id)
      .map((option) => ({ id: option.id, surveyQuestionId: row.id, label: option.label, value: option.value, order: option.position })),
  }));
}
