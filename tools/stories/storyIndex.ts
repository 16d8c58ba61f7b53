import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where `stories.ts` builds Storybook. */
export const storybookFolder = resolve('.cache/storybook');

/** A story of the built Storybook. */
export interface Story {
  id: string;
  /** The component's title, such as 'Fields/Select'. */
  title: string;
  name: string;
  /** Its file, from the root of the repository. */
  importPath: string;
}

interface Entry extends Story {
  type: string;
}

/** Every story of the last build, in the order of its files. */
export function readStories(folder = storybookFolder): Story[] {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/**
 * Whether a path of a story or component is requested.
 *
 * @param patterns parts of paths or regular expressions; none for everything
 */
export const isWanted = (path: string, patterns: readonly string[]): boolean =>
  patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern, 'i').test(path));

/** The patterns that `stories.ts` was given, in each of its workers. */
export const wantedPatterns = (): string[] => JSON.parse(process.env['STORY_PATTERNS'] ?? '[]') as string[];
