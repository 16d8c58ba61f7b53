/** What the navigation of content pages says; it loads with the frame. */
export const contentTypeNavigationMessages = { filterByType: 'Filter by type', searchPages: 'Search pages', failed: 'The pages could not be loaded', tryAgain: 'Try again' };
