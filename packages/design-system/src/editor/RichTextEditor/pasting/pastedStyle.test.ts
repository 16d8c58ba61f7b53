import { describe, expect, it } from 'vitest';
import { isCountingMark, marksOf, readStyle, wordListLevel } from './pastedStyle.ts';

const marks = (style: string) => marksOf(readStyle(style));
const level = (style: string) => wordListLevel(readStyle(style));

describe('the style of pasted words', () => {
  it('The style of pasted words is read without regard to case, order or missing values', () => {
    expect([...readStyle('Color: RED; ; font-weight:700;broken; a:')]).toEqual([['color', 'red'], ['font-weight', '700']]);
    expect(readStyle('').size).toBe(0);
  });

  it.each([
    ['font-weight:700', ['strong']],
    ['font-weight:600', ['strong']],
    ['font-weight:bold', ['strong']],
    ['font-weight:500', []],
    ['font-weight:normal', []],
    ['font-style:italic', ['em']],
    ['text-decoration:underline line-through', ['u', 's']],
    ['text-decoration-line:underline', ['u']],
    ['text-decoration:none', []],
    ['font-weight:700;font-style:oblique 10deg;text-decoration:underline', ['strong', 'em', 'u']],
    ['color:red;font-size:48pt', []],
  ])('The pasted style %s means %j', (style, expected) => {
    expect(marks(style)).toEqual(expected);
  });
});

describe('a paragraph of Word', () => {
  it.each([
    ['mso-list:l0 level1 lfo1', 1],
    ['margin-left:1in;mso-list:l0 level3 lfo1', 3],
    ['mso-list:l2', 1],
    ['mso-list:Ignore', null],
    ['mso-list:none', null],
    ['margin-left:1in', null],
  ])('A paragraph of Word with %s has the list level %j', (style, expected) => {
    expect(level(style)).toBe(expected);
  });

  it.each(['1.', '12)', 'a.', 'B)', 'iv.', '(3)', '1.\u00a0\u00a0 '])('A paragraph of Word is numbered with %j', (mark) => {
    expect(isCountingMark(mark)).toBe(true);
  });

  it.each(['·', 'o', '§', '-', '', '\u00b7\u00a0 '])('A paragraph of Word is not numbered with %j', (mark) => {
    expect(isCountingMark(mark)).toBe(false);
  });
});
