import '@noticeboard/design-system/fonts.css';
import '@noticeboard/design-system/theme';
import { allowEmptyHtml } from '@noticeboard/design-system/trusted-types';
import './app/brandMark.css.ts';
import { startSession } from './app/startSession.ts';
import { entryMessages } from './messages/entry.ts';

allowEmptyHtml();

// Loaded inside its own renewal frame, the console would renew within the renewal (faults B05).
if (window.top === window.self) {
  // The session is opened while the code of the interface, eight times as large, is still loading.
  const opening = startSession();
  import('./app/startConsole.tsx').then(({ startConsole }) => startConsole(opening), tellUnderTheMark);
}

/** Without the interface's code only the page's own mark can show the failure (B01). */
function tellUnderTheMark(): void {
  const told = document.createElement('p');
  told.role = 'alert';
  told.textContent = entryMessages.notLoaded;
  document.querySelector('[data-brand-mark]')?.append(told);
}
