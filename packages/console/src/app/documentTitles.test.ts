import { describe, expect, it } from 'vitest';
import type { PageHandle } from '../shared/pages/pageHandle.ts';
import { documentTitle } from '../shared/pages/documentTitle.ts';
import { contentSegments } from '../ground/paths.ts';
import { entryMessages } from '../messages/entry.ts';
import { routes } from './routes.tsx';

type Route = { path?: string; handle?: PageHandle; Component?: unknown; lazy?: unknown; children?: Route[] };

const every = (list: readonly Route[]): Route[] => list.flatMap((route) => [route, ...every(route.children ?? [])]);
/** Routes with an address; the titles of content pages differ by the pages' names. */
const addressed = every(routes as Route[]).filter(({ path, handle }) => path !== undefined && handle !== undefined && !/^\/content\/(?!survey)/.test(path));

describe('Titles of tabs', () => {
  it('The title of a tab names the page, the group it belongs to and the product', () => {
    expect(documentTitle({ page: 'settingsTheme' })).toBe('Theme · Settings · Noticeboard');
    expect(documentTitle({ page: 'analyticsEngagements' })).toBe('Engagements · Analytics · Noticeboard');
    expect(documentTitle({ page: 'dashboard' })).toBe('Dashboard · Noticeboard');
  });

  it('The title of a tab names a window before the page below it', () => {
    expect(documentTitle({ page: 'users', part: 'userAdd' })).toBe('Add New User · Users · Noticeboard');
  });

  it('The title of a tab names an item of a content page as the heading of its form does', () => {
    for (const of of contentSegments) {
      expect(documentTitle({ page: 'contentPage', item: { of, isNew: true } }, 'Town News')).toBe(`New ${entryMessages.items[of].toLowerCase()} · Town News · Noticeboard`);
      expect(documentTitle({ page: 'contentPage', item: { of } }, 'Town News')).toBe(`${entryMessages.items[of]} · Town News · Noticeboard`);
    }
  });

  it('The title of a tab names the record that the page shows, once its name is known', () => {
    expect(documentTitle({ page: 'userTag' }, '@night')).toBe('@night · Tags · Users · Noticeboard');
    expect(documentTitle({ page: 'contentPage', part: 'pageSettings' }, 'Town News')).toBe('Page settings · Town News · Noticeboard');
    expect(documentTitle({ page: 'contentPage' }, '')).toBe('Content page · Noticeboard');
  });

  it('The title of a tab is the product where no page is shown', () => {
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
