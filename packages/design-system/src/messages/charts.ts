/** Texts of the charts. Apart from the others: they travel with the code of the charts, which loads on demand. */
export const chartMessages = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  shownAsTable: 'The numbers are shown as a table.',
  shownAsChart: 'The numbers are shown as a chart.',
  copyCsv: 'Copy as CSV',
  copied: 'Copied',
  copyFailed: 'Could not be copied',
  loading: (title: string) => `Loading ${title}`,
  empty: 'No activity in this period',
  date: 'Date',
  category: 'Category',
  total: 'Total',
  noValue: 'No data',
  partial: (missing: number, all: number) => `No data for ${missing.toLocaleString()} of ${all.toLocaleString()}. What is shown is incomplete.`,
  errorTitle: 'The chart could not be loaded',
  /** Of a ranking. */
  listErrorTitle: 'The list could not be loaded',
  legend: 'Series',
  noSeries: 'Every series is hidden. Choose one above.',
  instructions: 'Use the left and right arrow keys to move through the values.',
  noEntries: 'Nothing to rank in this period',
};
