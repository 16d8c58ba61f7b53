import { expect, it } from 'vitest';
import { folded } from './folded.ts';

it.each([
  ['Noémie Tremblay', 'noemie tremblay'],
  ['NOÉMIE O’Brien', "noemie o'brien"],
  ['Élan – İzmir', 'elan – izmir'],
  ['Łukasz Groß', 'łukasz groß'],
  ['李小龙 👩‍🍳', '李小龙 👩‍🍳'],
])('ADR 0188: %j is searched as %j', (text, searched) => expect(folded(text)).toBe(searched));

it('a text keeps its length, so that a match can be marked in it', () => {
  const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  expect(letters.filter((letter) => folded(letter).length !== 1)).toEqual([]);
});
