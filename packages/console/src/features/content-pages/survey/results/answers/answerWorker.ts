/// <reference lib="webworker" />
import type { AnswerDelivery, AnswerReply, AnswerRequest } from './answerMessages.ts';
import { type AnswerReading, readAnswers } from './readAnswers.ts';

let reading: AnswerReading | null = null;

function take(delivery: AnswerDelivery): void {
  if ('questions' in delivery) reading = readAnswers(delivery.questions);
  else if (delivery.bytes === null) reading?.end();
  else reading?.add(delivery.bytes);
}

async function answer({ act }: AnswerRequest): Promise<unknown> {
  if (act.kind === 'more') return reading?.more(act.known);
  return act.kind === 'summary' ? reading?.summary(act.questions, act.of) : reading?.find(act.search);
}

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', ({ data }: MessageEvent<AnswerRequest | AnswerDelivery>) => {
  if (!('id' in data)) {
    take(data);
    return;
  }
  answer(data)
    .then((value): AnswerReply => ({ id: data.id, value }))
    .catch((error: unknown): AnswerReply => ({ id: data.id, problem: String(error) }))
    .then((reply) => scope.postMessage(reply))
    .catch(() => undefined);
});
