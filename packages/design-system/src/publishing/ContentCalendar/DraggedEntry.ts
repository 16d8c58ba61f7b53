import { createContext, type RefObject } from 'react';
import type { CalendarEntry } from './contentCalendarTypes.ts';

/** The type of a dragged entry: used only by this console. */
export const entryType = 'application/x-noticeboard-calendar-entry';

/** The type of a dragged draft; its text is the draft's id. */
export const draftType = 'application/x-noticeboard-calendar-draft';

/** The entry that is being dragged, for the days under it: a drag only gives them its types. Null where nothing can be moved. */
export const DraggedEntry = createContext<RefObject<CalendarEntry | null> | null>(null);

/** Takes note of what is being dragged. */
export function setDragged(dragged: RefObject<CalendarEntry | null> | null, entry: CalendarEntry | null): void {
  if (dragged !== null) dragged.current = entry;
}
