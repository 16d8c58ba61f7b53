import { createStore, type Store } from '../ground/createStore.ts';
import { browserStorage } from '../ground/browserStorage.ts';

/** The colour scheme of the console: that of the device, or a fixed one. */
export type Appearance = 'system' | 'light' | 'dark';

const device = browserStorage('device');
// `early.js` reads the same key before the first paint.
const appearanceKey = 'noticeboard.scheme';
const contentTypeKey = 'noticeboard.shows-content-type';
const shortcutsKey = 'noticeboard.shortcuts';

function readAppearance(): Appearance {
  const stored = device.read(appearanceKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

const readShowsContentType = () => device.read(contentTypeKey) === 'true';
const readShortcuts = () => device.read(shortcutsKey) !== 'false';

const appearance = createStore<Appearance>(readAppearance());
const showsContentType = createStore(readShowsContentType());
const shortcuts = createStore(readShortcuts());

/** A preference that stays on this device (core §1), also after sign-out. */
export interface Preference<Value> extends Pick<Store<Value>, 'read' | 'subscribe'> {
  choose: (value: Value) => void;
}

/** Dark mode; follows the device until one is chosen (decisions-core O16). */
export const appearancePreference: Preference<Appearance> = {
  ...appearance,
  choose: (value) => {
    device.write(appearanceKey, value);
    appearance.write(value);
    applyAppearance();
  },
};

/** Whether the navigation shows the content type below a page's name (decisions-core O17). */
export const contentTypePreference: Preference<boolean> = {
  ...showsContentType,
  choose: (value) => {
    device.write(contentTypeKey, String(value));
    showsContentType.write(value);
  },
};

/** Whether keys without a modifier are enabled: `/` and `n` (WCAG 2.1.4). */
export const shortcutsPreference: Preference<boolean> = {
  ...shortcuts,
  choose: (value) => {
    device.write(shortcutsKey, String(value));
    shortcuts.write(value);
  },
};

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Themes switch by an attribute: no component renders again. */
function applyAppearance(): void {
  const chosen = appearance.read();
  document.documentElement.dataset['scheme'] = chosen === 'system' ? (prefersDark().matches ? 'dark' : 'light') : chosen;
}

/** Follows the device's own scheme, and choices in other tabs, for the life of the page. */
export function startAppearance(): void {
  applyAppearance();
  // Only fires in tabs that did not write; without a key everything was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && ![appearanceKey, contentTypeKey, shortcutsKey].includes(key)) return;
    appearance.write(readAppearance());
    showsContentType.write(readShowsContentType());
    shortcuts.write(readShortcuts());
    applyAppearance();
  });
  prefersDark().addEventListener('change', applyAppearance);
}
