import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlaceholderFaults, findPlaceholders, placeholderAt, propertiesOf, replacePlaceholders, type TemplateProperty } from './templatePlaceholders.ts';

const properties: readonly TemplateProperty[] = [
  { name: 'firstName', type: 'String' },
  { name: 'unreadCount', type: 'Number' },
  { name: 'isNew', type: 'Boolean' },
];
const faults = (text: string) => findPlaceholderFaults(text, properties).map(({ kind, name, line, suggestion }) => [kind, name, line, suggestion]);

describe('placeholders', () => {
  it.each([
    ['Hello {{firstName}}', ['firstName']],
    ['{{a}}{{ b }}', ['a', 'b']],
    ['{{first.name}} {{first-name}} {{_x1}} {{prénom}}', ['first.name', 'first-name', '_x1', 'prénom']],
    ['{{{firstName}}}', ['firstName']],
    ['{firstName} {{}} {{ }} {{1a}} {{a b}} {{a\n}} {{a', []],
  ])('The placeholders of %j are %j', (text, names) => {
    expect(findPlaceholders(text).map(({ name }) => name)).toEqual(names);
  });

  it('Placeholders are found with their positions', () => {
    expect(findPlaceholders('Hi {{ a }}!')).toEqual([{ name: 'a', from: 3, to: 10 }]);
  });

  it('Placeholders are text when a template has no list of them', () => {
    expect(propertiesOf('{{a}} {{b}} {{a}}')).toEqual([
      { name: 'a', type: 'String' },
      { name: 'b', type: 'String' },
    ]);
  });
});

describe('warnings', () => {
  it('Warnings name the placeholder that was meant where a name is unknown', () => {
    expect(faults('Hello {{firstName}},\n{{fristName}} {{FIRSTNAME}} {{weather}}')).toEqual([
      ['unknown', 'fristName', 2, 'firstName'],
      ['unknown', 'FIRSTNAME', 2, 'firstName'],
      ['unknown', 'weather', 2, null],
    ]);
  });

  it('Warnings are given for braces that are not closed or contain no name', () => {
    expect(faults('{{}}\n{{first name}}\n{{firstName')).toEqual([
      ['nameless', '', 1, null],
      ['misnamed', 'first name', 2, 'firstName'],
      ['unclosed', 'firstName', 3, null],
    ]);
  });

  it('Warnings are not given for single braces, as in styles', () => {
    expect(faults('<style>p { color: red }</style>')).toEqual([]);
  });
});

describe('Replacing placeholders', () => {
  it('Replacing placeholders inserts text, numbers and yes or no', () => {
    expect(replacePlaceholders('{{ firstName }}: {{unreadCount}}, {{isNew}}', { firstName: 'Maya', unreadCount: 0, isNew: false }, 'text')).toBe('Maya: 0, false');
  });

  it('Replacing placeholders leaves those without a value, also names that every object has', () => {
    expect(replacePlaceholders('{{a}} {{toString}} {{__proto__}}', {}, 'text')).toBe('{{a}} {{toString}} {{__proto__}}');
  });

  it('Replacing placeholders escapes values in HTML and nowhere else', () => {
    const values = { a: `<b title="x">&'</b>` };
    expect(replacePlaceholders('<p>{{a}}</p>', values, 'html')).toBe('<p>&lt;b title=&quot;x&quot;&gt;&amp;&#39;&lt;/b&gt;</p>');
    expect(replacePlaceholders('{{a}}', values, 'text')).toBe(values.a);
  });

  it('Replacing placeholders is done once: a value may contain braces and signs of replacement patterns', () => {
    expect(replacePlaceholders('{{a}}{{b}}', { a: '{{b}}', b: '$&' }, 'text')).toBe('{{b}}$&');
  });

  it('Replacing placeholders leaves no warning for one that has a value', () => {
    assert(
      property(array(constantFrom('{{', '}}', 'firstName', ' ', '\n', 'x', '{{firstName}}')), (parts) => {
        const replaced = replacePlaceholders(parts.join(''), { firstName: '' }, 'text');
        expect(replaced.length).toBeLessThanOrEqual(parts.join('').length);
      }),
    );
  });
});

describe('the placeholder that is being written', () => {
  const faultsOf = (text: string) => findPlaceholderFaults(text, []);

  it('The placeholder that is being written is the open one that the cursor is in or right after', () => {
    expect(placeholderAt(faultsOf('Hello {{firs'), 12)).toBe(6);
    expect(placeholderAt(faultsOf('Hello {{firs'), 7)).toBe(6);
  });

  it('No placeholder is being written where the cursor is elsewhere, the source has no focus, or the placeholder is closed', () => {
    expect(placeholderAt(faultsOf('Hello {{firs'), 6)).toBeNull();
    expect(placeholderAt(faultsOf('Hello {{firs'), null)).toBeNull();
    expect(placeholderAt(faultsOf('Hello {{firs}}'), 10)).toBeNull();
  });
});
