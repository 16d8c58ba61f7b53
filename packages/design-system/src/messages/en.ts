/**
 * Every sentence that components show by themselves, in English. One key per component; a second language is a
 * second file of this shape. Strings that the specification gives are kept to the letter.
 */
export const messages = {
  dataTable: {
    actions: 'Actions',
    clearFilters: 'Clear filters',
    clearFilter: (column: string) => `Clear filter ${column}`,
    filterBy: (column: string) => `Filter by ${column}`,
    filterPlaceholder: 'Search',
    filterAll: 'All',
    empty: 'Nothing to show.',
    errorTitle: 'The list could not be loaded',
    loading: (label: string) => `Loading ${label}`,
    refreshing: 'Updating',
    selectPage: 'Select all rows of this page',
    selectRow: (row: string) => `Select ${row}`,
    selection: 'Selection',
    selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
    clearSelection: 'Clear selection',
    sortAndFilter: 'Sort and filter',
    sortBy: 'Sort by',
    sortNone: 'Default order',
    sortOption: (column: string, direction: 'ascending' | 'descending') => `${column}, ${direction}`,
    sorted: (column: string, direction: 'ascending' | 'descending') => `Sorted by ${column}, ${direction}`,
    unsorted: 'Not sorted',
    tryAgain: 'Try again',
  },
  pagination: {
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    pageOf: (page: string, pageCount: string) => `Page ${page} of ${pageCount}`,
    range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
    none: 'No results',
    pageSize: 'Rows per page',
  },
  organizationTree: {
    search: 'Search organization',
    empty: 'No organization nodes',
    noMatch: (text: string) => `No node matches “${text}”`,
    matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
    publishingOff: 'Publishing off',
    loading: 'Loading the organization',
  },
  nodeFilterModal: {
    title: 'Filter by organization',
    apply: 'Apply Filter',
    cancel: 'Cancel',
    errorTitle: 'The organization could not be loaded',
    tryAgain: 'Try again',
  },
};
