import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from './repositoryFiles.ts';

/** Links of markdown to files of the repository, and names of documents in other files: `docs/security.md`. */
const links = repositoryFiles({ andGuides: true }).flatMap(({ path, text }) => {
  const inMarkdown = path.endsWith('.md') ? [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => join(dirname(path), match[1] ?? '')) : [];
  const inText = [...text.matchAll(/(?<![\w/.-])docs\/[\w/-]+\.(?:md|png)/g)].map((match) => match[0]);
  return [...inMarkdown, ...inText].map((target) => ({ path, target }));
});

test('Every file that a document or a comment points to exists', () => {
  expect(links.filter(({ target }) => !existsSync(target)).map(({ path, target }) => `${path}: ${target}`)).toEqual([]);
  expect(links.length).toBeGreaterThan(50);
});
