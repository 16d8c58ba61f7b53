import { expect, test } from 'vitest';
import { complaints, differences, heardOnOpening, heardOnReaching, heardWhileTyping, modeAfter, withoutDetours } from './transcript.ts';

test('What Orca announces about a document automatically is left out, and what the console announces stays', () => {
  const said = ['Departments · Users · Noticeboard document web.', 'Skip to content link.', 'Departments · Users · Noticeboard', '1–8 of 8'];
  expect(heardOnOpening(said, ['Departments · Users · Noticeboard', 'Loading Departments', '1–8 of 8'])).toEqual(['Departments · Users · Noticeboard', '1–8 of 8']);
});

test('a change of mode is reported where it lasts after a step, not where it switched back and forth', () => {
  expect(withoutDetours(['Name entry.', 'Focus mode'], 'Browse mode')).toEqual(['Name entry.', 'Focus mode']);
  expect(withoutDetours(['Browse mode', '30 Rows per page push button.', 'Focus mode'], 'Focus mode')).toEqual(['30 Rows per page push button.']);
  expect(modeAfter(['Name entry.'], 'Focus mode')).toBe('Focus mode');
});

test('of a number that is announced while a user types only the last one counts', () => {
  expect(heardWhileTyping(['21 matches', 'Loading', '1 match'], 5)).toEqual(['Loading', '1 match']);
});

test('a number that is announced at each letter is a failure', () => {
  const said = heardWhileTyping(['1 of 90', '2 of 90', '3 of 90', '4 of 90', '5 of 90'], 5);
  expect(said).toEqual(['5 of 90 (at each letter)']);
  expect(complaints({}, [{ act: "types 'Title'", said }])).toEqual(["'types 'Title'' says '5 of 90 (at each letter)'."]);
});

test('the announcement of a control does not include from where it was reached', () => {
  expect(heardOnReaching(['leaving banner.', 'main content', 'Departments.', 'Add department push button.', 'Browse mode'])).toEqual(['Departments.', 'Add department push button.']);
});

test('a silent step is a failure, and letters are not echoed', () => {
  const steps = [
    { act: 'Return: saves', said: [] },
    { act: "types 'Ida'", said: [] },
  ];
  expect(complaints({}, steps)).toEqual(["'Return: saves' is silent."]);
});

test('A sentence that is announced twice is a failure, unless the scenario says why it may be', () => {
  const steps = [{ act: 'Return: asks', said: ['Delete department heading level 2.', 'Delete department dialog.'] }];
  expect(complaints({}, steps)).toEqual(["'Return: asks' says 'delete department' 2 times."]);
  expect(complaints({ mayRepeat: [/^delete department$/] }, steps)).toEqual([]);
});

test('the order within a step does not count as a difference, another word does', () => {
  const before = [{ act: 'Return: saves', said: ['Success', '1–9 of 9'] }];
  expect(differences(before, [{ act: 'Return: saves', said: ['1–9 of 9', 'Success'] }])).toEqual([]);
  expect(differences(before, [{ act: 'Return: saves', said: ['1–9 of 9'] }])).toHaveLength(1);
});
