import type { Questions } from '../../../api/questions.ts';
import type { FirstRead, ReadsFirst } from '../../../api/readsFirst.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { knownUser } from './knownUser.ts';

/** Parameters of a read of all roles. */
export const allRoles = { path: { from: 0, count: wholeListSize } };
/** The same of all tags. */
export const allTags = { path: { page: 0, size: wholeListSize } };

/** What can be chosen, the same for every user. */
const choices = (questions: Questions): FirstRead[] =>
  [
    questions.read('/api/management/roles/{from}/{count}', allRoles),
    questions.read('/api/management/tags/{page}/{size}', allTags),
    questions.read('/api/management/tenant/organization-departments', undefined),
  ].map((question) => ({ question, isNear: true }));

/** What 'Add New User' asks first. */
export const readsOfNewUser: ReadsFirst = ({ questions }) => choices(questions);

/** What 'Edit User' asks first: beside the user the supervisor whom the list shows. */
export const readsOfEditedUser: ReadsFirst = ({ params: { id = '' }, questions, cache }) => {
  const ids = [id, knownUser(cache, questions, id)?.supervisorId].filter((each) => typeof each === 'string');
  return [...ids.map((each) => ({ question: questions.read('/api/management/users/{id}', { path: { id: each } }), isAskedAnew: each === id })), ...choices(questions)];
};
