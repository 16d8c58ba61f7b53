import { expect, test } from 'vitest';
import { named, shownName } from './named.ts';

test('N08: a row without a name is called Unknown; rows that have one stay what they are', () => {
  const rows = JSON.parse('[{"id":"a","name":null},{"id":"b"},{"id":"c","name":"Kitchen"}]') as { id: string; name: string }[];
  expect(named(rows)).toEqual([{ id: 'a', name: 'Unknown' }, { id: 'b', name: 'Unknown' }, { id: 'c', name: 'Kitchen' }]);
  const whole = rows.slice(2);
  expect(named(whole)).toBe(whole);
});

test.each([undefined, null, '', '   '])('N08: the name %j is shown as Unknown', (name) => expect(shownName(name)).toBe('Unknown'));
