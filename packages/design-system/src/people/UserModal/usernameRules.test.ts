import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUsername, suggestUsername, usernameSuffix, usernameTooltip } from './usernameRules.ts';

describe('the suggested username', () => {
  it.each([
    ['Maya Okafor', 'mayaokafor'],
    ['  Zoë O’Neill-Smith 2nd ', 'zoeoneillsmith2nd'],
    ['İpek', 'ipek'],
    ['Łukasz Groß-Ørsted', 'lukaszgrossorsted'],
    ['李小龙', ''],
    ['', ''],
  ])('The suggested username of %j is %j', (name, username) => expect(suggestUsername(name)).toBe(username));

  it('The suggested username of the longest name leaves room for what is appended when it is taken', () => {
    expect(suggestUsername('ß'.repeat(255)) + usernameSuffix()).toHaveLength(255);
  });

  it('The suggested username is a valid username or empty, and its own suggestion', () => {
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
  it.each(['a', 'Maya7', '007'])('The username %j is accepted', (text) => expect(isUsername(text)).toBe(true));
  it.each(['', ' ', 'maya okafor', 'maya.okafor', 'maya_', 'zoë', 'maya\n'])('The username %j is refused', (text) => expect(isUsername(text)).toBe(false));
});

describe('the tooltip of a username', () => {
  it('The tooltip of a username is hidden below 20 characters', () => expect(usernameTooltip('a'.repeat(19))).toBeUndefined());
  it('The tooltip of a username shows all of a username of 20 characters', () => expect(usernameTooltip('a'.repeat(20))).toBe('a'.repeat(20)));
});

describe('The suffix of a taken username', () => {
  it('The suffix of a taken username is four letters and digits, so that it stays a username', () => {
    for (let round = 0; round < 200; round += 1) expect(usernameSuffix()).toMatch(/^[a-z0-9]{4}$/);
  });
  it('The suffix of a taken username covers the whole range', () => {
    expect(usernameSuffix(() => 0)).toBe('aaaa');
    expect(usernameSuffix(() => 0.9999)).toBe('9999');
  });
});
