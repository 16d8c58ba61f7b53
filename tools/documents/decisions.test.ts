import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = 'docs/decisions';
const pages = readdirSync(folder).filter((name) => name !== 'README.md');
const index = readFileSync(`${folder}/README.md`, 'utf8');
const parts = ['Context', 'Options', 'Decision', 'Consequence'];

describe.each(pages)('The page docs/decisions/%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const number = name.slice(0, 4);

  test('The page of a decision has its number in its name and title, and a status', () => {
    expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(text.split('\n')[0]).toMatch(new RegExp(`^# ${number}\\. \\S`));
    expect(text.split('\n')[2]).toMatch(/^Status: (?:accepted|rejected|superseded by .*\d{4}.*), [A-Z][a-z]+ \d{4}\.(?: Supersedes .+)?$/);
  });

  test('The page of a decision has context, options, decision and consequence, in this order', () => {
    expect([...text.matchAll(/^\*\*([A-Z][a-z]+)\.\*\*/gm)].map((match) => match[1]).filter((part) => parts.includes(part ?? ''))).toEqual(parts);
  });

  test('The page of a decision is listed in the index by its title', () => {
    expect(index).toContain(`- [${text.split('\n')[0]?.slice(2)}](${name})`);
  });
});

test('No two decisions have the same number', () => {
  const numbers = pages.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('The index lists every page once, in the order of their numbers, and no other', () => {
  expect([...index.matchAll(/\]\((.+?)\)/g)].map((match) => match[1])).toEqual(pages.toSorted());
});
