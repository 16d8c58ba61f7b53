import type { AnswerSearch, DaysOfReader, FoundAnswers } from './answerBook.ts';
import type { AnswerDelivery, AnswerReply, AnswerRequest } from './answerMessages.ts';
import type { AskedQuestion } from './answerSheet.ts';
import type { ReadSummary } from './readAnswers.ts';
import { startWorker } from '../../../../../ground/startWorker.ts';
// The bundler makes this module: its default is the address of the worker's own file.
// oxlint-disable-next-line import/default
import address from './answerWorker.ts?worker&url';
import type { CountedQuestion } from './surveyResults.ts';

/** The answers of a survey, read and counted outside the page while they arrive, so that the page stays responsive whatever their number. */
export interface OpenAnswers {
  /** Reads the workbook. Its progress is reported by `more`. */
  take: (workbook: ReadableStream<Uint8Array>) => void;
  /** The figures of some days, from the answers read so far. */
  summary: (questions: readonly CountedQuestion[], of: DaysOfReader) => Promise<ReadSummary>;
  /** Searches the written answers read so far. */
  find: (search: AnswerSearch) => Promise<FoundAnswers>;
  /**
   * Waits until the answers of more than `known` people were read, or all were.
   *
   * @throws Error if it is not a workbook
   * @throws the error of its stream
   */
  more: (known: number) => Promise<void>;
  /** Releases them, and stops reading. */
  close: () => void;
}

/** The reader of the workbook: a worker, or the page if none may be started. */
type Reader = Pick<OpenAnswers, 'summary' | 'find' | 'more'> & { deliver: (bytes: Uint8Array | null) => void; stop: () => void };

/** Prepares to read a workbook of answers. */
export async function openAnswers(questions: readonly AskedQuestion[]): Promise<OpenAnswers> {
  const worker = startWorker('answers', address);
  const reader = worker === null ? await readerHere(questions) : readerBeside(worker, questions);
  const lost = Promise.withResolvers<never>();
  // Reported to the callers of `more`.
  lost.promise.catch(() => undefined);
  let source: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const deliver = async (from: ReadableStreamDefaultReader<Uint8Array>) => {
    for (let part = await from.read(); !part.done; part = await from.read()) reader.deliver(part.value);
    reader.deliver(null);
  };
  return {
    take: (workbook) => {
      source = workbook.getReader();
      deliver(source).catch(lost.reject);
    },
    summary: reader.summary,
    find: reader.find,
    more: (known) => Promise.race([lost.promise, reader.more(known)]),
    close: () => {
      reader.stop();
      // Its call ends with it; a failed one rejects again.
      source?.cancel().catch(() => undefined);
    },
  };
}

function readerBeside(worker: Worker, questions: readonly AskedQuestion[]): Reader {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  const gone = Promise.withResolvers<never>();
  gone.promise.catch(() => undefined);
  worker.addEventListener('message', ({ data: { id, value, problem } }: MessageEvent<AnswerReply>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (problem === undefined) asked?.resolve(value);
    else asked?.reject(new Error(problem));
  });
  // Its file is gone after a deployment, or it ran out of memory.
  worker.addEventListener('error', () => gone.reject(new Error('The answers could not be read.')));
  const ask = (act: AnswerRequest['act']): Promise<unknown> => {
    const asked = Promise.withResolvers<unknown>();
    lastId += 1;
    waiting.set(lastId, asked);
    worker.postMessage({ id: lastId, act } satisfies AnswerRequest);
    return Promise.race([gone.promise, asked.promise]);
  };
  const deliver = (delivery: AnswerDelivery, handedOver: Transferable[] = []) => worker.postMessage(delivery, handedOver);
  deliver({ questions });
  return {
    // Both are the results of the worker (`answerWorker.ts`).
    summary: (counted, of) => ask({ kind: 'summary', questions: counted, of }) as Promise<ReadSummary>,
    find: (search) => ask({ kind: 'find', search }) as Promise<FoundAnswers>,
    more: (known) => ask({ kind: 'more', known }) as Promise<void>,
    deliver: (bytes) => deliver({ bytes }, bytes === null ? [] : [bytes.buffer]),
    stop: () => worker.terminate(),
  };
}

/** If no worker may be started, the page reads them itself, for the time of a frame at a time. */
async function readerHere(questions: readonly AskedQuestion[]): Promise<Reader> {
  const { readAnswers } = await import('./readAnswers.ts');
  const reading = readAnswers(questions);
  return {
    summary: async (counted, of) => reading.summary(counted, of),
    find: async (search) => reading.find(search),
    more: reading.more,
    deliver: (bytes) => (bytes === null ? reading.end() : reading.add(bytes)),
    stop: () => undefined,
  };
}
