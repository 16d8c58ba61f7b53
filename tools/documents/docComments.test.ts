import { describe, expect, test } from 'vitest';
import { withoutDocComment } from './docComments.ts';
import { repositoryFiles } from './repositoryFiles.ts';

/** Tests and stories have names that say it, style sheets class names, and a scenario of `pnpm hear` its title. */
const left = /\.(?:test|stories|css)\.tsx?$|\/hear\/scenarios\//;

const found = (text: string) => withoutDocComment('sample.tsx', text).map(({ name, line }) => `${name}:${line}`);

describe('Doc comments', () => {
  test('A prop needs a doc comment directly above it', () => {
    const text = `interface BadgeProps {
  /** How it is coloured. */
  tone: string;
  icon: string;
  // Not a doc comment.
  size: string;
  /** Of nothing. */

  'aria-label': string;
}`;
    expect(found(text)).toEqual(['BadgeProps.icon:4', 'BadgeProps.size:6', "BadgeProps.'aria-label':9"]);
  });

  test('A literal within a type of props is read, and what the type takes from others is not', () => {
    expect(found("type RowProps = Pick<ListProps, 'id'> & { place: number } & Partial<{ count: number }>;")).toEqual(['RowProps.place:1', 'RowProps.count:1']);
    expect(found('interface RowProps extends ListProps {}')).toEqual([]);
  });

  test('Every export needs a doc comment, except a type of props', () => {
    const text = `export interface BadgeProps {}
export function Badge() {}
export const sizes = [];
export type Size = string;
const inside = 1;
/** A default. */
export default function Other() {}
export { inside };
export default { port: 80 };`;
    expect(found(text)).toEqual(['Badge:2', 'sizes:3', 'Size:4']);
  });

  test('Every export and every own prop of the project has a doc comment', () => {
    const modules = repositoryFiles().filter(({ path }) => /\.tsx?$/.test(path) && !left.test(path));
    const missing = modules.flatMap(({ path, text }) => withoutDocComment(path, text).map(({ name, line }) => `${path}:${line} ${name}`));
    expect(modules.length).toBeGreaterThan(900);
    expect(missing).toEqual([]);
    // A limit: every module is read, on a machine that may be busy.
  }, 60_000);
});
