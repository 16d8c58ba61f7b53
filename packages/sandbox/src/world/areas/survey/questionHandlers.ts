import { randomUUID } from 'node:crypto';
import { change } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { surveyQuestionTypeId, surveyQuestionTypes } from '../../reference/surveyQuestionTypes.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';
import { editableItem, type ItemPlace } from '../content/pageAccess.ts';
import { questionsOf, type SurveyOption, type SurveyQuestion } from '../content/questions.ts';
import { isBlank } from '../isBlank.ts';
import { created, done, found, invalid, missing, textParameter } from '../results.ts';

const typesWithOptions = [surveyQuestionTypeId('Radio'), surveyQuestionTypeId('Checkbox')];

/** Questions of surveys and their options. While a survey is published they can be changed, but not added or deleted (decisions-content A7). */
export const questionHandlers: ContractHandlers = {
  createSurveyQuestion: (context) => {
    const { item } = unlocked(context);
    const { surveyQuestionTypeId: typeId, isRequired, order } = context.body;
    const question = questionIn(context);
    if (!surveyQuestionTypes.some((type) => type.id === typeId)) throw invalid('surveyQuestionTypeId', 'There is no such type of question.');
    const id = randomUUID();
    change(
      context.database,
      'INSERT INTO survey_questions (id, content_item_id, survey_question_type_id, question, is_required, position) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      item.id,
      typeId,
      question,
      Number(isRequired),
      order,
    );
    return created(questionOf(context, item.id, id));
  },

  updateSurveyQuestion: (context) => {
    const { item } = editableItem(context, 'Survey');
    const { id } = questionOf(context, item.id);
    const { isRequired, order } = context.body;
    const question = questionIn(context);
    change(context.database, 'UPDATE survey_questions SET question = ?, is_required = ?, position = ? WHERE id = ?', question, Number(isRequired), order, id);
    return found(questionOf(context, item.id));
  },

  deleteSurveyQuestion: (context) => {
    const { item } = unlocked(context);
    change(context.database, 'DELETE FROM survey_questions WHERE id = ?', questionOf(context, item.id).id);
    return done();
  },

  createSurveyQuestionOption: (context) => {
    const { item } = unlocked(context);
    const question = questionOf(context, item.id);
    if (!typesWithOptions.includes(question.surveyQuestionTypeId)) throw new ProblemError(409, 'A question of this type has no options.');
    const { value, order } = context.body;
    const label = labelIn(context);
    const id = randomUUID();
    change(context.database, 'INSERT INTO survey_question_options (id, survey_question_id, label, value, position) VALUES (?, ?, ?, ?, ?)', id, question.id, label, value, order);
    return created(optionOf(context, questionOf(context, item.id), id));
  },

  updateSurveyQuestionOption: (context) => {
    const { item } = editableItem(context, 'Survey');
    const { id } = optionOf(context, questionOf(context, item.id));
    const { value, order } = context.body;
    const label = labelIn(context);
    change(context.database, 'UPDATE survey_question_options SET label = ?, value = ?, position = ? WHERE id = ?', label, value, order, id);
    return found(optionOf(context, questionOf(context, item.id)));
  },

  deleteSurveyQuestionOption: (context) => {
    const { item } = unlocked(context);
    change(context.database, 'DELETE FROM survey_question_options WHERE id = ?', optionOf(context, questionOf(context, item.id)).id);
    return done();
  },
};

/** A survey whose questions may be added and deleted. @throws ProblemError 409 while it is published */
function unlocked(context: OperationContext): ItemPlace {
  const place = editableItem(context, 'Survey');
  if (place.item.published_node_id !== null) throw new ProblemError(409, 'The questions of a published survey stay as they are. Unpublish it first.');
  return place;
}

function questionIn({ body }: ContextOf<'createSurveyQuestion' | 'updateSurveyQuestion'>): string {
  const question = body.question.trim();
  if (isBlank(question)) throw invalid('question', 'Question is required.');
  return question;
}

function labelIn({ body }: ContextOf<'createSurveyQuestionOption' | 'updateSurveyQuestionOption'>): string {
  const label = body.label.trim();
  if (isBlank(label)) throw invalid('label', 'Label is required.');
  return label;
}

function questionOf(context: OperationContext, itemId: string, id = textParameter(context, 'questionId')): SurveyQuestion {
  const question = questionsOf(context.database, itemId).find((each) => each.id === id);
  if (question === undefined) throw missing('question');
  return question;
}

function optionOf(context: OperationContext, { surveyQuestionOptions }: SurveyQuestion, id = textParameter(context, 'optionId')): SurveyOption {
  const option = surveyQuestionOptions.find((each) => each.id === id);
  if (option === undefined) throw missing('option');
  return option;
}
