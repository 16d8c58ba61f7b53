import { expect, test } from 'vitest';
import { repositoryFiles } from './repositoryFiles.ts';

/** The title of `test(…)`, `it(…)` or `test.each(…)(…)`. */
const titles = /(?:\b(?:test|it)\(|\)\()\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:\{|async\b|\()/g;
/** The ids that come first (docs/writing.md). */
const ids = /^(?:(?:[A-Z]+-?\d+[a-z]?|decisions-\w+ [\w§]+|faults \w+|(?:core|content) §\w+|ADR \d{4})(?:, | to |:? ))+/;
/** Words with which a sentence begins that has its subject elsewhere. */
const predicate = /^(?:and|but|so|not|never|is|are|was|has|have|can|may|must|does|shows?|says?|keeps?|finds?|gives?|returns?|takes?|needs|counts?|leaves|makes?|puts?|accepts?|refuses?|opens|closes|saves|sends?|starts|ends)\b/;

const isCut = (title: string) => predicate.test(title.replace(ids, ''));
const titlesIn = (text: string) => [...text.matchAll(titles)].map(([, , title = '']) => title);

test('A title without a subject is found, with ids and without', () => {
  expect(['is sent once', 'N05: keeps what was typed', 'A20, U05 and ends it'].filter((title) => !isCut(title))).toEqual([]);
  expect(['An order is sent once', 'N05: a draft keeps what was typed', 'reads send no change'].filter(isCut)).toEqual([]);
});

test('The title of every test can be read alone, without its describe', () => {
  const found = repositoryFiles().filter(({ path }) => /\.(?:test|spec|soak)\.tsx?$/.test(path)).flatMap(({ path, text }) => titlesIn(text).map((title) => ({ path, title })));
  expect(found.length).toBeGreaterThan(3_000);
  expect(found.filter(({ title }) => isCut(title))).toEqual([]);
});
