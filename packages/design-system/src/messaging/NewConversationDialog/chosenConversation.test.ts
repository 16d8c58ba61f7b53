import { describe, expect, test } from 'vitest';
import { isForEach, messageRules, NotEveryoneWritten } from './chosenConversation.ts';
import { searchPause } from './newConversationTypes.ts';

const [ada, bao, cleo, dan, eve] = ['Ada', 'Bao', 'Cleo', 'Dan', 'Eve'].map((name) => ({ id: name, name })) as [Person, Person, Person, Person, Person];
interface Person {
  id: string;
  name: string;
}

test('LIM-119: people to write to are looked up 200 ms after the last letter', () => {
  expect(searchPause).toBe(200);
});

describe('Recipients of a message', () => {
  test('People are written to together unless each was chosen; the last who is left of several still gets the message', () => {
    expect(isForEach({ people: [ada, bao], way: 'together' })).toBe(false);
    expect(isForEach({ people: [ada, bao], way: 'each' })).toBe(true);
    expect(isForEach({ people: [ada], way: 'each' })).toBe(true);
    expect(isForEach({ people: [], way: 'each' })).toBe(false);
  });

  test('People get no empty message', () => {
    const values = { people: [ada, bao], way: 'each', groupName: '', message: ' ' } as const;
    const problem = (message: string, now: typeof values | { people: Person[]; way: 'together'; groupName: string; message: string } = values) =>
      messageRules.map((rule) => rule(message, { label: 'Message', values: now, opened: now })).find((each) => each !== null) ?? null;
    expect(problem(' ')).toBe('Message is required');
    expect(problem('Hello')).toBeNull();
    expect(problem('', { ...values, people: [ada], way: 'together' })).toBeNull();
    expect(problem('x'.repeat(4001))).toBe('Message must have at most 4000 characters');
  });

  test('People who were not written to are named, a few of many, with the reason, and that the others were', () => {
    expect(new NotEveryoneWritten([bao], 3, 'Bao is away.').message).toBe('Unable to create chat with Bao. Bao is away. The other 2 people have been written to and are not written to again.');
    expect(new NotEveryoneWritten([ada, bao, cleo, dan, eve], 6, 'All are away.').message).toBe(
      'Unable to create chat with Ada, Bao, Cleo and 2 more. All are away. The other person has been written to and is not written to again.',
    );
    expect(new NotEveryoneWritten([ada, bao], 2, 'You are offline.').message).toBe('You are offline.');
  });
});
