import { describe, expect, test } from 'vitest';
import { keepVisit, type Visit, visitNow } from './visit.ts';

const key = 'visit';
const storageWith = (text: string | null) => {
  const texts = new Map(text === null ? [] : [[key, text]]);
  return { read: (name: string) => texts.get(name) ?? null, write: (name: string, value: string) => void texts.set(name, value) };
};
const stored = (visit: Visit) => storageWith(JSON.stringify(visit));
const noon = new Date('2026-11-22T12:00:00Z');

describe('a visit of the comments', () => {
  test('A visit of the comments is the first on a device that has stored none', () => {
    expect(visitNow(storageWith(null), key, noon)).toEqual({ since: null, lastSeen: noon.toISOString(), opened: [] });
  });

  test('A visit of the comments counts from the end of the previous one', () => {
    const before = stored({ since: null, lastSeen: '2026-11-21T17:00:00.000Z', opened: ['a'] });
    expect(visitNow(before, key, noon)).toEqual({ since: '2026-11-21T17:00:00.000Z', lastSeen: noon.toISOString(), opened: [] });
  });

  test('A visit of the comments continues after a reload, with what was opened in it', () => {
    const storage = storageWith(null);
    keepVisit(storage, key, { since: '2026-11-21T17:00:00.000Z', lastSeen: '2026-11-22T11:31:00.000Z', opened: ['a'] });
    expect(visitNow(storage, key, noon)).toEqual({ since: '2026-11-21T17:00:00.000Z', lastSeen: noon.toISOString(), opened: ['a'] });
  });

  test.each(['', 'null', '7', '{}', '{"since":3,"lastSeen":"x","opened":[]}', '{"since":null,"lastSeen":"2026-11-22T11:31:00Z","opened":[7]}', '{"since":'])(
    'A23: a visit of the comments ignores stored data that reads %j',
    (text) => {
      expect(visitNow(storageWith(text), key, noon).since).toBeNull();
    },
  );
});
