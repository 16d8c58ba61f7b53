import { expect, test } from 'vitest';
import { navigationFilters } from './navigationFilters.ts';

test('The filters stand for every type of page but resources, which show when none is pressed', () => {
  expect(navigationFilters.flatMap(({ typeNames }) => typeNames).toSorted()).toEqual(
    ['ContactDirectory', 'FeedbackLoop', 'Gallery', 'ImageGalleryWithAlbums', 'SocialFeed', 'SuggestionBox', 'Survey'],
  );
});

test('A filter has the icon of a type that it stands for', () => {
  for (const { leadingType, typeNames } of navigationFilters) expect(typeNames).toContain(leadingType);
});
