import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTags, normalizeTag, suggestTags, tagRefusal } from './tagRules.ts';

describe('a tag', () => {
  it('A tag is kept in lowercase and without space around it', () => expect(normalizeTag('  GarDen ')).toBe('garden'));

  it.each(['ab', '42', 'garden2', 'GARDEN', ' garden ', '\u202Agarden\u200B', 'été', 'été'.normalize('NFD'), 'a'.repeat(50)])('The tag %s can be added', (text) =>
    expect(tagRefusal(text, [])).toBeNull(),
  );

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['a', 'tooShort'],
    ['a'.repeat(51), 'tooLong'],
    ['@garden', 'characters'],
    ['front door', 'characters'],
    ['front-door', 'characters'],
    ['front_door', 'characters'],
    ['!', 'characters'],
    ['Garden', 'duplicate'],
  ] as const)('The tag %j is refused: %s', (text, refusal) => expect(tagRefusal(text, ['garden'])).toBe(refusal));

  it('A tag is a duplicate of a tag in capitals', () => expect(tagRefusal('garden', ['GARDEN'])).toBe('duplicate'));
});

describe('a text with commas', () => {
  it('A text with commas adds each part', () => expect(addTags('Garden, kitchen,', ['door']).tags).toEqual(['door', 'garden', 'kitchen']));

  it('A text with commas adds the valid parts and returns the others as typed', () => {
    expect(addTags('garden, Front Door, Garden, lift', [])).toEqual({
      tags: ['garden', 'lift'],
      added: ['garden', 'lift'],
      refused: [
        { text: 'Front Door', refusal: 'characters' },
        { text: 'Garden', refusal: 'duplicate' },
      ],
    });
  });

  it('A text with commas may have a tag as lists show it, with its @', () => expect(addTags('@Nurses, @garden', ['garden'])).toEqual({ tags: ['garden', 'nurses'], added: ['nurses'], refused: [{ text: '@garden', refusal: 'duplicate' }] }));

  it('A text with commas does not add a tag that is known not to exist', () =>
    expect(addTags('nurses, @Gardn', [], new Set(['gardn']))).toEqual({ tags: ['nurses'], added: ['nurses'], refused: [{ text: '@Gardn', refusal: 'unknown' }] }));

  it('A text with commas never makes a list with duplicates or invalid tags', () => {
    assert(
      property(array(string()), (texts) => {
        const { tags } = addTags(texts.join(','), []);
        expect(new Set(tags).size).toBe(tags.length);
        for (const tag of tags) expect(tagRefusal(tag, [])).toBeNull();
      }),
    );
  });
});

describe('suggestions', () => {
  it('Suggested tags contain what is typed, those that begin with it first', () => {
    expect(suggestTags('Den', ['garden', 'dentist', 'lift'], [])).toEqual(['dentist', 'garden']);
  });

  it('Suggested tags leave out those that were added already', () => expect(suggestTags('', ['garden', 'lift'], ['LIFT'])).toEqual(['garden']));
});
