/** How much of the calendar is in sight. */
export type CalendarView = 'month' | 'week';

/** What an entry represents: published, to be published once, one date of a series, or the end of a survey. */
export type CalendarEntryKind = 'published' | 'scheduled' | 'series' | 'surveyEnds';

/** Number of a page's colour, from 0; from 6 they start over with hollow marks, from 12 with filled ones. */
export type CalendarTone = number;

interface CalendarThing {
  /** Unique among all. */
  id: string;
  name: string;
  /** The colour of its page. */
  tone: CalendarTone;
  /** The name of its page. */
  pageName: string;
  /** Where it leads. */
  href: string;
}

interface DatedThing extends CalendarThing {
  /** The unit that it is published to; null where it is unknown. */
  where: string | null;
}

/** Something that happens at one instant. */
export interface CalendarEntry extends DatedThing {
  kind: CalendarEntryKind;
  /** ISO 8601 in UTC. */
  instant: string;
  /** It can be given another date. @default false */
  isMovable?: boolean;
  /** Its date is being changed. @default false */
  isMoving?: boolean;
}

/** A draft without a date. */
export type CalendarDraft = CalendarThing;

/** Giving drafts a date: what was dropped on a day, by pointer or by keyboard. */
export interface DraftPlacing {
  /** The draft that is carried by keyboard: the focus goes to a day. Null while none is. */
  carried: CalendarDraft | null;
  /** Whether a draft may go to a day, YYYY-MM-DD, at an instant; null where no time was chosen. */
  canPlace: (day: string, instant: string | null) => boolean;
  /** A draft, by its id, was dropped on a day, at an instant; null where no time was chosen. */
  onPlace: (draftId: string, day: string, instant: string | null) => void;
  /** What was carried goes back to the shelf. */
  onLeave: () => void;
}

/** What can be done with entries that are movable. */
export interface CalendarMoves {
  /** Whether an entry may go to an instant, ISO 8601 in UTC. */
  canMove: (entry: CalendarEntry, instant: string) => boolean;
  /** An entry was dropped: on another day, or in a week at another time. */
  onMove: (entry: CalendarEntry, instant: string) => void;
  /** Called to choose a date and a time of day, by button, or by the key `m` where there is no grid. */
  onReschedule: (entry: CalendarEntry) => void;
}

/** A pin: something that is on top for some time. Instants are ISO 8601 in UTC; `to` is exclusive. */
export interface CalendarPin extends DatedThing {
  from: string;
  to: string;
  /** Another pin is at the same unit at the same time. */
  isColliding: boolean;
}

/** Where and how days are meant: IANA time zone, BCP 47 tag, and today as YYYY-MM-DD. */
export interface CalendarSetting {
  timeZone: string;
  locale: string;
  today: string;
}
