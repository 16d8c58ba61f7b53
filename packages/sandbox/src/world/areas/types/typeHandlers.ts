import { contentTypes } from '../../reference/contentTypes.ts';
import { icons } from '../../reference/icons.ts';
import { emailTypes, smsTypes } from '../../reference/messageTypes.ts';
import { roleTypes } from '../../reference/roleTypes.ts';
import { surveyQuestionTypes } from '../../reference/surveyQuestionTypes.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { found } from '../results.ts';

/** Reference data (core §7): the same for everyone, even before a tenant is chosen. */
export const typeHandlers: ContractHandlers = {
  listContentTypes: () => found(contentTypes.map(({ id, name, description }) => ({ id, name, description }))),
  listRoleTypes: () => found(roleTypes),
  listIcons: () => found(icons),
  listSurveyQuestionTypes: () => found(surveyQuestionTypes),
  listEmailTypes: () => found(emailTypes),
  listSmsTypes: () => found(smsTypes),
};
