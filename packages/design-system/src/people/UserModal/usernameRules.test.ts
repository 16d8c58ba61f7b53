import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUsername, suggestUsername } from './usernameRules.ts';

describe('the suggested username', () => {
  it.each([
    ['Maya Okafor', 'mayaokafor'],
    ['  Zoë O’Neill-Smith 2nd ', 'zoeoneillsmith2nd'],
    ['İpek', 'ipek'],
    ['李小龙', ''],
    ['', ''],
  ])('of %j is %j', (name, username) => expect(suggestUsername(name)).toBe(username));

  it('is a username or nothing, and its own suggestion', () => {
    assert(
      property(string({ unit: 'grapheme' }), (name) => {
        const username = suggestUsername(name);
        expect(username === '' || isUsername(username)).toBe(true);
        expect(username).toBe(username.toLowerCase());
        expect(suggestUsername(username)).toBe(username);
      }),
    );
  });
});

describe('a username', () => {
  it.each(['a', 'Maya7', '007'])('may be %j', (text) => expect(isUsername(text)).toBe(true));
  it.each(['', ' ', 'maya okafor', 'maya.okafor', 'maya_', 'zoë', 'maya\n'])('may not be %j', (text) => expect(isUsername(text)).toBe(false));
});
