import type { SideNavEntry } from './sideNavTypes.ts';

/** Whether two entries show the same. Icons and badges are compared by identity, so keep their elements. */
export function isSameEntry(before: SideNavEntry, now: SideNavEntry): boolean {
  const { children: linksBefore = [], ...ownBefore } = before;
  const { children: links = [], ...own } = now;
  const names = Object.keys({ ...ownBefore, ...own }) as (keyof typeof own)[];
  return (
    (before.children === undefined) === (now.children === undefined) &&
    names.every((name) => Object.is(ownBefore[name], own[name])) &&
    links.length === linksBefore.length &&
    links.every((link, place) => isSameEntry(linksBefore[place]!, link))
  );
}
