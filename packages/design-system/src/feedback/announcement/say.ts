import { hidden } from './say.css.ts';

/** How long a sentence stays where a screen reader that walks the page could find it, in milliseconds. */
const lasting = 5000;

let region: HTMLElement | undefined;

/** The one place from which everything is told. Dialogs hide the page, and leave out what is marked so (react-aria). */
function regionOfPage(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.className = hidden;
  region.dataset['liveAnnouncer'] = 'true';
  region.setAttribute('role', 'status');
  // Each sentence is told as it comes, not all that stand.
  region.setAttribute('aria-atomic', 'false');
  region.setAttribute('aria-relevant', 'additions');
  document.body.append(region);
  return region;
}

/** Tells a screen reader a sentence once, when it pauses. */
export function say(sentence: string): void {
  const isNew = region?.isConnected !== true;
  const place = regionOfPage();
  const line = document.createElement('p');
  line.textContent = sentence;
  // A region that comes together with its words is not told by every screen reader.
  setTimeout(() => place.append(line), isNew ? 100 : 0);
  setTimeout(() => line.remove(), lasting);
}
