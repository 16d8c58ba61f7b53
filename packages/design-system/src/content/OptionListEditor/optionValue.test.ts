import { array, assert, double, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeOptions, hasWrongValue, isOptionValue, suggestOptionValue, type SurveyOption, withLabel, withOptionAt, withValue } from './optionValue.ts';

const half = () => 0.5;
const option = (id: string, label: string, value: string, followsLabel = false): SurveyOption => ({ id, label, value, followsLabel });

describe('the suggested value', () => {
  it.each([
    ['Very good', 'very_good'],
    ['  Yes  ', 'yes'],
    ['Rock & roll', 'rock___roll'],
    ['10 – 20 %', '10___20__'],
    ['Café', 'caf_'],
    ['👍', '_'],
    ['snake_case', 'snake_case'],
    ['', ''],
    ['   ', ''],
  ])('The suggested value of the label "%s" is "%s"', (label, value) => {
    expect(suggestOptionValue(label, [], half)).toBe(value);
  });

  it('The suggested value gets four random characters when a sibling has it', () => {
    expect(suggestOptionValue('Yes', ['no', 'yes'], () => 0)).toBe('yes_0000');
    expect(suggestOptionValue('Yes', ['yes'], half)).toBe('yes_i000');
    expect(suggestOptionValue('Yes', ['yes'], () => 1 - Number.EPSILON)).toBe('yes_zzzz');
  });

  it('The suggested value takes the next suffix when a sibling has that one too', () => {
    expect(suggestOptionValue('Yes', ['yes', 'yes_zzzz'], () => 1 - Number.EPSILON)).toBe('yes_0000');
  });

  it('The suggested value is cut to 255 characters, suffix included', () => {
    const long = 'a'.repeat(300);
    expect(suggestOptionValue(long, [], half)).toBe('a'.repeat(255));
    expect(suggestOptionValue(long, ['a'.repeat(255)], half)).toBe(`${'a'.repeat(250)}_i000`);
  });

  it('The suggested value is acceptable, and differs from each sibling, whatever the labels are', () => {
    const chance = double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    assert(
      property(array(string({ maxLength: 8 }), { maxLength: 6 }), chance, (labels, number) => {
        const values: string[] = [];
        for (const label of labels) values.push(suggestOptionValue(label, values, () => number));
        const given = values.filter((value) => value !== '');
        expect(given.every((value) => isOptionValue(value) && value === value.toLowerCase())).toBe(true);
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });
});

it.each([
  ['very_good', true],
  ['A1', true],
  ['_', true],
  ['', false],
  ['very good', false],
  ['café', false],
  ['a-b', false],
  ['a\n', false],
])('the value "%s" of an option is accepted: %s', (value, isGood) => {
  expect(isOptionValue(value)).toBe(isGood);
});

it.each<[string, Partial<SurveyOption>, boolean]>([
  ['with other characters', { value: 'a-b' }, true],
  ['emptied of a saved option', { value: '' }, true],
  ['emptied by hand of a new one', { value: '', isNew: true }, true],
  ['not there yet, as nothing was written', { value: '', label: '', isNew: true }, false],
  ['still to follow its label', { value: '', isNew: true, followsLabel: true }, false],
  ['that may be kept', { value: 'fine' }, false],
])('whether a value %s is wrong is recognized', (_, given, isWrong) => {
  expect(hasWrongValue({ id: '1', label: 'Fine', value: 'fine', ...given })).toBe(isWrong);
});

describe('The value of an option', () => {
  const options = [option('1', 'Yes', 'yes'), option('2', '', '', true)];

  it('The value of an option follows the label until it is typed by hand', () => {
    const labelled = withLabel(options, '2', 'Not sure', half);
    expect(labelled[1]).toMatchObject({ label: 'Not sure', value: 'not_sure' });
    const byHand = withValue(labelled, '2', 'maybe');
    expect(withLabel(byHand, '2', 'No idea', half)[1]).toMatchObject({ label: 'No idea', value: 'maybe' });
  });

  it('The value of an option stays empty once it was emptied by hand', () => {
    expect(withLabel(withValue(options, '2', ''), '2', 'No', half)[1]).toMatchObject({ label: 'No', value: '' });
  });

  it('The value of an option does not collide with itself', () => {
    const labelled = withLabel(options, '2', 'No', half);
    expect(withLabel(labelled, '2', 'No ', half)[1]?.value).toBe('no');
  });

  it('A value of an option that is kept already does not follow its label', () => {
    expect(withLabel(options, '1', 'Yes, please', half)[0]).toMatchObject({ label: 'Yes, please', value: 'yes' });
  });
});

it('an option without a label or a value is not saved', () => {
  const options = [option('1', ' Yes ', 'yes'), option('2', '', 'no'), option('3', ' ', 'no'), option('4', 'No', ''), option('5', 'Maybe', 'may be')];
  expect(completeOptions(options)).toEqual([option('1', 'Yes', 'yes')]);
});

it.each([
  [-1, '2,1,3'],
  [0, '2,1,3'],
  [1, '1,2,3'],
  [2, '1,3,2'],
  [9, '1,3,2'],
])('an option moves to place %s', (place, order) => {
  const options = ['1', '2', '3'].map((id) => option(id, id, id));
  expect(withOptionAt(options, '2', place).map(({ id }) => id).join()).toBe(order);
});
