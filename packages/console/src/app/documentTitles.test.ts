import { describe, expect, it } from 'vitest';
import type { PageHandle } from '../shared/pages/pageHandle.ts';
import { documentTitle } from '../shared/pages/documentTitle.ts';
import { contentSegments } from '../ground/paths.ts';
import { contactDirectoryMessages } from '../messages/contactDirectory.ts';
import { feedbackLoopMessages } from '../messages/feedbackLoop.ts';
import { galleryMessages } from '../messages/gallery.ts';
import { resourceMessages } from '../messages/resource.ts';
import { socialFeedMessages } from '../messages/socialFeed.ts';
import { suggestionBoxMessages } from '../messages/suggestionBox.ts';
import { surveyMessages } from '../messages/survey.ts';
import { routes } from './routes.tsx';

type Route = { path?: string; handle?: PageHandle; Component?: unknown; lazy?: unknown; children?: Route[] };

const every = (list: readonly Route[]): Route[] => list.flatMap((route) => [route, ...every(route.children ?? [])]);
/** Routes with an address; the titles of content pages differ by the pages' names. */
const addressed = every(routes as Route[]).filter(({ path, handle }) => path !== undefined && handle !== undefined && !/^\/content\/(?!survey)/.test(path));

describe('the title of a tab', () => {
  it('names the page, the group it belongs to and the product', () => {
    expect(documentTitle({ page: 'settingsTheme' })).toBe('Theme · Settings · Noticeboard');
    expect(documentTitle({ page: 'analyticsEngagements' })).toBe('Engagements · Analytics · Noticeboard');
    expect(documentTitle({ page: 'dashboard' })).toBe('Dashboard · Noticeboard');
  });

  it('names a window before the page that it is over', () => {
    expect(documentTitle({ page: 'users', part: 'userAdd' })).toBe('Add New User · Users · Noticeboard');
  });

  it('names an item of a content page as its form is headed', () => {
    const words = {
      'survey': surveyMessages,
      'social-feeds': socialFeedMessages,
      'suggestion-box': suggestionBoxMessages,
      'feedback-loops': feedbackLoopMessages,
      'gallery': galleryMessages,
      'image-gallery': galleryMessages,
      'resource': resourceMessages,
      'contact-directory': contactDirectoryMessages,
    };
    for (const of of contentSegments) {
      expect(documentTitle({ page: 'contentPage', item: { of, isNew: true } }, 'Town News')).toBe(`${words[of].newItem} · Town News · Noticeboard`);
      expect(documentTitle({ page: 'contentPage', item: { of } }, 'Town News')).toBe(`${words[of].item} · Town News · Noticeboard`);
    }
  });

  it('names the thing that the page shows, once its name is known', () => {
    expect(documentTitle({ page: 'userTag' }, '@night')).toBe('@night · Tags · Users · Noticeboard');
    expect(documentTitle({ page: 'contentPage', part: 'pageSettings' }, 'Town News')).toBe('Page settings · Town News · Noticeboard');
    expect(documentTitle({ page: 'contentPage' }, '')).toBe('Content page · Noticeboard');
  });

  it('is the product where no page is shown', () => {
    expect(documentTitle(undefined)).toBe('Noticeboard');
  });

  it('Every address of the console has a title of its own', () => {
    const byTitle = Map.groupBy(
      // Addresses that lead on show no page, and the two of the sign-in are one.
      addressed.filter(({ path, lazy }) => lazy !== undefined || path === '/users/list').filter(({ path }) => path !== '/login-callback'),
      ({ handle }) => documentTitle(handle),
    );
    const shared = [...byTitle].filter(([, list]) => list.length > 1).map(([title, list]) => `${title}: ${list.map(({ path }) => path).join(', ')}`);
    expect(shared).toEqual([]);
  });
});
