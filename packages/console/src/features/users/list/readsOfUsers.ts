import type { ReadsFirst } from '../../../api/readsFirst.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { userSearchPathOf } from '../../../shared/people/userSearchPath.ts';
import { listAddress } from './listState.ts';
import { questionOfUsers } from './usersQuestion.ts';

/** The first reads of the list, and of its filters. */
export const readsOfUsers: ReadsFirst = ({ search, questions, actingRole }) => [
  { question: questionOfUsers(questions, listAddress.read(search), userSearchPathOf(actingRole)) },
  { question: questions.read('/api/management/tenant/organization-departments', undefined) },
  { question: questions.read('/api/management/tags/{page}/{size}', { path: { page: 0, size: wholeListSize } }) },
];
