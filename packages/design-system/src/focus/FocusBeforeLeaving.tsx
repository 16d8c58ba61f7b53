import { useState } from 'react';
import { useFocusBeforeLeaving } from './useFocusBeforeLeaving.ts';

/** Inside a menu that opens over the page: the focus is back at its button before it has left, unless an act of it took the focus. */
export function FocusBeforeLeaving() {
  const [opener] = useState(() => document.activeElement);
  useFocusBeforeLeaving(opener);
  return null;
}
