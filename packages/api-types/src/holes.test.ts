import { expect, test } from 'vitest';
import { closeHoles } from './holes.ts';

const closed = (answer: unknown) => {
  closeHoles(answer);
  return answer;
};

test('N08: null entries leave every list, at any depth; what is missing beside them stays as it is', () => {
  expect(closed([null, { id: 'a', name: null, tags: [null, 't', null] }, null])).toEqual([{ id: 'a', name: null, tags: ['t'] }]);
  expect(closed({ results: [null], root: { organizationNodes: [null, { id: 'b', organizationNodes: [null] }] } })).toEqual({ results: [], root: { organizationNodes: [{ id: 'b', organizationNodes: [] }] } });
});

test('Zero, an empty text and false are entries, and a response that is neither a list nor an object stays as it is', () => {
  expect(closed([0, '', false])).toEqual([0, '', false]);
  for (const answer of [null, undefined, 'text', 7]) expect(closed(answer)).toBe(answer);
});
