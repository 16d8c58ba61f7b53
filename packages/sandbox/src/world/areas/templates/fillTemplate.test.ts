import { expect, test } from 'vitest';
import { fillTemplate } from './fillTemplate.ts';

test('every placeholder of a name gets its value, with or without spaces in the braces', () => {
  expect(fillTemplate('{{name}} and {{ name }}', { name: 'Maya' }, 'text')).toBe('Maya and Maya');
});

test('X04 a value that is HTML is text in an email, also inside an attribute', () => {
  expect(fillTemplate('<a href="{{link}}">{{link}}</a>', { link: '"><img src=x onerror=alert(1)>' }, 'html')).toBe(
    '<a href="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">&quot;&gt;&lt;img src=x onerror=alert(1)&gt;</a>',
  );
});

test('X04 a value that looks like a placeholder is not replaced again', () => {
  expect(fillTemplate('{{first}} {{second}}', { first: '{{second}}', second: '{{first}}' }, 'text')).toBe('{{second}} {{first}}');
});

test('an SMS contains a value unchanged', () => {
  expect(fillTemplate('{{name}}', { name: 'Tom & Ann <3 $& $1' }, 'text')).toBe('Tom & Ann <3 $& $1');
});

test('a placeholder without a value keeps its braces, whatever objects inherit', () => {
  expect(fillTemplate('{{missing}} {{toString}} {{__proto__}}', {}, 'html')).toBe('{{missing}} {{toString}} {{__proto__}}');
});

test('numbers and booleans are written out', () => {
  expect(fillTemplate('{{days}} {{isNew}}', { days: 0, isNew: false }, 'html')).toBe('0 false');
});
