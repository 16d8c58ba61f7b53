import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { contentSegments } from '../ground/paths.ts';
import { contentTypeIcon } from './contentTypeIcon.tsx';
import { PageIcon } from './PageIcon.tsx';
import { contentKindOf, contentKinds, contentTypeNames, isContentTypeName } from './kinds.ts';

const kinds = Object.values(contentKinds);

test('Every type has a segment of its own, and every segment a type', () => {
  expect(kinds.map(({ segment }) => segment).toSorted()).toEqual([...contentSegments].toSorted());
});

test('Every type has calls and an icon of its own', () => {
  expect(new Set(kinds.map(({ pages }) => pages)).size).toBe(kinds.length);
  expect(new Set(kinds.map(({ icon }) => icon)).size).toBe(kinds.length);
});

test.each(contentTypeNames)('SET-30: a page of %s without an icon has the icon of its type', (name) => {
  const ofType = createElement(contentKinds[name].icon);
  expect(contentTypeIcon(name)).toEqual(ofType);
  expect(PageIcon({ iconName: null, typeName: name })).toEqual(ofType);
});

test('The types are in the order of the contract, which is that of core §1', () => {
  const contract = readFileSync(resolve(import.meta.dirname, '../../../../openapi/schemas/types.yaml'), 'utf8');
  expect(contentTypeNames).toEqual(/^ContentType:[^]*?enum: \[(.*?)\]/m.exec(contract)?.[1]?.split(', '));
  expect(contentTypeNames.slice(0, 8)).toEqual(['Resource', 'FeedbackLoop', 'Survey', 'Gallery', 'SuggestionBox', 'ContactDirectory', 'SocialFeed', 'ImageGalleryWithAlbums']);
});

test('N08: a type that the console does not know, or a word of JavaScript, is not a type', () => {
  for (const name of ['Podcast', '', 'constructor', 'toString']) {
    expect(isContentTypeName(name)).toBe(false);
    expect(contentKindOf(name)).toBeNull();
  }
});
