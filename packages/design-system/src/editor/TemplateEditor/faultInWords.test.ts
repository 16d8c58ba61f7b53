import { expect, test } from 'vitest';
import { faultInWords } from './faultInWords.ts';
import { findPlaceholderFaults } from './templatePlaceholders.ts';

const words = (text: string) => findPlaceholderFaults(text, [{ name: 'firstName', type: 'String' }]).map(faultInWords);

test.each([
  ['{{bad name', 'Line 1: “{{bad name” is never closed. Write }} after the name.'],
  ['Dear {{firstName, this week there are 7 new items for you', 'Line 1: “{{firstName, this week the…” is never closed. Write }} after the name.'],
  ['{{first name}}', 'Line 1: {{first name}} cannot be a placeholder. A name begins with a letter and has no spaces.'],
  ['\n{{ }}', 'Line 2: {{ }} holds no name.'],
  ['{{weather}}', 'Line 1: {{weather}} is not a placeholder of this template.'],
])('The fault in %j is described in plain words', (text, warning) => {
  expect(words(text)).toEqual([warning]);
});
