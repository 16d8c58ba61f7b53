import { expect, test } from 'vitest';
import { contentTypeNames } from '../../../content/kinds.ts';
import { PageIcon } from '../../../content/PageIcon.tsx';
import { templateChoices } from './templateChoices.ts';

test.each(contentTypeNames)('SET-30: a new page of %s is offered with the icon that it has until one is chosen', (name) => {
  expect(templateChoices([{ id: '1', name, description: '' }])[0]?.icon).toEqual(PageIcon({ iconName: null, typeName: name }));
});

test('SET-32: only a suggestion box asks for the address that its suggestions go to', () => {
  const types = contentTypeNames.map((name) => ({ id: name, name, description: '' }));
  expect(templateChoices(types).flatMap(({ name, hasTargetEmail }) => (hasTargetEmail ? [name] : []))).toEqual(['SuggestionBox']);
});
