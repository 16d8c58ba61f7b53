import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

/** Props by which a component looks otherwise while something is under way, missing or wrong. */
const states = /^ {2}(is(?:Loading|LoadingMore|Pending|Saving|Refreshing|Downloading|Busy|Invalid|ReadOnly)|error|errorMessage|loadError)\??:/gm;

const source = (file: string) => readFileSync(file, 'utf8');

/** Stories of several components together have no component of their name. */
const components = globSync('packages/design-system/src/**/*.stories.tsx')
  .map((stories) => ({ name: basename(stories, '.stories.tsx'), stories, component: stories.replace('.stories.tsx', '.tsx') }))
  .filter(({ component }) => existsSync(component));

/** The component's own props; those of its parts are in their files. */
const propsOf = (name: string, text: string) => new RegExp(`export interface ${name}Props\\b[\\s\\S]*?^}`, 'm').exec(text)?.[0] ?? '';

/** The texts of the stories that have a picture. */
const picturedStories = (stories: string) => stories.split(/^export const /m).slice(1).filter((story) => !story.includes('isWithoutPicture'));

const wanted = components.flatMap(({ name, component, stories }) =>
  [...propsOf(name, source(component)).matchAll(states)].map(([, state = '']) => ({ name, state, stories: source(stories) })),
);

it.each(wanted)('$name has a picture of $state', ({ state, stories }) => {
  const isSet = new RegExp(`\\b${state}(: (?!false|undefined|null)|=\\{|\\s|/?>)`);
  expect(picturedStories(stories).some((story) => isSet.test(story))).toBe(true);
});
