import { expect, it } from 'vitest';
import { draftSummary } from './draftSummary.ts';

it('The summary quotes what was typed, not what was there already', () => {
  expect(draftSummary({ name: 'Ana', email: 'a@b.example' }, { name: 'Ana Maria', email: 'a@b.example' })).toEqual(['Ana Maria']);
});

it('The summary shortens long texts and shows markup as text', () => {
  const [quote = ''] = draftSummary({ text: '' }, { text: `<p>Welcome,\n<b>${'dear '.repeat(40)}</b></p>` });
  expect(quote).toMatch(/^Welcome, dear dear/);
  expect(quote).toHaveLength(59);
});

it.each([
  ['a style sheet', '<style>\n  .button { color: red; }\n</style>'],
  ['a style sheet that is not closed yet', '<p>Welcome, Maya</p><style media="print">p { color: red'],
  ['a script', '<script>alert("a < b")</script>'],
  ['a comment', '<!-- p > a -->'],
])('The summary quotes the readable text of a document, without %s', (_, part) => {
  expect(draftSummary({ text: '' }, { text: part.includes('<p>') ? part : `<html>${part}<p>Welcome,&nbsp;Maya</p></html>` })).toEqual(['Welcome, Maya']);
});

it('The summary quotes no ids, switches or lists, and two texts at most', () => {
  const typed = { typeId: 'c56a4180-65aa-42ec-a945-5fd21dec0538', isActive: true, tagIds: ['a'], name: 'One', url: 'Two', note: 'Three' };
  expect(draftSummary({}, typed)).toEqual(['One', 'Two']);
});
