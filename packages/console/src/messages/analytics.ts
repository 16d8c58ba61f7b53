import { validationMessages as validation } from '@noticeboard/design-system/validation';

/** Texts of Analytics (core §2). */
export const analyticsMessages = {
  filters: 'Filters',
  allUnits: 'All units',
  unknownUnit: 'Another unit',
  unit: 'Unit',
  changeUnit: (unit: string) => `Unit: ${unit}. Change`,
  minimumActivity: 'Minimum activity',
  minimumDays: 'Minimum days',
  activities: 'a day',
  days: 'active',

  user: 'User',
  findUser: 'Search for a user',
  searchHint: validation.typeMore,
  userOutsideTitle: 'This user does not belong to your unit',
  userOutsideText: 'Choose someone in your unit to see their numbers.',
  noUserTitle: 'Choose a user',
  noUserText: 'Pick a person to see their activity.',
  tooLongTitle: 'Choose a shorter range',

  daysAreUtc: (time: string) => `Days are counted in UTC and begin at ${time} here. Times are shown in your own time zone.`,

  comparison: {
    compare: 'Compare with the period before',
    series: 'Period before',
    seriesOfAll: 'Period before, in all',
    ranges: (range: string, before: string) => `${range}, compared with ${before}`,
    failed: (title: string) => `${title}: the period before could not be loaded`,
    countBefore: (count: string) => `${count}\u00A0before`,
  },

  activeUsers: { title: 'Active users by day', unit: 'active users' },

  snapshot: {
    active: { title: 'Active users', pages: 'Active users pages', empty: 'No one was active in this period', download: 'Download active users' },
    inactive: { title: 'Inactive users', pages: 'Inactive users pages', empty: 'Everyone was active in this period', download: 'Download inactive users' },
    columns: { name: 'Name', lastActivity: 'Last activity', activityCount: 'Activities' },
    download: 'Download',
    never: 'Never',
  },

  topItems: {
    viewed: { title: 'Most viewed', unit: 'views' },
    commented: { title: 'Most commented', unit: 'comments' },
    liked: { title: 'Most liked', unit: 'likes' },
    untitled: 'Untitled item',
    published: (date: string) => `Published ${date}`,
    notPublished: 'Not published',
  },

  engagements: {
    interactions: { title: 'Comments and likes by day', comments: 'Comments', likes: 'Likes', unit: 'interactions' },
    publications: { title: 'Publications by day', figure: 'Publications', unit: 'publications' },
    activity: { title: 'Activity by day', figure: 'Activities', unit: 'activities' },
  },

  contentViews: {
    byDay: { title: 'Content views by day', unit: 'views' },
    table: 'Viewed content',
    pages: 'Viewed content pages',
    columns: { date: 'Date', preview: 'Content item', count: 'Views' },
    empty: 'Nothing was viewed in this period',
  },
} as const;
