/** A kind of survey question, as the server names it. */
export interface SurveyQuestionType {
  id: string;
  /** 'Radio', 'Checkbox' and others. */
  name: string;
  /** What it asks for, in the server's words: 'One of several choices'. */
  description?: string | null;
}

const typeOfSeveral = 'checkbox';
const typesWithOptions = ['radio', typeOfSeveral];

/** Whether questions of a type have options to choose from: Radio and Checkbox alone (SURV-116). */
export const hasOptions = (type: SurveyQuestionType | undefined): boolean => type !== undefined && typesWithOptions.includes(type.name.toLowerCase());

/** Whether several of a question's options can be chosen. */
export const takesSeveral = (type: SurveyQuestionType | undefined): boolean => type?.name.toLowerCase() === typeOfSeveral;
