/** Texts of the navigation of content pages; they load with the frame. */
export const contentTypeNavigationMessages = { filterByType: 'Filter by type', searchPages: 'Search pages', failed: 'The pages could not be loaded', tryAgain: 'Try again' };
