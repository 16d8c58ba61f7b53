import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import Pin from 'lucide-react/icons/pin';
import Repeat from 'lucide-react/icons/repeat';
import type { CalendarEntryKind } from './contentCalendarTypes.ts';
import * as entryStyles from './CalendarEntry.css.ts';

const icons = { published: CircleCheck, scheduled: Clock, series: Repeat, surveyEnds: Flag, pin: Pin, draft: CircleDashed } as const;

/** The icon of an entry's kind; the word for it is beside it or in its name. */
export function EntrySign({ kind }: { kind: CalendarEntryKind | 'pin' | 'draft' }) {
  const Icon = icons[kind];
  return <Icon aria-hidden className={entryStyles.sign({ kind })} />;
}
