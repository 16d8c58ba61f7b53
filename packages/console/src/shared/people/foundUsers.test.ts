import { describe, expect, test } from 'vitest';
import { arrived, asked, askedMore, failed, type FoundUsers } from './foundUsers.ts';

const person = (id: string) => ({ id });
const page = (ids: string[], totalElementCount: number) => ({ results: ids.map(person), totalElementCount });
const ids = ({ users }: FoundUsers<{ id: string }>) => users.map(({ id }) => id);

describe('Users found for a phrase', () => {
  test('grow page by page until all are there', () => {
    const first = arrived(asked('ma'), page(['a', 'b'], 3));
    expect([ids(first), first.hasMore]).toEqual([['a', 'b'], true]);
    const second = arrived(askedMore(first), page(['c'], 3));
    expect([ids(second), second.hasMore, second.pages]).toEqual([['a', 'b', 'c'], false, 2]);
  });

  test('are gone when another phrase is searched for', () => {
    expect(ids(asked('mar'))).toEqual([]);
  });

  test('show someone once who moved to the next page in the meantime', () => {
    expect(ids(arrived(arrived(asked('ma'), page(['a', 'b'], 4)), page(['b', 'c'], 4)))).toEqual(['a', 'b', 'c']);
  });

  test('end with an empty page, whatever the total promises', () => {
    expect(arrived(arrived(asked('ma'), page(['a'], 9)), page([], 9)).hasMore).toBe(false);
  });

  test('stay when the next page fails, which is then asked again', () => {
    const lost = failed(askedMore(arrived(asked('ma'), page(['a'], 2))), new Error('lost'));
    expect([ids(lost), lost.hasMore, lost.waitsFor, lost.pages]).toEqual([['a'], true, null, 1]);
    expect(askedMore(lost)).toMatchObject({ waitsFor: 'more', error: undefined });
  });

  test('are first when the first page failed', () => {
    expect(askedMore(failed(asked('ma'), new Error('lost'))).waitsFor).toBe('first');
  });
});
