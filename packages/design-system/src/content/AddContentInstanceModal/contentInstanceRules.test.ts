import { describe, expect, it } from 'vitest';
import { contentInstanceFault, contentInstanceValues, templateLabel } from './contentInstanceRules.ts';

const box = { id: '5', name: 'SuggestionBox', hasTargetEmail: true };
const feed = { id: '7', name: 'SocialFeed' };

describe('a new content page', () => {
  it.each([
    [{ template: null, name: 'News', targetEmail: '' }, 'templateNeeded'],
    [{ template: feed, name: '', targetEmail: '' }, 'nameNeeded'],
    [{ template: feed, name: '  ', targetEmail: '' }, 'nameNeeded'],
    [{ template: box, name: 'Ideas', targetEmail: ' ' }, 'emailNeeded'],
    [{ template: box, name: 'Ideas', targetEmail: 'ideas@example' }, 'emailInvalid'],
    [{ template: box, name: 'Ideas', targetEmail: 'ideas@example.com' }, null],
    [{ template: feed, name: 'News', targetEmail: '' }, null],
    [{ template: feed, name: 'News', targetEmail: 'not an address' }, null],
  ] as const)('A new content page with %j has the problem %s', (draft, fault) => {
    expect(contentInstanceFault(draft)).toBe(fault);
    expect(contentInstanceValues(draft) === null).toBe(fault !== null);
  });

  it('A new content page is sent without space around its texts', () => {
    expect(contentInstanceValues({ template: box, name: ' Ideas ', targetEmail: ' ideas@example.com ' })).toEqual({
      contentTypeId: '5',
      name: 'Ideas',
      targetEmail: 'ideas@example.com',
    });
  });

  it('A new content page has an address only where suggestions are sent to it', () => {
    expect(contentInstanceValues({ template: feed, name: 'News', targetEmail: 'ideas@example.com' })).toEqual({ contentTypeId: '7', name: 'News' });
  });
});

it('a type is named in words', () => expect(templateLabel({ id: '8', name: 'ImageGalleryWithAlbums' })).toBe('Image Gallery With Albums'));
