const number = (count: number) => count.toLocaleString();
const items = (count: number) => (count === 1 ? '1 item' : `${number(count)} items`);

/** Texts of the content calendar. */
export const contentCalendarMessages = {
  facts: {
    published: (count: number) => `${number(count)} published`,
    scheduled: (count: number) => `${number(count)} scheduled`,
    series: (count: number) => (count === 1 ? '1 date of a series' : `${number(count)} dates of series`),
    surveyEnds: (count: number) => (count === 1 ? '1 survey ends' : `${number(count)} surveys end`),
  },
  filters: 'Pages and units',
  filtersOpen: (count: number) => (count === 0 ? 'Pages and units' : `Pages and units (${number(count)} filtered)`),
  pages: 'Pages',
  allPages: 'All pages',
  units: 'Units',
  allUnits: 'All units',
  unknownUnit: 'A unit that you cannot see',
  chosenUnit: (name: string) => `Unit: ${name}. Change`,
  collide: 'Two pins collide',
  collisionAnd: ' and ',
  /** After the names of both. */
  collision: (where: string | null, from: string, to: string) => `, both at the top${where === null ? '' : ` at ${where}`}, from ${from} to ${to}.`,
  reschedule: 'Reschedule',
  newDate: 'New publication date',
  inThePast: 'This date has passed.',
  isThatDate: 'It is scheduled for this date.',
  rescheduled: (name: string) => `Rescheduled: ${name}`,
  done: (done: string, name: string) => `${done}: ${name}`,
  draftAgain: 'It is a draft again, without a date.',
  undone: (name: string) => `Undone: ${name}`,
  undoing: (name: string) => `Undoing: ${name}`,
  lastChange: 'Last change',
  rescheduling: (name: string) => `Rescheduling ${name}`,
  pinSecondFrom: (date: string) => `Publish the second from ${date}…`,
  moreCollisions: (count: number) => (count === 1 ? 'One more pair of pins collides.' : `${number(count)} more pairs of pins collide.`),
  looking: (count: number) => `Checking: ${items(count)} so far`,
  lookedAtAll: (count: number) => (count === 1 ? 'From the only item.' : `From all ${items(count)}.`),
  lookedAt: (count: number, left: number) => `From the latest ${items(count)}. ${items(left)} created earlier not checked: drafts and scheduled or pinned items among them are missing here.`,
  lookFurther: 'Check older items',
  failed: (count: number) => (count === 1 ? 'The items of a page could not be loaded' : `The items of ${number(count)} pages could not be loaded`),
  pagesFailed: 'The pages could not be loaded',
  noPages: { title: 'No pages to show', text: 'The calendar shows what is on content pages. Your role may read none of them.' },
  /** For a super administrator, who may read all pages that there are. */
  nothingMade: { title: 'No pages yet', text: 'The calendar shows what is on content pages. Your organization has none yet.', act: 'Go to Content Instances' },
} as const;
