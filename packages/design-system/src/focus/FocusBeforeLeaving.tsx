import { useState } from 'react';
import { useFocusBeforeLeaving } from './useFocusBeforeLeaving.ts';

/** Inside a menu that opens over the page: returns the focus to its button before it unmounts, unless one of its actions took the focus. */
export function FocusBeforeLeaving() {
  const [opener] = useState(() => document.activeElement);
  useFocusBeforeLeaving(opener);
  return null;
}
