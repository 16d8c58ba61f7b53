import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeMention, findOpenMention, mentionSegments, throughLastMention } from './mentions.ts';

const open = (text: string) => findOpenMention(text.replace('|', ''), text.indexOf('|'));

describe('Mentions that are being written', () => {
  it.each([
    ['@|', { start: 0, phrase: '' }],
    ['@ma|', { start: 0, phrase: 'ma' }],
    ['Ask @maya.o|', { start: 4, phrase: 'maya.o' }],
    ['Ask @ma|ya', { start: 4, phrase: 'ma' }],
    ['(@Zoë|', { start: 1, phrase: 'Zoë' }],
    ['line\n@a|', { start: 5, phrase: 'a' }],
  ])('A mention being written is found in %j', (text, expected) => {
    expect(open(text)).toEqual(expected);
  });

  it.each(['Ask |', 'Ask @maya |', 'name@exam|', '@@a|', '@a!|', '|@a', '@a@b|'])('A mention being written is not found in %j', (text) => {
    expect(open(text)).toBeNull();
  });
});

describe('Texts with mentions', () => {
  it.each([
    ['Thanks @maya.okafor.', ['@maya.okafor']],
    ['@a, @b-c and @d_', ['@a', '@b-c', '@d_']],
    ['write to name@example.com or @@x', []],
    ['@ alone, @. and @-', []],
    ['(@Zoë)', ['@Zoë']],
  ])('The text %j mentions %j', (text, expected) => {
    expect(mentionSegments(text).flatMap((segment) => (segment.isMention ? [segment.text] : []))).toEqual(expected);
  });

  it('A text with mentions is not changed by being cut into runs', () => {
    assert(
      property(array(constantFrom('@', 'a', '.', ' ', '-', '\n', 'é', '@maya')), (parts) => {
        const text = parts.join('');
        expect(mentionSegments(text).map((segment) => segment.text).join('')).toBe(text);
      }),
    );
  });
});

describe('Parts of a text that are tinted', () => {
  it.each([
    ['', ''],
    ['nobody at name@example.com\nat all', ''],
    ['first\nThanks @maya, again\nlast', 'first\nThanks @maya, again'],
    ['@maya and\n@mark', '@maya and\n@mark'],
  ])('The tinted parts of %j are %j', (text, expected) => {
    expect(throughLastMention(text)).toBe(expected);
  });
});

describe('Choosing a person to mention', () => {
  const choose = (text: string) => {
    const mention = open(text);
    return mention === null ? null : completeMention(text.replace('|', ''), mention, 'maya.okafor');
  };

  it('Choosing a person inserts the username and one space, with the cursor after it', () => {
    expect(choose('Ask @ma|')).toEqual({ text: 'Ask @maya.okafor ', caret: 17 });
    expect(choose('Ask @ma| first')).toEqual({ text: 'Ask @maya.okafor first', caret: 17 });
  });

  it('A chosen mention replaces the whole word at the cursor', () => {
    expect(choose('Ask @ma|rk, please')).toEqual({ text: 'Ask @maya.okafor, please', caret: 16 });
  });
});
