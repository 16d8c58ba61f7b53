import { hidden } from './say.css.ts';

/** How long a sentence stays where a screen reader that reads through the page could find it, in milliseconds. */
const lasting = 5000;

let region: HTMLElement | undefined;

/** Stays the same until the sentences are removed. */
let said = {};

/** The one live region. Dialogs hide the page, except for what is marked like this (react-aria). */
function regionOfPage(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.className = hidden;
  region.dataset['liveAnnouncer'] = 'true';
  region.setAttribute('role', 'status');
  // Announces each added sentence, not the whole region.
  region.setAttribute('aria-atomic', 'false');
  document.body.append(region);
  return region;
}

/** Announces a sentence to screen readers once, politely. */
export function say(sentence: string): void {
  const isNew = region?.isConnected !== true;
  const place = regionOfPage();
  const line = document.createElement('p');
  line.textContent = sentence;
  const before = said;
  // Not every screen reader announces a region that is added together with its text.
  setTimeout(() => before === said && place.append(line), isNew ? 100 : 0);
  setTimeout(() => line.remove(), lasting);
}

/** Removes every sentence that is still in the page: those for one user, or about one tenant, are not for the next. */
export function takeBackSaid(): void {
  said = {};
  region?.replaceChildren();
}
