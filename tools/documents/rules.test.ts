import { expect, test } from 'vitest';
import { citationsOf } from './citations.ts';
import { repositoryFiles } from './repositoryFiles.ts';
import { decisionNumbers, ruleLines } from './ruleLines.ts';

const files = repositoryFiles();
const rules = ruleLines();
const isRules = (path: string) => path.startsWith('docs/rules/');
/** A rule's own id, at the start of its line, cites nothing. */
const cited = files.map(({ path, text }) => ({ path, ...citationsOf(isRules(path) ? text.replaceAll(/^- <a id.*?<\/a>\*\*.*?\*\*/gm, '') : text) }));
const nameOf = ({ document, id }: { document: string; id: string }) => `${document} ${id}`;

test('Every id that a file cites has a line in docs/rules or a page in docs/decisions', () => {
  const known = new Set([...rules.map(nameOf), ...decisionNumbers().map((id) => `ADR ${id}`)]);
  const unknown = cited.flatMap(({ path, citations }) =>
    citations.filter((citation) => !known.has(nameOf(citation))).map((citation) => `${path}:${citation.line} ${nameOf(citation)}`),
  );
  expect(unknown).toEqual([]);
});

test('Every line in docs/rules is cited by some file', () => {
  const used = new Set(cited.filter(({ path }) => !isRules(path)).flatMap(({ citations }) => citations.map(nameOf)));
  expect(rules.filter((rule) => !used.has(nameOf(rule))).map((rule) => `${rule.file}:${rule.line} ${nameOf(rule)}`)).toEqual([]);
});

test('No file cites an id that could belong to several documents', () => {
  const vague = cited.flatMap(({ path, unclear }) => unclear.map(({ text, line }) => `${path}:${line} ${text}`));
  expect(vague).toEqual([]);
});

test('No id has two lines in docs/rules', () => {
  const names = rules.map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('The search for citations finds some: it would fail if it stopped finding them', () => {
  const count = cited.reduce((sum, { citations }) => sum + citations.length, 0);
  expect(count).toBeGreaterThan(2000);
  expect(rules.length).toBeGreaterThan(500);
});
