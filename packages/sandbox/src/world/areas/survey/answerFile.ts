import type { OperationContext } from '../../../contract/operation.ts';
import { queryAll } from '../../database/query.ts';
import { surveyQuestionTypeId } from '../../reference/surveyQuestionTypes.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { administeredItem } from '../content/pageAccess.ts';
import { questionsOf, type SurveyQuestion } from '../content/questions.ts';
import { type WorkbookCell, workbookOf, workbookResult } from '../workbookOf.ts';

interface AnswerRow {
  survey_question_id: string;
  user_id: string;
  name: string;
  answer: string;
  created_utc: string;
}

/** The answers of a survey as a workbook: a row for each respondent, newest first, and a column for each question (decisions-content O6). */
export const answerFile: ContractHandlers = {
  downloadSurveyAnswers: async (context) => {
    const { item } = administeredItem(context, 'Survey');
    const questions = questionsOf(context.database, item.id);
    const rows = respondentsOf(context, item.id).map((answers) => {
      const [first] = answers;
      const answered = answers.map(({ created_utc }) => created_utc).sort().at(-1);
      const byQuestion = new Map(answers.map((answer) => [answer.survey_question_id, answer.answer]));
      return [first?.name ?? '', answered === undefined ? null : new Date(answered), ...questions.map((question) => cellOf(question, byQuestion.get(question.id)))];
    });
    return workbookResult(await workbookOf('Answers', ['User', 'Answered (UTC)', ...questions.map(({ question }) => question)], rows), ['answers', item.list_name]);
  },
};

/** The answers grouped by person, latest respondents first. */
function respondentsOf({ database }: OperationContext, itemId: string): AnswerRow[][] {
  const answers = queryAll<AnswerRow>(
    database,
    `SELECT a.*, u.name FROM survey_answers a JOIN survey_questions q ON q.id = a.survey_question_id JOIN users u ON u.id = a.user_id
     WHERE q.content_item_id = ? ORDER BY a.created_utc DESC, a.user_id`,
    itemId,
  );
  return [...Map.groupBy(answers, ({ user_id }) => user_id).values()];
}

/** A checkbox holds a list of values; a rating is a number. */
function cellOf({ surveyQuestionTypeId: typeId }: SurveyQuestion, answer: string | undefined): WorkbookCell {
  if (answer === undefined) return null;
  if (typeId === surveyQuestionTypeId('Checkbox')) return (JSON.parse(answer) as string[]).join(', ');
  return typeId === surveyQuestionTypeId('Rating') ? Number(answer) : answer;
}
