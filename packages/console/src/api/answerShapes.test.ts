import { describe, expect, it } from 'vitest';
import { isAnswerTo } from './answerShapes.ts';

const tree = '/api/management/organization-nodes/root/descendants';
const pages = '/api/management/content-instances';
const counts = '/api/management/analytics/tenant/stats';

describe('A response', () => {
  it.each([{}, [], null, undefined, 7, 'text', { id: 7 }, { id: '' }, [{ id: 'root' }]])('A response that is %j is not an organization', (answer) => {
    expect(isAnswerTo(tree, answer)).toBe(false);
  });
  it.each([{}, null, undefined, 'pages', { results: [] }])('A response that is %j is not a list of pages', (answer) => {
    expect(isAnswerTo(pages, answer)).toBe(false);
  });
  it.each([{}, [], null, 7])('A response that is %j has no numbers', (answer) => expect(isAnswerTo(counts, answer)).toBe(false));

  it.each(['/api/management/surveys/{id}', '/api/management/galleries/{id}/content-items/{itemId}'] as const)('The response of %s is an object with its id', (path) => {
    expect(isAnswerTo(path, { id: 'page', name: 'News' })).toBe(true);
    for (const answer of [{ name: 'News' }, [], {}, null, 'page']) expect(isAnswerTo(path, answer)).toBe(false);
  });

  it('A response with its id, as a list or with something in it, is accepted', () => {
    expect(isAnswerTo(tree, { id: 'root' })).toBe(true);
    expect(isAnswerTo(pages, [])).toBe(true);
    expect(isAnswerTo(counts, { userCount: null })).toBe(true);
  });
});
