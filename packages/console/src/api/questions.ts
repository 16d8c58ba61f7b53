import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import type { ConsoleClient } from '@noticeboard/api-types';
import type { ApiScope } from '../ground/apiScope.ts';
import { isAnswerTo } from './answerShapes.ts';
import { type ReadAnswer, type ReadKey, type ReadParameters, type ReadPath, readKey, type SearchAnswer, type SearchBody, type SearchKey, searchKey, type SearchPath } from './readKey.ts';
import type { ReadOptions } from './readTypes.ts';

/** A request that reads from the host. */
export interface Question<Answer> {
  /** Identifies it, with its scope. */
  key: ReadKey | SearchKey;
  /** Sends it. */
  ask: (signal: AbortSignal) => Promise<Answer>;
}

type Accepts = ReadOptions['accepts'];

/** Makes the requests of the current client and scope. */
export interface Questions {
  /** To read a path of the contract. */
  read: <Path extends ReadPath>(path: Path, parameters: ReadParameters<Path> | undefined, accepts?: Accepts) => Question<ReadAnswer<Path>>;
  /** To search. */
  search: <Path extends SearchPath>(path: Path, body: SearchBody<Path>, accepts?: Accepts) => Question<SearchAnswer<Path>>;
}

/** The requests of a client, in a scope. */
export const questionsOf = (client: ConsoleClient, scope: ApiScope): Questions => ({
  read: <Path extends ReadPath>(path: Path, parameters: ReadParameters<Path> | undefined, accepts?: Accepts) => ({
    key: readKey(scope, path, parameters),
    async ask(signal) {
      const get = client.GET as (path: ReadPath, init: object) => Promise<{ data?: unknown }>;
      const { data } = await get(path, { params: parameters ?? {}, signal });
      if (!(accepts ? accepts(data) : isAnswerTo(path, data))) throw new UnexpectedAnswerError({ method: 'GET', path });
      return data as ReadAnswer<Path>;
    },
  }),
  search: <Path extends SearchPath>(path: Path, body: SearchBody<Path>, accepts?: Accepts) => ({
    key: searchKey(scope, path, body),
    async ask(signal) {
      const post = client.POST as (path: SearchPath, init: object) => Promise<{ data?: unknown }>;
      const { data } = await post(path, { body, signal });
      if (data === undefined || accepts?.(data) === false) throw new UnexpectedAnswerError({ method: 'POST', path });
      return data as SearchAnswer<Path>;
    },
  }),
});
