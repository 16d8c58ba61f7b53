import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = import.meta.dirname;
const read = (path: string) => readFileSync(join(source, path), 'utf8');
/** Every entry of the package together. */
const publicSurface = readdirSync(join(source, '../exports')).map((entry) => read(`../exports/${entry}`)).join(' ');

/** Families are the folders whose folders are components. */
const families = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** A component's folder has its name, capital included; other folders hold parts that several share. */
const components = families.flatMap((family) =>
  readdirSync(join(source, family), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => ({ name, folder: `${family}/${name}` })),
);

const pictures = readdirSync(join(source, '../baseline'));

const sourcesOf = (folder: string) =>
  readdirSync(join(source, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|css)\.tsx?$/.test(file))
    .map((file) => read(`${folder}/${file}`));

/** The members of each public props interface of a file that have no comment of their own before them. */
function undocumentedProps(text: string): string[] {
  return [...text.matchAll(/export interface (\w+Props)[^{]*\{\n([\s\S]*?)\n\}/g)].flatMap(([, type, body]) => {
    if (!new RegExp(`\\b${type}\\b`).test(publicSurface)) return [];
    const lines = (body ?? '').split('\n');
    return lines.flatMap((line, index) => {
      const name = /^ {2}([\w']+)\??[:(]/.exec(line)?.[1];
      return name !== undefined && !lines[index - 1]?.trimEnd().endsWith('*/') ? [`${type}.${name}`] : [];
    });
  });
}

describe.each(components)('$name', ({ folder }) => {
  it('The component has stories under its family and name', () => {
    const [stories] = readdirSync(join(source, folder)).filter((file) => file.endsWith('.stories.tsx'));
    expect(read(`${folder}/${stories}`).toLowerCase()).toContain(`title: '${folder.toLowerCase()}`);
  });

  it('The component has pictures in the visual baseline', () => {
    expect(pictures.filter((picture) => picture.startsWith(`${folder.replace('/', '-').toLowerCase()}--`))).not.toEqual([]);
  });

  it('The component can be imported from the package', () => {
    expect(publicSurface).toMatch(new RegExp(`src/${folder}/`));
  });

  it('The component says of each prop what it is for', () => {
    expect(sourcesOf(folder).flatMap(undocumentedProps)).toEqual([]);
  });
});

it('the documentation covers more than thirty components', () => {
  expect(components.length).toBeGreaterThan(30);
});

/** Names of components and hooks between backticks. */
const namedIn = (text: string) => [...text.matchAll(/`((?:use)?[A-Z][A-Za-z]+)[`(<.]/g)].map(([, name]) => name as string);

/** Names that are not our exports: the story that each component has, and hooks of react-aria. */
const namedFromElsewhere = new Set(['Matrix', 'usePress']);

const surface = read('../surface.md');
const isOffered = (name: string) => surface.includes(`\n- \`${name}\`:`);

it.each(readdirSync(join(source, 'start')).filter((file) => file.endsWith('.mdx')))('the page %s names only components and hooks that can be imported', (file) => {
  expect(namedIn(read(`start/${file}`)).filter((name) => !namedFromElsewhere.has(name) && !isOffered(name))).toEqual([]);
});

it.each(components)('the page of $name links to no component that no longer exists', ({ folder }) => {
  const comments = sourcesOf(folder).flatMap((text) => [...text.matchAll(/\/\*\*[\s\S]*?\*\/\nexport (?:const|function) [A-Z]/g)].map(([comment]) => comment));
  const instead = comments.flatMap((comment) => [...comment.matchAll(/\buse[\s*]+`((?:use)?[A-Z][A-Za-z]+)`/g)].map(([, name]) => name as string));
  expect(instead.filter((name) => !isOffered(name))).toEqual([]);
});

/** Open has another meaning there, or only one story has it open. */
const coversNothing = ['messaging/MessagingLayout/MessagingLayout.stories.tsx', 'overlays/UnsavedWork/UnsavedWork.stories.tsx'];

it('a story that opens over the window from the start has a window of its own on the page of its component', () => {
  const stories = components.flatMap(({ folder }) => readdirSync(join(source, folder)).filter((file) => file.endsWith('.stories.tsx')).map((file) => `${folder}/${file}`));
  const open = stories.filter((file) => read(file).includes('isOpen: true'));
  expect(open.length).toBeGreaterThan(20);
  expect(open.filter((file) => !read(file).includes('inOwnWindow') && !coversNothing.includes(file))).toEqual([]);
});
