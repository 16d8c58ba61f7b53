import { expect, test } from 'vitest';
import { postFields } from './postFields.ts';
import { emptyPost, type PostValues } from './postValues.ts';

const problemsOf = (typed: Partial<PostValues>, hasFiles = false) => {
  const values = { ...emptyPost, ...typed };
  const fields = postFields(hasFiles);
  return (['body', 'linkUrl'] as const).flatMap((name) => {
    const field = fields[name];
    const value = field?.clean?.(values[name]) ?? '';
    return (field?.rules ?? []).flatMap((rule) => rule(value, { label: field?.label ?? '', values, opened: emptyPost }) ?? []);
  });
};

test('FEED-132: a message is needed unless there is a file', () => {
  expect(problemsOf({})).toEqual(['Message is required']);
  expect(problemsOf({ body: ' \n ' })).toEqual(['Message is required']);
  expect(problemsOf({}, true)).toEqual([]);
});

test.each([
  ['', '', []],
  ['', 'Dates', ['Address is required']],
  ['intranet', '', ['Address is not valid']],
  ['javascript:alert(1)', 'Dates', ['Address is not valid']],
  [' https://intranet.example.com/flu ', '', []],
])('A link to %j called %j has these problems: %j', (linkUrl, linkLabel, problems) => {
  expect(problemsOf({ body: 'News', linkUrl, linkLabel })).toEqual(problems);
});
