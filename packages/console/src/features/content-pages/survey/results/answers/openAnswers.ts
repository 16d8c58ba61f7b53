import type { AnswerBook, AnswerSearch, AnswerSummary, DaysOfReader, FoundAnswers } from './answerBook.ts';
import type { AnswerReply, AnswerRequest } from './answerMessages.ts';
import type { AskedQuestion } from './answerSheet.ts';
import type { CountedQuestion } from './surveyResults.ts';
// The bundler makes this module: its default is the address of the worker's own file.
// oxlint-disable-next-line import/default
import address from './answerWorker.ts?worker&url';

/** The answers of a survey, read and counted beside the page, so that this stays responsive whatever their number. */
export interface OpenAnswers {
  /** The figures of some days. */
  summary: (questions: readonly CountedQuestion[], of: DaysOfReader) => Promise<AnswerSummary>;
  /** Searches what was written. */
  find: (search: AnswerSearch) => Promise<FoundAnswers>;
  /** Lets them go. */
  close: () => void;
}

/** A page's factory of Trusted Types; absent where the browser knows none. */
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string };
}

let policy: { createScriptURL: (url: string) => string } | undefined;

/**
 * Reads a workbook of answers.
 *
 * @throws Error where it is no workbook
 */
export async function openAnswers(workbook: Blob, questions: readonly AskedQuestion[]): Promise<OpenAnswers> {
  const worker = startWorker();
  return worker === null ? openHere(workbook, questions) : openBeside(worker, workbook, questions);
}

async function openBeside(worker: Worker, workbook: Blob, questions: readonly AskedQuestion[]): Promise<OpenAnswers> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  worker.addEventListener('message', ({ data: { id, value, problem } }: MessageEvent<AnswerReply>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (problem === undefined) asked?.resolve(value);
    else asked?.reject(new Error(problem));
  });
  // Its file is gone after a deploy, or its memory was not enough.
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The answers could not be read.'));
    waiting.clear();
  });
  const ask = (act: AnswerRequest['act']): Promise<unknown> => {
    const asked = Promise.withResolvers<unknown>();
    lastId += 1;
    waiting.set(lastId, asked);
    worker.postMessage({ id: lastId, act } satisfies AnswerRequest);
    return asked.promise;
  };
  try {
    await ask({ kind: 'open', workbook, questions });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    // Both are what the worker's book answers (`answerWorker.ts`).
    summary: (counted, of) => ask({ kind: 'summary', questions: counted, of }) as Promise<AnswerSummary>,
    find: (search) => ask({ kind: 'find', search }) as Promise<FoundAnswers>,
    close: () => worker.terminate(),
  };
}

/** Where no worker may be started, the page reads them itself. */
async function openHere(workbook: Blob, questions: readonly AskedQuestion[]): Promise<OpenAnswers> {
  const [{ rowsOf }, { createAnswerBook }] = await Promise.all([import('./rowsOf.ts'), import('./answerBook.ts')]);
  const book: AnswerBook = createAnswerBook(await rowsOf(workbook), questions);
  return { summary: async (counted, of) => book.summary(counted, of), find: async (search) => book.find(search), close: () => undefined };
}

/** The policy of the page lets this one address be a script, and no other. */
function startWorker(): Worker | null {
  try {
    const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
    policy ??= factory?.createPolicy('answers', {
      createScriptURL: (url) => {
        if (url !== address) throw new TypeError('Not the script of the answers.');
        return url;
      },
    });
    return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: 'answers' });
  } catch {
    return null;
  }
}
