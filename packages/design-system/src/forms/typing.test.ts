import { describe, expect, it } from 'vitest';
import { isSameValue } from './sameValue.ts';
import { changeOf, differing, nothingTyped, openedOf, typedOver, typedSince, valuesOf, without } from './typing.ts';

const known = { name: 'Chidi', email: 'chidi@old.example', tags: ['a'] };
type Person = typeof known;
const renamed = typedOver<Person>(nothingTyped(), known, { name: 'Chidi Nwosu' });

describe('Text that is typed into a form', () => {
  it('Typed text has precedence over what the host has', () => {
    expect(valuesOf(known, renamed)).toEqual({ ...known, name: 'Chidi Nwosu' });
  });

  it('A field that was not typed into shows what someone else has saved since', () => {
    const now = { ...known, name: 'C. Nwosu', email: 'chidi@new.example' };
    expect(valuesOf(now, renamed)).toEqual({ ...now, name: 'Chidi Nwosu' });
  });

  it('A field remembers what it was typed over, from the first letter on', () => {
    const now = { ...known, name: 'C. Nwosu' };
    const further = typedOver(renamed, now, { name: 'Chidi N.' });
    expect(openedOf(now, further)).toEqual(known);
  });

  it('A field that is typed back counts as never typed: it shows what the host has', () => {
    const back = typedOver(renamed, known, { name: 'Chidi' });
    expect(back).toEqual(nothingTyped());
    expect(valuesOf({ ...known, name: 'C. Nwosu' }, back).name).toBe('C. Nwosu');
  });

  it('Typed text stays when some of it is saved', () => {
    const both = typedOver(renamed, known, { email: 'chidi@mine.example' });
    expect(without(both, ['name'])).toEqual({ typed: { email: 'chidi@mine.example' }, from: { email: 'chidi@old.example' } });
  });

  it('Fields that differ from the host are named', () => {
    expect(differing(known, { ...known, tags: ['b'] }, (_name, one, other) => isSameValue(one, other))).toEqual(['tags']);
    expect(differing(known, { ...known, tags: ['a'] }, (_name, one, other) => isSameValue(one, other))).toEqual([]);
  });

  describe('A save while the user types on', () => {
    const sending = { typing: renamed, known, sent: { ...known, name: 'Chidi Nwosu' } };

    it('Text that was saved while the user typed on is no longer a change', () => {
      expect(typedSince(renamed, sending)).toEqual(nothingTyped());
    });

    it('Text that was typed during a save is kept, over what was saved', () => {
      const further = typedOver(typedOver(renamed, known, { name: 'Chidi N.' }), known, { email: 'chidi@mine.example' });
      expect(typedSince(further, sending)).toEqual({ typed: { name: 'Chidi N.', email: 'chidi@mine.example' }, from: { name: 'Chidi Nwosu', email: known.email } });
    });

    it('A field that was typed back during a save is kept: the host no longer has it', () => {
      expect(typedSince(typedOver(renamed, known, { name: known.name }), sending)).toEqual({ typed: { name: known.name }, from: { name: 'Chidi Nwosu' } });
    });
  });
});

it('A field that was not typed into is not a change, even where cleaning would write it otherwise', () => {
  const opened = { name: 'Night  desk ', email: 'old@desk.example' };
  const sent = { name: 'Night desk', email: 'new@desk.example' };
  expect(changeOf(opened, sent, ['email'])).toEqual({ from: opened, to: { name: 'Night  desk ', email: 'new@desk.example' } });
});
