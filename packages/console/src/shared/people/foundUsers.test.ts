import { describe, expect, test } from 'vitest';
import { arrived, asked, askedMore, failed, type FoundUsers } from './foundUsers.ts';

const person = (id: string) => ({ id });
const page = (ids: string[], totalElementCount: number) => ({ results: ids.map(person), totalElementCount });
const ids = ({ users }: FoundUsers<{ id: string }>) => users.map(({ id }) => id);

describe('Users found for a phrase', () => {
  test('Users found for a phrase are loaded page by page until all are there', () => {
    const first = arrived(asked('ma'), page(['a', 'b'], 3));
    expect([ids(first), first.hasMore]).toEqual([['a', 'b'], true]);
    const second = arrived(askedMore(first), page(['c'], 3));
    expect([ids(second), second.hasMore, second.pages]).toEqual([['a', 'b', 'c'], false, 2]);
  });

  test('Users found for a phrase are removed when another phrase is searched for', () => {
    expect(ids(asked('mar'))).toEqual([]);
  });

  test('Users found for a phrase include someone once who moved to the next page in the meantime', () => {
    expect(ids(arrived(arrived(asked('ma'), page(['a', 'b'], 4)), page(['b', 'c'], 4)))).toEqual(['a', 'b', 'c']);
  });

  test('Users found for a phrase end with an empty page, whatever the total promises', () => {
    expect(arrived(arrived(asked('ma'), page(['a'], 9)), page([], 9)).hasMore).toBe(false);
  });

  test('Users found for a phrase stay when the next page fails, which is then requested again', () => {
    const lost = failed(askedMore(arrived(asked('ma'), page(['a'], 2))), new Error('lost'));
    expect([ids(lost), lost.hasMore, lost.waitsFor, lost.pages]).toEqual([['a'], true, null, 1]);
    expect(askedMore(lost)).toMatchObject({ waitsFor: 'more', error: undefined });
  });

  test('Users found for a phrase are requested from the first page when that failed', () => {
    expect(askedMore(failed(asked('ma'), new Error('lost'))).waitsFor).toBe('first');
  });
});
