import { describe, expect, it } from 'vitest';
import type { TemplateProperty } from '../../editor/TemplateEditor/templatePlaceholders.ts';
import { emptyInputs, previewValues, readNumber, readTestValues } from './testValues.ts';

const properties: readonly TemplateProperty[] = [
  { name: 'firstName', type: 'String' },
  { name: 'unreadCount', type: 'Number' },
  { name: 'isNewUser', type: 'Boolean' },
];

describe('test values', () => {
  it('Test values are sent in the types of their properties', () => {
    expect(readTestValues(properties, { firstName: 'Maya', unreadCount: ' 3 ', isNewUser: true })).toEqual({
      values: { firstName: 'Maya', unreadCount: 3, isNewUser: true },
      invalidNames: [],
    });
  });

  it('Test values may be empty texts, but not empty numbers', () => {
    expect(readTestValues(properties, emptyInputs(properties))).toEqual({ values: { firstName: '', isNewUser: false }, invalidNames: ['unreadCount'] });
  });

  it('Test values are limited to those that the template has', () => {
    expect(readTestValues([{ name: 'toString', type: 'String' }], { other: 'x' })).toEqual({ values: { toString: '' }, invalidNames: [] });
  });

  it.each([
    ['3', 3],
    ['0', 0],
    ['-2', -2],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['.5', 0.5],
    ['', null],
    ['three', null],
    ['1e3', null],
    ['0x10', null],
    ['1,000,000', null],
    ['Infinity', null],
  ])('The test value %j is the number %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it('Test values leave a placeholder in the preview until something is entered', () => {
    expect(previewValues({ firstName: '', unreadCount: 'x', isNewUser: false })).toEqual({ unreadCount: 'x', isNewUser: false });
  });
});
