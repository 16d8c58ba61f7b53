import { describe, expect, test } from 'vitest';
import { isMoreWanted, type LoadMoreQuestion } from './loadMoreRule.ts';

const inTheMiddle: LoadMoreQuestion = {
  itemCount: 100,
  firstIndex: 40,
  lastIndex: 50,
  hasMore: true,
  isLoadingMore: false,
  hasFailed: false,
  loadMoreAt: 'end',
  askedAt: null,
};

describe('more items', () => {
  test('More items are requested six items before the end, not before', () => {
    expect(isMoreWanted({ ...inTheMiddle, lastIndex: 93 })).toBe(false);
    expect(isMoreWanted({ ...inTheMiddle, lastIndex: 94 })).toBe(true);
  });

  test('Older items are requested six items before the start', () => {
    expect(isMoreWanted({ ...inTheMiddle, loadMoreAt: 'start', firstIndex: 6 })).toBe(false);
    expect(isMoreWanted({ ...inTheMiddle, loadMoreAt: 'start', firstIndex: 5 })).toBe(true);
  });

  test('More items load immediately where there are none yet', () => {
    expect(isMoreWanted({ ...inTheMiddle, itemCount: 0, firstIndex: -1, lastIndex: -1 })).toBe(true);
  });

  test.each([{ hasMore: false }, { isLoadingMore: true }, { hasFailed: true }, { askedAt: 100 }])(
    'More items are not requested with %o',
    (state) => {
      expect(isMoreWanted({ ...inTheMiddle, lastIndex: 99, ...state })).toBe(false);
    },
  );
});
