import { bareLine } from '../../fields/oneLine.ts';
import { namesAUser } from '../../text/namesAUser.ts';

/** Where a link of a resource leads: into the app, out to the web, or nowhere that can be saved. */
export type LinkReading = 'empty' | 'internal' | 'external' | 'invalid';

/**
 * Whether a text begins with the address of the app, in any case (decisions-content O2), up to a path boundary:
 * `https://app.example` covers `https://app.example/menus`, not `https://app.example.evil`.
 */
export function isInternalLink(url: string, address: string): boolean {
  const text = bareLine(url).toLowerCase();
  const start = address.trim().toLowerCase().replace(/\/+$/, '');
  return start !== '' && text.startsWith(start) && /^(?:[/?#]|$)/.test(text.slice(start.length));
}

/** Whether a text is a whole web address that may be linked to; a script, a path or a bare word isn't. */
export function isWebAddress(url: string): boolean {
  const text = bareLine(url);
  // URL would repair both: spaces by %20, and missing slashes.
  if (/\s/.test(text) || !/^https?:\/\/[^/]/i.test(text)) return false;
  if (namesAUser(text)) return false;
  const host = URL.parse(text)?.hostname ?? '';
  return host === 'localhost' || /^[^.]+(?:\.[^.]+)+$/.test(host) || /^\[[\da-f:.]+\]$/.test(host);
}

/** What kind of address was typed (RES-111, RES-119 to RES-121). */
export function readLink(url: string, address: string): LinkReading {
  if (bareLine(url) === '') return 'empty';
  if (isInternalLink(url, address)) return 'internal';
  return isWebAddress(url) ? 'external' : 'invalid';
}
