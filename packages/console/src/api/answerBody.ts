import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';

interface Answer<Data> {
  data?: Data;
  response: Response;
}

const unexpected = (method: string, { url }: Response) => new UnexpectedAnswerError({ method, path: new URL(url, 'http://host').pathname });

/**
 * The thing that a creation returned.
 *
 * @throws UnexpectedAnswerError without an id: nothing more could be done with it, and it is unknown whether it exists
 */
export function made<Thing extends { id: string }>({ data, response }: Answer<Thing>): Thing {
  if (data?.id === undefined) throw unexpected('POST', response);
  return data;
}

/**
 * The thing that a read returned.
 *
 * @throws UnexpectedAnswerError for a response without a body
 */
export function found<Thing>({ data, response }: Answer<Thing>): NonNullable<Thing> {
  if (data === undefined || data === null) throw unexpected('GET', response);
  return data;
}
