/// <reference lib="webworker" />
import { type AnswerBook, createAnswerBook } from './answerBook.ts';
import type { AnswerReply, AnswerRequest } from './answerMessages.ts';
import { rowsOf } from './rowsOf.ts';

let book: AnswerBook | null = null;

async function answer({ act }: AnswerRequest): Promise<unknown> {
  if (act.kind === 'open') {
    book = createAnswerBook(await rowsOf(act.workbook), act.questions);
    return undefined;
  }
  return act.kind === 'summary' ? book?.summary(act.questions, act.of) : book?.find(act.search);
}

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', ({ data }: MessageEvent<AnswerRequest>) => {
  answer(data)
    .then((value): AnswerReply => ({ id: data.id, value }))
    .catch((error: unknown): AnswerReply => ({ id: data.id, problem: String(error) }))
    .then((reply) => scope.postMessage(reply))
    .catch(() => undefined);
});
