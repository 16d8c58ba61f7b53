import { browserStorage } from './browserStorage.ts';

const key = 'noticeboard.page-count';

/** More than a window shows: what follows the pages comes up from below once they are known, and nothing moves away from a pointer. */
const mostInSight = 16;

const device = browserStorage('device');

/** How many content pages the navigation had the last time on this device; many, if it never had any (ADR 0185). */
export function expectedPages(): number {
  const count = Number(device.read(key) ?? Number.NaN);
  return Number.isInteger(count) && count >= 0 ? Math.min(count, 200) : mostInSight;
}

/** Keeps how many there are, so that the next start leaves the right room for them. */
export const rememberPages = (count: number): void => device.write(key, String(count));

/** Removes it, with everything else that a sign-out removes from the device. */
export const forgetPages = (): void => device.remove(key);
