import { describe, expect, test } from 'vitest';
import { DescribedError } from '../ground/describeError.ts';
import { refuseOnce } from './useOverwriteWarning.ts';

const opened = { name: 'Kitchen', contactEmail: null };
const wanted = { name: 'Night kitchen', contactEmail: null };

describe('Saves over what someone else has saved', () => {
  test('A save over what someone else saved is refused once, with what the other saved, and then goes through', () => {
    const told = new Map<string, string>();
    const overwriting = { id: 'd1', opened, wanted, now: { name: 'Cafeteria', contactEmail: null } };
    expect(() => refuseOnce(overwriting, told)).toThrow(DescribedError);
    expect(() => refuseOnce(overwriting, new Map())).toThrow(/It is now: Cafeteria\./);
    expect(() => refuseOnce(overwriting, told)).not.toThrow();
  });

  test('A save over what someone else saved is refused again when the other saves once more, and for another record', () => {
    const told = new Map([['d1', 'Cafeteria']]);
    expect(() => refuseOnce({ id: 'd1', opened, wanted, now: { name: 'Canteen' } }, told)).toThrow(DescribedError);
    expect(() => refuseOnce({ id: 'd2', opened, wanted, now: { name: 'Cafeteria' } }, told)).toThrow(DescribedError);
  });

  test('A save goes through when nobody changed anything, or only what the form does not show', () => {
    expect(() => refuseOnce({ id: 'd1', opened, wanted, now: opened }, new Map())).not.toThrow();
    expect(() => refuseOnce({ id: 'd1', opened, wanted, now: { ...opened, order: '2' } }, new Map())).not.toThrow();
  });

  test('A save goes through when the host already has what is to be saved: the response to the first try was lost', () => {
    expect(() => refuseOnce({ id: 'd1', opened, wanted, now: wanted }, new Map())).not.toThrow();
  });

  test('A save over what someone else emptied says so', () => {
    expect(() => refuseOnce({ id: 'd1', opened: { contactEmail: 'a@b.example' }, now: { contactEmail: null }, wanted: { contactEmail: 'c@d.example' } }, new Map())).toThrow(/It is now: nothing\./);
  });

  test('A save over what is too long for a sentence has the words that the form gives it', () => {
    expect(() => refuseOnce({ id: 'd1', opened, wanted, now: { name: 'Cafeteria' }, words: 'Their text is below.' }, new Map())).toThrow('Their text is below.');
  });
});
