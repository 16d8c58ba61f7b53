import type { Questions } from '../../../api/questions.ts';
import type { FirstRead, ReadsFirst } from '../../../api/readsFirst.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { knownUser } from './knownUser.ts';

/** Parameters of a read of all roles. */
export const allRoles = { path: { from: 0, count: wholeListSize } };
/** Parameters of a read of all tags. */
export const allTags = { path: { page: 0, size: wholeListSize } };

/** The choices, the same for every user. */
const choices = (questions: Questions): FirstRead[] =>
  [
    questions.read('/api/management/roles/{from}/{count}', allRoles),
    questions.read('/api/management/tags/{page}/{size}', allTags),
    questions.read('/api/management/tenant/organization-departments', undefined),
  ].map((question) => ({ question, isNear: true }));

/** The first reads of 'Add New User'. */
export const readsOfNewUser: ReadsFirst = ({ questions }) => choices(questions);

/** The first reads of 'Edit User': the user, and the supervisor in the list. */
export const readsOfEditedUser: ReadsFirst = ({ params: { id = '' }, questions, cache }) => {
  const ids = [id, knownUser(cache, questions, id)?.supervisorId].filter((each) => typeof each === 'string');
  return [...ids.map((each) => ({ question: questions.read('/api/management/users/{id}', { path: { id: each } }), isAskedAnew: each === id })), ...choices(questions)];
};
