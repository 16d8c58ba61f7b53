import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTags, normalizeTag, suggestTags, tagRefusal } from './tagRules.ts';

describe('a tag', () => {
  it('is kept in lowercase and without space around it', () => expect(normalizeTag('  GarDen ')).toBe('garden'));

  it.each(['ab', '42', 'garden2', 'GARDEN', ' garden ', '\u202Agarden\u200B', 'été', 'été'.normalize('NFD'), 'a'.repeat(50)])('%s can be added', (text) =>
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
  ] as const)('%j is refused: %s', (text, refusal) => expect(tagRefusal(text, ['garden'])).toBe(refusal));

  it('is a duplicate of a tag in capitals', () => expect(tagRefusal('garden', ['GARDEN'])).toBe('duplicate'));
});

describe('a text with commas', () => {
  it('adds each part', () => expect(addTags('Garden, kitchen,', ['door']).tags).toEqual(['door', 'garden', 'kitchen']));

  it('adds the good parts and returns the others as written', () => {
    expect(addTags('garden, Front Door, Garden, lift', [])).toEqual({
      tags: ['garden', 'lift'],
      added: ['garden', 'lift'],
      refused: [
        { text: 'Front Door', refusal: 'characters' },
        { text: 'Garden', refusal: 'duplicate' },
      ],
    });
  });

  it('accepts a tag as lists show it, with its @', () => expect(addTags('@Nurses, @garden', ['garden'])).toEqual({ tags: ['garden', 'nurses'], added: ['nurses'], refused: [{ text: '@garden', refusal: 'duplicate' }] }));

  it('does not add what is known not to exist', () =>
    expect(addTags('nurses, @Gardn', [], new Set(['gardn']))).toEqual({ tags: ['nurses'], added: ['nurses'], refused: [{ text: '@Gardn', refusal: 'unknown' }] }));

  it('never makes a list with duplicates or invalid tags', () => {
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
  it('contain what is written, those that begin with it first', () => {
    expect(suggestTags('Den', ['garden', 'dentist', 'lift'], [])).toEqual(['dentist', 'garden']);
  });

  it('leave out what is added already', () => expect(suggestTags('', ['garden', 'lift'], ['LIFT'])).toEqual(['garden']));
});
