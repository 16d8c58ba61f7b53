import { use } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { buttonMessages } from '../../messages/button.ts';
import { pendingSign, pendingCircle } from './PendingSign.css.ts';

/** A spinner over a button's text while its action runs, after 500 ms (core §2, Layout), or immediately where the caller has waited. */
export function PendingSign() {
  // The pending button names itself and its sign by this id; the ready-made bar would bring number formats along.
  const given = use(ProgressBarContext);
  const id = given !== null && given !== undefined && 'id' in given ? given.id : undefined;
  return (
    <span role="progressbar" id={id} aria-label={buttonMessages.pending} className={pendingSign}>
      <svg viewBox="0 0 16 16" className={pendingCircle} aria-hidden>
        <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" strokeOpacity="0.25" />
        <path d="M8 2a6 6 0 0 1 6 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </span>
  );
}
