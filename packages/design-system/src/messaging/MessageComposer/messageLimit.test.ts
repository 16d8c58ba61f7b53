import { describe, expect, it } from 'vitest';
import { charactersLeft } from './messageLimit.ts';

describe('The characters that are left of a message', () => {
  it.each([
    ['', 4000],
    ['a'.repeat(4000), 0],
    ['a'.repeat(4001), -1],
    ['👍'.repeat(4000), 0],
    ['👍'.repeat(4001), -1],
  ])('The characters that are left of a message are counted as the hub counts them', (text, left) => expect(charactersLeft(text)).toBe(left));

  it('The characters that are left of a message are those of the text as it is sent, without space around it', () => expect(charactersLeft(`\n${'a'.repeat(4000)} \n`)).toBe(0));
});
