import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withoutDocComment } from './docComments.ts';

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
export default function Other() {}`;
    expect(found(text)).toEqual(['Badge:2', 'sizes:3', 'Size:4']);
  });

  test('Every export and every own prop of the console and the design system has a doc comment', () => {
    const files = globSync('packages/{console,design-system}/src/**/*.{ts,tsx}', { exclude: (path) => /\.(?:test|stories)\.tsx?$|\.css\.ts$|\.d\.ts$/.test(path) });
    const missing = files.flatMap((file) => withoutDocComment(file, readFileSync(file, 'utf8')).map(({ name, line }) => `${file}:${line} ${name}`));
    expect(files.length).toBeGreaterThan(500);
    expect(missing).toEqual([]);
  });
});
