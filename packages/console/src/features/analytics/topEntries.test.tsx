import { describe, expect, it } from 'vitest';
import { countsBefore, topEntries } from './topEntries.tsx';

const item = { contentItemId: 'item', contentInstanceId: 'page', preview: 'Town hall', typeName: 'SocialFeed', count: 3, lastPublicationUtc: '2026-11-20T12:00:00Z' };

describe('An entry of a ranking', () => {
  it('An entry of a ranking shows its type and when it was published, and links to its page', () => {
    const [entry] = topEntries([item]);
    expect(entry).toMatchObject({ id: 'item', label: 'Town hall', count: 3, href: '/content/social-feeds/page/items' });
    expect(entry?.description).toMatch(/ · Published 20 Nov 2026/);
  });

  it('N08: an entry of a ranking leaves out what the host leaves out', () => {
    const [entry] = topEntries([{ contentItemId: 'item', preview: ' ', count: 1, lastPublicationUtc: null }]);
    expect(entry).toEqual({ id: 'item', label: 'Untitled item', description: 'Not published', count: 1 });
    expect(topEntries(null)).toEqual([]);
    const nulls = JSON.parse('[{"contentItemId":"item","contentInstanceId":null,"preview":null,"typeName":null,"count":null,"lastPublicationUtc":null}]') as Parameters<typeof topEntries>[0];
    const [bare] = topEntries(nulls, countsBefore(nulls, 99));
    expect(bare).toMatchObject({ label: 'Untitled item', count: 0 });
    expect(bare?.description).toMatch(/^Not published · 0\sbefore$/);
  });

  it('An entry of a ranking of a type that this console does not know has no link', () => {
    expect(topEntries([{ ...item, typeName: 'Podcast' }])[0]?.href).toBeUndefined();
  });
});

describe('The count in the period before', () => {
  const before = [{ ...item, count: 1200 }];

  it('The count in the period before is in the line below the name', () => {
    expect(topEntries([item], countsBefore(before, 99))[0]?.description).toMatch(/ · Published .* · 1,200\sbefore$/);
  });

  it('The count in the period before is zero for what was not counted then, and left out where more was counted than requested', () => {
    expect(countsBefore([], 99)('item')).toBe(0);
    expect(countsBefore(before, 1)('other')).toBeNull();
    expect(topEntries([item], countsBefore(undefined, 99))[0]?.description).not.toContain('before');
  });
});
