import { describe, expect, it } from 'vitest';
import { isSameValue } from './sameValue.ts';
import { differing, nothingTyped, openedOf, typedOver, valuesOf, without } from './typing.ts';

const known = { name: 'Chidi', email: 'chidi@old.example', tags: ['a'] };
type Person = typeof known;
const renamed = typedOver<Person>(nothingTyped(), known, { name: 'Chidi Nwosu' });

describe('what is typed into a form', () => {
  it('stands over what is known', () => {
    expect(valuesOf(known, renamed)).toEqual({ ...known, name: 'Chidi Nwosu' });
  });

  it('A field that nobody touched shows what someone else has saved since', () => {
    const now = { ...known, name: 'C. Nwosu', email: 'chidi@new.example' };
    expect(valuesOf(now, renamed)).toEqual({ ...now, name: 'Chidi Nwosu' });
  });

  it('keeps what it was typed over, from the first letter on', () => {
    const now = { ...known, name: 'C. Nwosu' };
    const further = typedOver(renamed, now, { name: 'Chidi N.' });
    expect(openedOf(now, further)).toEqual(known);
  });

  it('Taken back, it was never typed: the field shows again what is known', () => {
    const back = typedOver(renamed, known, { name: 'Chidi' });
    expect(back).toEqual(nothingTyped());
    expect(valuesOf({ ...known, name: 'C. Nwosu' }, back).name).toBe('C. Nwosu');
  });

  it('leaves the rest when some of it is saved', () => {
    const both = typedOver(renamed, known, { email: 'chidi@mine.example' });
    expect(without(both, ['name'])).toEqual({ typed: { email: 'chidi@mine.example' }, from: { email: 'chidi@old.example' } });
  });

  it('names the values that are others', () => {
    expect(differing(known, { ...known, tags: ['b'] }, (_name, one, other) => isSameValue(one, other))).toEqual(['tags']);
    expect(differing(known, { ...known, tags: ['a'] }, (_name, one, other) => isSameValue(one, other))).toEqual([]);
  });
});
