import { browserStorage } from '../ground/browserStorage.ts';
import { createStore } from '../ground/createStore.ts';

/** Beginning of the keys under which uploads of this tab are remembered. */
export const rememberedPrefix = 'noticeboard.upload ';

/** Whether this page has uploads, or an earlier load of it has left some: the tray's code is loaded then. */
export const trayNeeded = createStore(browserStorage('tab').keys().some((key) => key.startsWith(rememberedPrefix)));
