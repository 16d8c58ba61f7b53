import { expect, test } from 'vitest';
import { postFields } from './postFields.ts';
import { emptyPost, type PostValues } from './postValues.ts';

const problemsOf = (typed: Partial<PostValues>, uploads = { underWay: 0, failed: 0 }) => {
  const values = { ...emptyPost, ...typed };
  const fields = postFields(uploads);
  return (['body', 'linkUrl'] as const).flatMap((name) => {
    const field = fields[name];
    const value = field?.clean?.(values[name]) ?? '';
    return (field?.rules ?? []).flatMap((rule) => rule(value, { label: field?.label ?? '', values, opened: emptyPost }) ?? []);
  });
};

const file = { id: 'f', fileName: 'f.png', originalFileName: 'arm.png', thumbnail: null, sizeBytes: 3 };

test('FEED-132: a message is needed unless there is a file', () => {
  expect(problemsOf({})).toEqual(['Message is required']);
  expect(problemsOf({ body: ' \n ' })).toEqual(['Message is required']);
  expect(problemsOf({ files: [file] })).toEqual([]);
  expect(problemsOf({}, { underWay: 1, failed: 0 })).toEqual([]);
});

test.each([
  ['', '', []],
  ['', 'Dates', ['Address is required']],
  ['intranet', '', ['Address is not valid']],
  ['javascript:alert(1)', 'Dates', ['Address is not valid']],
  [' https://intranet.example.com/flu ', '', []],
  ['\u202Ahttps://intranet.example.com/\u200Bflu\u202C', '', []],
])('A link to %j called %j has these problems: %j', (linkUrl, linkLabel, problems) => {
  expect(problemsOf({ body: 'News', linkUrl, linkLabel })).toEqual(problems);
});

test('A file that was not uploaded keeps the post from being saved without it', () => {
  const { files } = postFields({ underWay: 0, failed: 2 });
  expect(files?.rules?.map((rule) => rule([], { label: '', values: emptyPost, opened: emptyPost }))).toEqual(['2 files were not uploaded. Try again, or remove them.']);
});
