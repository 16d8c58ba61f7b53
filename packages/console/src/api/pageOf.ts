import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import type { ReadPath } from './readKey.ts';

/**
 * The host's response, if it is a page of a list; null results are an empty one (N08).
 *
 * @throws UnexpectedAnswerError if it is something else
 */
export function pageOf<Page extends { results: unknown; totalElementCount: number }>(data: Page | undefined, path: ReadPath): Page {
  const isPage = typeof data === 'object' && data !== null && (data.results === null || Array.isArray(data.results)) && typeof data.totalElementCount === 'number';
  if (!isPage) throw new UnexpectedAnswerError({ method: 'GET', path });
  return data;
}
