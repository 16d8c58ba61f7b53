import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import type { ReadPath } from './readKey.ts';

/**
 * What the host returns, if it is a page of something; null results are none (N08).
 *
 * @throws UnexpectedAnswerError where it is something else
 */
export function pageOf<Page extends { results: unknown; totalElementCount: number }>(data: Page | undefined, path: ReadPath): Page {
  const isPage = typeof data === 'object' && data !== null && (data.results === null || Array.isArray(data.results)) && typeof data.totalElementCount === 'number';
  if (!isPage) throw new UnexpectedAnswerError({ method: 'GET', path });
  return data;
}
