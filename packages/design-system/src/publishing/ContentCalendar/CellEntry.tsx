import { use } from 'react';
import { useDrag } from 'react-aria/useDrag';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import type { CalendarEntry, CalendarView } from './contentCalendarTypes.ts';
import { DraggedEntry, entryType, setDragged } from './DraggedEntry.ts';
import * as entryStyles from './CalendarEntry.css.ts';
import { EntryFace } from './EntryFace.tsx';
import { toneStyle } from './toneStyle.ts';

interface CellEntryProps {
  /** The entry. */
  entry: CalendarEntry;
  /** How much room it has. */
  view: CalendarView;
  /** Its time in words. */
  time: string;
  /** It is carried to another day by keyboard. */
  isCarried: boolean;
}

/** An entry in its day. A link for the pointer; by keyboard the day is opened, which lists it again. */
export function CellEntry({ entry, view, time, isCarried }: CellEntryProps) {
  const { href, kind, name, pageName, where, tone, isMovable = false, isMoving = false } = entry;
  const dragged = use(DraggedEntry);
  const render = useLinkRender(href);
  const facts = [texts.kinds[kind], pageName, where].filter(Boolean).join(' · ');
  const { dragProps, isDragging } = useDrag({
    isDisabled: !isMovable || isMoving || dragged === null,
    // By keyboard and by touch the day has a button for it.
    hasDragButton: true,
    getItems: () => [{ [entryType]: entry.id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => setDragged(dragged, entry),
    onDragEnd: () => setDragged(dragged, null),
  });
  const props = {
    ...dragProps,
    href,
    tabIndex: -1,
    className: entryStyles.entry({ isDragging: isDragging || isCarried, isMoving }),
    style: toneStyle(tone),
    title: `${time} ${name}\n${facts}`,
    'data-calendar-entry': entry.id,
  };
  const children = <EntryFace entry={entry} view={view} time={time} />;
  return render ? render({ ...props, children }) : <a {...props}>{children}</a>;
}
