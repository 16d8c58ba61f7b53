import type { ReadsFirst } from '../../api/readsFirst.ts';
import { questionOfItems } from './itemsQuestion.ts';
import { listAddressFor } from './listState.ts';

/** The first reads of the list. */
export const readsOfPublishedContent: ReadsFirst = ({ search, questions, actingRole }) => [
  { question: questionOfItems(questions, listAddressFor(actingRole).read(search)) },
];
