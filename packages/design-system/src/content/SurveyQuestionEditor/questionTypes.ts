/** A kind of survey question, as the server names it. */
export interface SurveyQuestionType {
  id: string;
  /** 'Radio', 'Checkbox' and others. */
  name: string;
}

const typesWithOptions = ['radio', 'checkbox'];

/** Whether questions of a type have options to choose from: Radio and Checkbox alone (SURV-116). */
export const hasOptions = (type: SurveyQuestionType | undefined): boolean => type !== undefined && typesWithOptions.includes(type.name.toLowerCase());
