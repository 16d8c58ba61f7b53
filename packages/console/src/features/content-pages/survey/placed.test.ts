import { describe, expect, it } from 'vitest';
import { placed } from './placed.ts';

const now = [{ id: 'a', order: 3 }, { id: 'b', order: 5 }, { id: 'c', order: 6 }];
const orders = (...parts: Parameters<typeof placed>) => Object.fromEntries(placed(...parts));

describe('The order of questions and options', () => {
  it('The order of questions and options keeps its numbers where nothing was moved, also after a deletion', () => {
    expect(orders(now, ['a', 'b', 'c'], ['a', 'c'])).toMatchObject({ a: 3, c: 6 });
  });

  it('The order of questions and options has what is new after all others', () => {
    expect(orders(now, ['a', 'b', 'c'], ['a', 'b', 'c', 'new-1', 'new-2'])).toMatchObject({ a: 3, 'new-1': 7, 'new-2': 8 });
    expect(orders([], [], ['new-1', 'new-2'])).toEqual({ 'new-1': 0, 'new-2': 1 });
  });

  it('The order of questions and options is numbered again where something was moved', () => {
    expect(orders(now, ['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual({ c: 3, a: 4, b: 5 });
    expect(orders(now, ['a', 'b', 'c'], ['a', 'new-1', 'b', 'c'])).toEqual({ a: 3, 'new-1': 4, b: 5, c: 6 });
  });

  it('The order of questions and options keeps what someone else has ordered in the meantime, if nothing was moved here', () => {
    expect(orders([now[1]!, now[0]!, now[2]!], ['a', 'b', 'c'], ['a', 'b', 'c'])).toEqual({ a: 3, b: 5, c: 6 });
  });

  it('The order of questions and options has last what someone else has added in the meantime', () => {
    expect(orders([...now, { id: 'theirs', order: 7 }], ['a', 'b', 'c'], ['b', 'a', 'c'])).toEqual({ b: 3, a: 4, c: 5, theirs: 6 });
  });
});
