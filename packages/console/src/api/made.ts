import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';

/**
 * The thing that a creation returned.
 *
 * @throws UnexpectedAnswerError without an id: nothing more could be done with it, and it is unknown whether it exists
 */
export function made<Thing extends { id: string }>({ data, response }: { data?: Thing; response: Response }): Thing {
  if (data?.id === undefined) throw new UnexpectedAnswerError({ method: 'POST', path: new URL(response.url, 'http://host').pathname });
  return data;
}
