const entries = (count: number) => (count === 0 ? 'no entries' : count === 1 ? '1 entry' : `${count.toLocaleString()} entries`);
const pins = (count: number) => (count === 1 ? '1 pin' : `${count.toLocaleString()} pins`);

/** Texts of the content calendar. */
export const contentCalendarMessages = {
  views: 'View',
  view: { month: 'Month', week: 'Week' },
  previous: { month: 'Previous month', week: 'Previous week' },
  next: { month: 'Next month', week: 'Next week' },
  today: 'Today',
  loading: 'Loading the calendar',
  kinds: { published: 'Published', scheduled: 'Scheduled', series: 'Series', surveyEnds: 'Survey ends' },
  pinned: 'Pinned',
  pinnedUntil: (date: string) => `until ${date}`,
  colliding: 'overlaps another pin',
  more: (count: number) => `+${count.toLocaleString()} more`,
  morePins: (count: number) => (count === 1 ? '1 more pin' : `${count.toLocaleString()} more pins`),
  day: (day: string, isToday: boolean, entryCount: number, pinCount: number, carried?: string) =>
    [isToday && 'Today', day, (entryCount > 0 || carried !== undefined) && entries(entryCount), pinCount > 0 && pins(pinCount), carried].filter(Boolean).join(', '),
  nothing: 'Nothing on this day',
  carrying: {
    month: (name: string) => `Moving ${name}. Choose a day with the arrow keys, Enter to drop it there, Escape to leave it where it was.`,
    week: (name: string) => `Moving ${name}. Choose a day with left and right, a time with up and down. Enter drops it there, Escape leaves it where it was.`,
  },
  timed: (time: string, carried: string) => `${time}, ${carried}`,
  now: 'Now',
  left: (name: string) => `${name} stays where it was.`,
  target: 'can be dropped here',
  refused: 'cannot be dropped here',
  origin: 'it is here now',
  clocks: { forward: 'Clocks go forward', back: 'Clocks go back' },
  reschedule: 'Reschedule…',
  rescheduleEntry: (name: string) => `Reschedule ${name.replace(/…$/u, '')}…`,
  drafts: 'Drafts without a date',
  noDrafts: 'No drafts among the items checked',
  draftsLoading: 'Looking for drafts',
  moreDrafts: (count: number) => (count === 1 ? 'Show 1 more draft' : `Show ${count.toLocaleString()} more drafts`),
  // A shortened name ends with dots already.
  scheduleDraft: (name: string) => `Schedule ${name.replace(/…$/u, '')}…`,
  showEarlier: (count: number) => (count === 1 ? 'Show 1 earlier day' : `Show ${count.toLocaleString()} earlier days`),
  hideEarlier: 'Hide earlier days',
  nothingFromToday: 'Nothing from today on',
  nothingInSight: { title: 'Nothing here', text: 'None of the items checked is published, scheduled or pinned in this period.' },
};
