/** Texts of the picker of an analytics range. */
export const analyticsRangeMessages = {
  label: 'Date range',
  dates: 'Dates',
  cleared: 'Choose both dates.',
  names: {
    last7Days: '7 days',
    last14Days: '14 days',
    last30Days: '30 days',
    currentMonth: 'Current month',
    lastMonth: 'Last month',
    custom: 'Custom',
  },
  atMost: (days: number) => `At most ${days} days.`,
  tooLong: (days: number) => `Maximum range is ${days} days.`,
};
