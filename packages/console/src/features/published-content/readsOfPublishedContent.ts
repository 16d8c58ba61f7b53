import type { ReadsFirst } from '../../api/readsFirst.ts';
import { questionOfItems } from './itemsQuestion.ts';
import { listAddressFor } from './listState.ts';

/** What the list asks first. */
export const readsOfPublishedContent: ReadsFirst = ({ search, questions, actingRole }) => [
  { question: questionOfItems(questions, listAddressFor(actingRole).read(search)) },
];
