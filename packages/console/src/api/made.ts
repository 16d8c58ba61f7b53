import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';

/**
 * The thing that a creation answered.
 *
 * @throws UnexpectedAnswerError without an id: nothing more could be given to it, and nobody knows whether it is there
 */
export function made<Thing extends { id: string }>({ data, response }: { data?: Thing; response: Response }): Thing {
  if (data?.id === undefined) throw new UnexpectedAnswerError({ method: 'POST', path: new URL(response.url, 'http://host').pathname });
  return data;
}
