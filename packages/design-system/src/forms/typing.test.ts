import { describe, expect, it } from 'vitest';
import { isSameValue } from './sameValue.ts';
import { changeOf, differing, nothingTyped, openedOf, typedOver, typedSince, valuesOf, without } from './typing.ts';

const known = { name: 'Chidi', email: 'chidi@old.example', tags: ['a'] };
type Person = typeof known;
const renamed = typedOver<Person>(nothingTyped(), known, { name: 'Chidi Nwosu' });

describe('what is typed into a form', () => {
  it('has precedence over what the host has', () => {
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

  it('Reverted, it counts as never typed: the field shows what the host has', () => {
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

  describe('once it was saved while it was typed into', () => {
    const sending = { typing: renamed, known, sent: { ...known, name: 'Chidi Nwosu' } };

    it('forgets what was saved', () => {
      expect(typedSince(renamed, sending)).toEqual(nothingTyped());
    });

    it('keeps what was typed since, over what was saved', () => {
      const further = typedOver(typedOver(renamed, known, { name: 'Chidi N.' }), known, { email: 'chidi@mine.example' });
      expect(typedSince(further, sending)).toEqual({ typed: { name: 'Chidi N.', email: 'chidi@mine.example' }, from: { name: 'Chidi Nwosu', email: known.email } });
    });

    it('keeps what was reverted since: the host no longer has it', () => {
      expect(typedSince(typedOver(renamed, known, { name: known.name }), sending)).toEqual({ typed: { name: known.name }, from: { name: 'Chidi Nwosu' } });
    });
  });
});

it('A field that nobody touched is not a change, even where cleaning would write it otherwise', () => {
  const opened = { name: 'Night  desk ', email: 'old@desk.example' };
  const sent = { name: 'Night desk', email: 'new@desk.example' };
  expect(changeOf(opened, sent, ['email'])).toEqual({ from: opened, to: { name: 'Night  desk ', email: 'new@desk.example' } });
});
